import { ChoiceChip } from '@lectern/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { components as m } from '../messages.js';

/** Widths of a mail client in px. */
const widths = { phone: 390, desktop: 680 };

export type FrameSize = keyof typeof widths;

const Sizes = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-1);
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

const withOwnWindows = (html: string): string => {
  const base = '<base target="_blank">';
  return /<head[\s>]/i.test(html) ? html.replace(/<head[^<>]*>/i, (head) => head + base) : base + html;
};

interface EmailFrameProps {
  title: string;
  html: string;
  size: FrameSize;
  onSize: (size: FrameSize) => void;
}

/** An empty document; it renders the HTML it receives by `postMessage`. */
const FRAME = '/email-frame';

/** Sandboxed preview of an email: no scripts, no access to the dashboard. */
export function EmailFrame({ title, html, size, onSize }: EmailFrameProps) {
  const sheet = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The frame has an opaque origin, so no target origin can be named.
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
      <Sizes role="group" aria-label={m.preview.width}>
        {(['phone', 'desktop'] as const).map((name) => (
          <ChoiceChip key={name} aria-pressed={size === name} onClick={() => onSize(name)}>
            {m.preview[name]}
          </ChoiceChip>
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

/** Frame whose width does not depend on its container. */
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
