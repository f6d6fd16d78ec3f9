import type { PageWords } from '@lectern/catalogue';
import { Button, Card } from '@lectern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { isTagConnected, track } from '../../layout/analytics/analytics.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

const Lines = styled.ol`
  font: 400 0.9375rem/1.6 var(--font-control);
  list-style: none;
`;

type TestWords = Pick<PageWords<'analytics-test'>, 'labels' | 'resultsHeading' | 'noResults' | 'lines'>;

function Test({ words }: { words: TestWords }) {
  const { labels, resultsHeading, noResults } = words;
  const test = useAnalyticsTest(words.lines);
  return (
    <>
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
    </>
  );
}

export const AnalyticsTest = island('analytics-test', Test);

const followUpMs = 1000;

interface Line {
  id: number;
  text: string;
}

type TestLines = TestWords['lines'];

const events = [
  { line: 'custom', name: 'test_event', parameters: { source: 'analytics-test' } },
  {
    line: 'bookView',
    name: 'view_item',
    parameters: { currency: 'USD', value: 9.99, items: [{ item_id: 'finding-peace', item_name: 'Test' }] },
  },
  { line: 'newsletter', name: 'sign_up', parameters: { method: 'newsletter' } },
] as const;

function useAnalyticsTest(words: TestLines) {
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
