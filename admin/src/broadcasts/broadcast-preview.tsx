import type { WrittenBroadcast } from '@lectern/api-client/admin';
import { ErrorMessage, Loading } from '@lectern/ui/kit';
import { Fragment, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Details } from '../components/index.js';
import { type FrameSize, EmailFrame } from '../components/email-frame.js';
import { usePreview } from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

/** What a value is once it has not changed for a while: who types is not followed letter by letter. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

const settledMs = 500;

const Blank = styled.p`
  padding: var(--space-4) var(--space-3);
  border: 1px dashed color-mix(in srgb, var(--color-ink) 26%, transparent);
  border-radius: var(--radius-medium);
  color: var(--color-muted);
  text-align: center;
`;

interface EmailPreviewProps {
  written: Pick<WrittenBroadcast, 'subject' | 'body'>;
  size: FrameSize;
  onSize: (size: FrameSize) => void;
}

/** A broadcast as it will arrive, while it is written. */
export function EmailPreview({ written, size, onSize }: EmailPreviewProps) {
  const subject = useSettled(written.subject, settledMs);
  const body = useSettled(written.body, settledMs);
  const { data, error, refetch } = usePreview({ subject, body, topic: null });
  if (body.trim() === '') return <Blank>{m.yourBroadcastAppearsHere}</Blank>;
  return (
    <>
      <ErrorMessage error={error} onRetry={() => void refetch()} />
      {data ? (
        <EmailFrame title={m.broadcastAsWillArrive} html={data.html} size={size} onSize={onSize} />
      ) : error ? null : (
        <Loading label={m.previewOnItsWay} heights={['20rem']} />
      )}
    </>
  );
}

const List = styled.dl`
  margin: 0;
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  font-size: 0.9375rem;
  dd {
    margin: 0;
    color: var(--color-muted);
  }
  code {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

/** What may stand in a broadcast. */
export function MarkdownNote() {
  return (
    <Details>
      <summary>{m.youCanDoText}</summary>
      <List>
        {m.signs.map(([sign, meaning]) => (
          <Fragment key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </List>
    </Details>
  );
}
