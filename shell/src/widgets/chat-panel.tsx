import type { ChatOptions } from '@lectern/widget-kit';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { chatScriptPath } from '../chat-script/chat-script-path.js';
import { useNavigation } from '../navigation/current-route.js';
import { useFrameWords } from '../site-data.js';
import { ChatTrouble } from './chat-trouble.js';
import { useWidget } from './use-widget.js';

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
  const navigation = useNavigation();
  const [, navigate] = useLocation();

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
      onNavigate: (path) => {
        const [pathname = '/'] = path.split(/[?#]/);
        // A file is the browser's own affair.
        if (navigation?.routeFor(pathname).status !== 200) return false;
        if (pathname === contactPath || window.matchMedia(coversPage).matches) setOpen(false);
        navigate(path);
        return true;
      },
    }),
    [isOpen, setOpen, close, contactPath, navigation, navigate],
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
