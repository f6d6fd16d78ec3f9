import type { WrittenBroadcast } from '@lectern/api-client/admin';
import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Trouble } from '../../parts/index.js';
import { type FrameSize, LetterFrame } from '../letter-frame.js';
import { usePreview } from './broadcast-data.js';
import { useSettled } from './use-settled.js';

const settledMs = 500;

const Blank = styled.p`
  padding: var(--space-4) var(--space-3);
  border: 1px dashed color-mix(in srgb, var(--color-ink) 26%, transparent);
  border-radius: var(--radius-medium);
  color: var(--color-muted);
  text-align: center;
`;

const Awaited = styled.div`
  display: grid;
  height: 20rem;
`;

interface LetterPreviewProps {
  written: WrittenBroadcast;
  size: FrameSize;
  onSize: (size: FrameSize) => void;
}

/** A letter as it will arrive, while it is written. */
export function LetterPreview({ written, size, onSize }: LetterPreviewProps) {
  const subject = useSettled(written.subject, settledMs);
  const body = useSettled(written.body, settledMs);
  const { data, error, refetch } = usePreview({ subject, body, topic: null });
  if (body.trim() === '') return <Blank>Your letter appears here as you write it.</Blank>;
  return (
    <>
      {error ? <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} /> : null}
      {data ? (
        <LetterFrame title="The letter as it will arrive" html={data.html} size={size} onSize={onSize} />
      ) : error ? null : (
        <Awaited role="status" aria-label="The preview is on its way">
          <Skeleton />
        </Awaited>
      )}
    </>
  );
}
