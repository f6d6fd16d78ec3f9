import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { components as m } from '../messages.js';

/** What a mailbox is wide, in px: on a phone, and on a desktop. */
const widths = { phone: 390, desktop: 680 };

export type FrameSize = keyof typeof widths;

const Sizes = styled.div`
  display: inline-flex;
  margin-bottom: var(--space-1);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  overflow: clip;
`;

const Size = styled.button`
  min-height: 2.75rem;
  padding: 0.375rem 1rem;
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  font: 600 0.875rem/1 var(--font-control);
  &[aria-pressed='true'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Room = styled.div`
  overflow-x: auto;
`;

const Sheet = styled.iframe<{ $size: FrameSize }>`
  display: block;
  width: ${({ $size }) => widths[$size]}px;
  ${({ $size }) => ($size === 'phone' ? 'max-width: 100%;' : '')}
  height: min(44rem, 80vh);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

/** Its links open beside the dashboard, never in the email's own place. */
const withOwnWindows = (html: string): string => {
  const base = '<base target="_blank">';
  return /<head[\s>]/i.test(html) ? html.replace(/<head[^<>]*>/i, (head) => head + base) : base + html;
};

interface EmailFrameProps {
  /** Names the frame. */
  title: string;
  /** Of the whole email, as it is sent. */
  html: string;
  size: FrameSize;
  onSize: (size: FrameSize) => void;
}

/** Where a document of its own shows what it is given: it asks once it is there. */
const FRAME = '/email-frame';

/** An email as a mailbox shows it, shut off from the dashboard: nothing in it runs, and it reaches nothing around it. */
export function EmailFrame({ title, html, size, onSize }: EmailFrameProps) {
  const sheet = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Of no origin: there is none to name.
    const show = () => sheet.current?.contentWindow?.postMessage(withOwnWindows(html), '*');
    const onMessage = ({ source }: MessageEvent) => {
      if (source === sheet.current?.contentWindow) show();
    };
    show();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [html]);
  return (
    <div>
      <Sizes role="group" aria-label={m.widthOfTheMailbox}>
        {(['phone', 'desktop'] as const).map((name) => (
          <Size key={name} type="button" aria-pressed={size === name} onClick={() => onSize(name)}>
            {name === 'phone' ? m.phone : m.desktop}
          </Size>
        ))}
      </Sizes>
      <Room>
        <Sheet
          ref={sheet}
          title={title}
          src={FRAME}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          $size={size}
        />
      </Room>
    </div>
  );
}

/** The frame for where nothing depends on its width. */
export function OwnSizeFrame({
  title,
  html,
  first = 'phone',
}: {
  title: string;
  html: string;
  first?: FrameSize;
}) {
  const [size, setSize] = useState<FrameSize>(first);
  return <EmailFrame title={title} html={html} size={size} onSize={setSize} />;
}
