import type { BroadcastPreview } from '@lectern/api-client/admin';
import { ErrorMessage, Loading } from '@lectern/ui/kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type FrameSize, EmailFrame } from '../components/email-frame.js';
import type { PreviewQuery } from './broadcast-data.js';
import { say } from '../say.js';
import { broadcasts as m } from '../messages.js';

const Blank = styled.p`
  padding: var(--space-4) var(--space-3);
  border: 1px dashed color-mix(in srgb, var(--color-ink) 26%, transparent);
  border-radius: var(--radius-medium);
  color: var(--color-muted);
  text-align: center;
`;

const Size = styled.p`
  margin-top: var(--space-1);
  color: var(--color-muted);
  font-size: 0.9375rem;
  &[data-large] {
    color: var(--color-caution);
  }
`;

/** Share of Gmail's size limit at which the warning starts. */
const nearlyClipped = 0.9;

/** Warns if Gmail clips the email, or nearly; undefined if it is short enough. */
function sizeWarning({ htmlBytes, clippedFromBytes }: BroadcastPreview): string | undefined {
  if (htmlBytes < nearlyClipped * clippedFromBytes) return undefined;
  const sizes = { size: kilobytes(htmlBytes), limit: kilobytes(clippedFromBytes) };
  return say(htmlBytes >= clippedFromBytes ? m.preview.size.clipped : m.preview.size.nearlyClipped, sizes);
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** Size of one copy, with a warning near the limit of Gmail. */
export function EmailSize({ preview }: { preview: BroadcastPreview }) {
  const warning = sizeWarning(preview);
  return (
    <Size role="status" data-large={warning ? '' : undefined}>
      {warning ?? say(m.preview.size.fine, { size: kilobytes(preview.htmlBytes) })}
    </Size>
  );
}

interface EmailPreviewProps {
  preview: PreviewQuery;
  size: FrameSize;
  onSize: (size: FrameSize) => void;
}

export function EmailPreview({ preview, size, onSize }: EmailPreviewProps) {
  const { data, error, isBlank, refetch } = preview;
  if (isBlank) return <Blank>{m.preview.empty}</Blank>;
  return (
    <>
      <ErrorMessage error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <EmailFrame title={m.preview.label} html={data.html} size={size} onSize={onSize} />
          <EmailSize preview={data} />
        </>
      ) : error ? null : (
        <Loading label={m.preview.loading} heights={['20rem']} />
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

export function MarkdownNote() {
  return (
    <details>
      <summary>{m.editor.help.title}</summary>
      <List>
        {m.editor.help.signs.map(([sign, meaning]) => (
          <Fragment key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </List>
    </details>
  );
}
