import type { StoredPreview } from '@lectern/api-client';
import type { PageWords } from '@lectern/catalogue';
import { from } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { spokenTime } from '../../islands/player/spoken-time.js';
import { listStoredPreviews } from '../audio-previews/preview-calls.js';

type Words = Pick<
  PageWords<'audio-test'>,
  | 'bannerTitle'
  | 'bannerText'
  | 'openText'
  | 'resultsHeading'
  | 'columns'
  | 'statusLabels'
  | 'results'
  | 'storedText'
  | 'missingText'
  | 'units'
>;

type TestResult = Words['results'][number];

/** One row per voice, to avoid layout shift: the newest stored preview, else the samples. Expects the newest first. */
export function testResults(stored: readonly StoredPreview[], words: Words): readonly TestResult[] {
  const { results, storedText, missingText, units } = words;
  if (!stored.some(({ voiceType }) => results.some(({ voice }) => voice === voiceType))) return results;
  return results.map(({ book, voice }) => {
    const newest = stored.find(({ voiceType }) => voiceType === voice);
    if (!newest) return { book, voice, status: 'pending', message: missingText };
    const time = spokenTime((newest.durationMs ?? 0) / 1000, units);
    return { book: newest.bookTitle, voice, status: 'success', message: storedText.replace('{time}', time) };
  });
}

type Labels = Words['statusLabels'];

/** Label of a status; an unknown status is pending (specification 1, section 2). */
export function statusLabel(status: string, labels: Labels): string {
  return Object.hasOwn(labels, status) ? labels[status as keyof Labels] : labels.pending;
}

/** Voices that do not work, and why: `Not there yet: warm (Pending).`; empty if all work. */
export function openText(
  results: readonly TestResult[],
  words: Pick<Words, 'openText' | 'statusLabels'>,
): string {
  const open = results
    .filter(({ status }) => status !== 'success')
    .map(({ voice, status }) => `${voice} (${statusLabel(status, words.statusLabels)})`);
  return open.length > 0 ? words.openText.replace('{voices}', open.join(', ')) : '';
}

const Banner = styled.p`
  margin-top: var(--space-4);
  padding: var(--space-3);
  border-left: 4px solid var(--color-success);
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-success) 12%, var(--color-surface));
  strong,
  span {
    display: block;
  }
  strong {
    color: var(--color-success);
    font: 600 1.125rem/1.4 var(--font-control);
  }
  /* Reserves space for all four, to avoid layout shift. */
  span {
    min-height: 4lh;
    ${from.tablet} {
      min-height: 2lh;
    }
    ${from.desktop} {
      min-height: 1lh;
    }
  }
`;

const Result = styled.dl`
  display: grid;
  gap: 0 var(--space-3);
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
  }
  dt {
    color: var(--color-muted);
    font: 400 0.875rem/1.5 var(--font-control);
  }
  dd {
    margin: 0;
  }
  /* Two lines each for title and message, to avoid layout shift. */
  > :first-child dd,
  > :last-child dd {
    min-height: 2lh;
  }
`;

function Results({ words }: { words: Words }) {
  const [results, setResults] = useState<ReturnType<typeof testResults>>(words.results);
  useEffect(() => {
    void listStoredPreviews().then((stored) => setResults(testResults(stored, words)));
  }, [words]);
  const { columns, statusLabels } = words;
  return (
    <>
      <Banner>
        <strong>{words.bannerTitle}</strong>
        {words.bannerText}
        <span>{openText(results, words)}</span>
      </Banner>
      <h2>{words.resultsHeading}</h2>
      <ul>
        {results.map(({ book, voice, status, message }) => (
          <li key={voice}>
            <Result>
              <div>
                <dt>{columns.book}</dt>
                <dd>{book}</dd>
              </div>
              <div>
                <dt>{columns.voice}</dt>
                <dd>{voice}</dd>
              </div>
              <div>
                <dt>{columns.status}</dt>
                <dd>{statusLabel(status, statusLabels)}</dd>
              </div>
              <div>
                <dt>{columns.message}</dt>
                <dd>{message}</dd>
              </div>
            </Result>
          </li>
        ))}
      </ul>
    </>
  );
}

export const TestResults = island('test-results', Results, () => ({ always: true }));
