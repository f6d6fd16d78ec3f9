import type { ReaderWords } from '@lectern/catalogue';
import { styled } from 'styled-components';
import { ReadingProgressBar } from './progress-bar.js';
import { minutesOf } from './reading.js';

const Foot = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  min-height: 2.25rem;
  padding: var(--space-1) max(1.25rem, env(safe-area-inset-left))
    max(var(--space-1), env(safe-area-inset-bottom));
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
`;

interface ProgressFootProps {
  words: ReaderWords;
  /** 0 to 1. */
  progress: number;
  wordCount: number;
}

export function ProgressFooter({ words, progress, wordCount }: ProgressFootProps) {
  const percent = Math.round(progress * 100);
  const read = words.progressText.replace('{percent}', String(percent));
  const minutes = minutesOf(wordCount * (1 - progress));
  const left = percent >= 99 ? words.endText : words.leftText.replace('{minutes}', String(minutes));
  return (
    <Foot>
      <ReadingProgressBar fraction={progress} label={words.progressLabel} text={`${read}, ${left}`} />
      <span aria-hidden="true">{read}</span>
      <span aria-hidden="true">{left}</span>
    </Foot>
  );
}
