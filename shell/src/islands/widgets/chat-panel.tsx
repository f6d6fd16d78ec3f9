import { Button, Card } from '@lectern/ui';
import type { ChatOptions } from '@lectern/widget-kit';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import { useWidget } from './use-widget.js';
import { SiteLink } from '../../layout/site-link.js';
import { chatScriptPath } from '../../render/chat-script/chat-script-path.js';
import { useFrameWords } from '../../site-data.js';

/** Narrower, and the panel covers the page that a link leads to (the widget's own measure). */
const coversPage = '(max-width: 30rem)';

export interface ChatPanelProps {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Has the focus again when the visitor closes the panel. */
  opener: RefObject<HTMLElement | null>;
}

/** Fetches the widget before it is asked for. A failure is told when it is. */
export async function prepareChat(): Promise<void> {
  const { loadWidget } = await import('./widget-host.js');
  await loadWidget('chat');
}

/** The chat, which keeps its conversation while the visitor goes from page to page. */
export function ChatPanel({ isOpen, setOpen, opener }: ChatPanelProps) {
  const { path: contactPath } = useFrameWords().chat;

  const close = useCallback(() => {
    setOpen(false);
    // The button is to be seen again before it can take the focus.
    requestAnimationFrame(() => opener.current?.focus());
  }, [setOpen, opener]);

  const options = useMemo<ChatOptions>(
    () => ({
      scriptUrl: chatScriptPath,
      isOpen,
      onClose: close,
      onNavigate: () => false,
    }),
    [isOpen, close],
  );
  const { state, place, load } = useWidget('chat', options);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  return (
    <>
      <div ref={place} />
      {isOpen && state !== 'mounted' ? (
        <ChatTrouble hasFailed={state === 'failed'} onRetry={load} onClose={close} />
      ) : null}
    </>
  );
}

const Floating = styled(Card)`
  position: fixed;
  z-index: 55;
  right: max(1.25rem, env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  width: min(25rem, 100vw - 2.5rem);
  box-shadow: var(--shadow-lifted);
  &:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

interface ChatTroubleProps {
  hasFailed: boolean;
  onRetry(): void;
  onClose(): void;
}

/** Stands where the chat will be, until it has been fetched; and when it cannot be, says so and offers two ways on. */
export function ChatTrouble({ hasFailed, onRetry, onClose }: ChatTroubleProps) {
  const { label, path, loadingText, failureText, retryLabel, writeLabel, closeLabel } = useFrameWords().chat;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Floating
      ref={card}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? failureText : loadingText}</p>
      {hasFailed ? (
        <>
          <Buttons>
            <Button onClick={onRetry}>{retryLabel}</Button>
            <Button $look="quiet" onClick={onClose}>
              {closeLabel}
            </Button>
          </Buttons>
          <SiteLink href={path} onClick={onClose}>
            {writeLabel}
          </SiteLink>
        </>
      ) : null}
    </Floating>
  );
}
