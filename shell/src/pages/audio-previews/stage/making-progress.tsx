import type { SpokenPreview } from '@lectern/api-client';
import { Button, VisuallyHidden } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { AudioPreviewsWords } from '../audio-previews.words.js';
import { Foot, Note, Stack } from './stage-frame.js';

/** As high as the waveform that replaces it. */
const Line = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-2);
  min-height: 5.5rem;
  font: 500 1.0625rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  --done: 0%;
  overflow: hidden;
  height: 0.75rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  &::before {
    content: '';
    display: block;
    width: var(--done);
    height: 100%;
    background: var(--color-accent);
    transition: width var(--motion-calm) var(--motion-ease);
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-3);
  padding: 0;
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
  list-style: none;
  li::before {
    content: '○ ' / '';
  }
  li[data-done]::before {
    content: '● ' / '';
    color: var(--color-accent);
  }
  [aria-current] {
    color: var(--color-ink);
    font-weight: 600;
  }
`;

const steps = ['queued', 'speaking', 'encoding'] as const;

interface MakingProgressProps {
  words: AudioPreviewsWords['progress'];
  making: SpokenPreview | null;
  waitingText: string;
  /** Opened by its address, so it may be finished: no steps until its status is known. */
  isOpening: boolean;
  isAway: boolean;
  onCancel(): void;
}

export function MakingProgress({
  words,
  making,
  waitingText,
  isOpening,
  isAway,
  onCancel,
}: MakingProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { piecesDone = 0, piecesTotal = 0 } = making ?? {};
  const isCounted = piecesTotal > 0;
  const text = making ? progressText(making, words) : waitingText;
  const step = making ? steps.findIndex((each) => each === making.status) : 0;
  useEffect(() => {
    bar.current?.style.setProperty('--done', isCounted ? `${(piecesDone / piecesTotal) * 100}%` : '0%');
  }, [isCounted, piecesDone, piecesTotal]);

  return (
    <Stack>
      <Line>
        <span>{text}</span>
        <Bar
          ref={bar}
          role="progressbar"
          aria-label={words.barLabel}
          aria-valuetext={text}
          aria-valuemin={0}
          aria-valuemax={isCounted ? piecesTotal : undefined}
          aria-valuenow={isCounted ? piecesDone : undefined}
        />
        {isOpening ? null : (
          <Steps>
            {steps.map((each, at) => (
              <li
                key={each}
                data-done={at <= step ? '' : undefined}
                aria-current={at === step ? 'step' : undefined}
              >
                {words.steps[each]}
              </li>
            ))}
          </Steps>
        )}
      </Line>
      <VisuallyHidden role="status">{making ? milestoneText(making, words) : waitingText}</VisuallyHidden>
      <Foot>
        <Note role={isAway ? 'alert' : undefined}>
          {isAway ? words.awayText : null}
          {making && !isAway ? words.leaveNote : null}
        </Note>
        {making ? (
          <Button $look="quiet" onClick={onCancel}>
            {words.cancelLabel}
          </Button>
        ) : null}
      </Foot>
    </Stack>
  );
}

type Words = AudioPreviewsWords['progress'];

type Progress = Pick<SpokenPreview, 'status' | 'piecesDone' | 'piecesTotal'>;

export function progressText({ status, piecesDone, piecesTotal }: Progress, words: Words): string {
  if (status === 'encoding') return words.encodingText;
  if (status === 'queued' || piecesTotal === 0) return words.queuedText;
  const at = Math.min(piecesDone + 1, piecesTotal);
  return words.speakingText.replace('{done}', String(at)).replace('{total}', String(piecesTotal));
}

/** Announcement for screen readers: each step, and quarters of the recording. */
export function milestoneText(making: Progress, words: Words): string {
  const { status, piecesDone, piecesTotal } = making;
  if (status !== 'speaking' || piecesTotal === 0) return progressText(making, words);
  const quarter = Math.floor((piecesDone / piecesTotal) * 4);
  return progressText({ ...making, piecesDone: Math.ceil((quarter * piecesTotal) / 4) }, words);
}
