import type { ChatOptions, ChatScript } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { builtIn } from '../words.js';
import { Frame, Head, HeadButton, Title } from './frame-parts.js';

interface ChatFrameProps {
  script: ChatScript | null;
  options: ChatOptions;
  onStartOver(): void;
  children: ReactNode;
}

/** The panel or the box: its title, its buttons, and the Escape key. */
export function ChatFrame({ script, options, onStartOver, children }: ChatFrameProps): ReactNode {
  const isInline = options.layout === 'inline';
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const close = isInline ? undefined : options.onClose;
  useEscape(frame, close);

  // Whoever opens the panel is in it at once; its field takes the focus as soon as it is there.
  useEffect(() => {
    const { current } = frame;
    if (!isInline && !current?.contains(document.activeElement)) current?.focus();
  }, [isInline]);

  return (
    <Frame
      ref={frame}
      $isInline={isInline}
      role={isInline ? 'region' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Head>
        <Title id={titleId}>{script?.words.title ?? builtIn.title}</Title>
        {script ? (
          <HeadButton type="button" onClick={onStartOver}>
            {script.words.startOverLabel}
          </HeadButton>
        ) : null}
        {close ? (
          <HeadButton
            type="button"
            aria-label={script?.words.closeLabel ?? builtIn.closeLabel}
            onClick={close}
          >
            <Cross />
          </HeadButton>
        ) : null}
      </Head>
      {children}
    </Frame>
  );
}

/** Escape closes the panel wherever the focus is, unless it is in another dialog, which has it for itself. */
function useEscape(frame: { current: HTMLElement | null }, close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const dialog = event.target instanceof Element ? event.target.closest('dialog, [role="dialog"]') : null;
      if (dialog === null || dialog === frame.current) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame, close]);
}

function Cross(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <path d="M5 5l10 10M15 5L5 15" strokeLinecap="round" />
    </svg>
  );
}
