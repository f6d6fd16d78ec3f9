import type { PageWords } from '@lectern/catalogue';
import { Button, Card, Container } from '@lectern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { isTagConnected, track } from '../../layout/analytics/analytics.js';

const Column = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
  h1 + p {
    margin-top: var(--space-3);
  }
  h2 {
    margin-block: var(--space-5) var(--space-2);
    font-size: var(--text-heading-3);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

const Steps = styled.ol`
  padding-left: 1.25em;
  list-style: decimal;
  li + li {
    margin-top: var(--space-1);
  }
`;

const Lines = styled.ol`
  font: 400 0.9375rem/1.6 var(--font-control);
  list-style: none;
`;

export function AnalyticsTestPage({ words }: { words: PageWords<'analytics-test'> }) {
  const { labels, resultsHeading, noResults, verificationHeading, verification } = words;
  const test = useAnalyticsTest(words.lines);
  return (
    <Column>
      <h1>{words.heading}</h1>
      <p>{words.intro}</p>
      <Buttons>
        <Button onClick={test.runFullTest}>{labels.runFullTest}</Button>
        <Button $look="quiet" onClick={test.checkStatus}>
          {labels.checkStatus}
        </Button>
        <Button $look="quiet" onClick={test.testEvents}>
          {labels.testEvents}
        </Button>
        <Button $look="quiet" onClick={test.clearResults}>
          {labels.clearResults}
        </Button>
      </Buttons>
      <h2 id="results">{resultsHeading}</h2>
      <Card role="log" aria-labelledby="results">
        {test.lines.length === 0 ? <p>{noResults}</p> : null}
        <Lines>
          {test.lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Lines>
      </Card>
      <h2>{verificationHeading}</h2>
      <Steps>
        {verification.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Column>
  );
}

/** How long after the status the full test sends its events. */
const followUpMs = 1000;

interface Line {
  id: number;
  text: string;
}

type TestLines = PageWords<'analytics-test'>['lines'];

/** The three events that the site reports, as the test sends them. */
const events = [
  { line: 'custom', name: 'test_event', parameters: { source: 'analytics-test' } },
  {
    line: 'bookView',
    name: 'view_item',
    parameters: { currency: 'USD', value: 9.99, items: [{ item_id: 'finding-peace', item_name: 'Test' }] },
  },
  { line: 'newsletter', name: 'sign_up', parameters: { method: 'newsletter' } },
] as const;

/** A log that accumulates lines, and the buttons that write them. */
export function useAnalyticsTest(words: TestLines) {
  const [lines, setLines] = useState<Line[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (text: string) => setLines((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }]),
    [],
  );
  const checkStatus = useCallback(
    () => write(isTagConnected() ? words.loaded : words.notLoaded),
    [write, words],
  );
  const testEvents = useCallback(() => {
    for (const { line, name, parameters } of events) {
      const isSent = isTagConnected() && track(name, parameters);
      write(isSent ? words[line].sent : words[line].failed);
    }
  }, [write, words]);
  const clearResults = useCallback(() => {
    clearTimeout(timer.current);
    setLines([]);
  }, []);
  const runFullTest = useCallback(() => {
    clearResults();
    checkStatus();
    timer.current = setTimeout(testEvents, followUpMs);
  }, [clearResults, checkStatus, testEvents]);

  return { lines, checkStatus, testEvents, clearResults, runFullTest };
}
