import type { PageWords } from '@lectern/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTagConnected, track } from '../../analytics/analytics.js';

/** How long after the status the full test sends its events. */
const followUpMs = 1000;

interface Line {
  id: number;
  text: string;
}

type Lines = PageWords<'analytics-test'>['lines'];

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
export function useAnalyticsTest(words: Lines) {
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
