import { Button, Card, from, Icon } from '@lectern/ui';
import type { ChatOptions } from '@lectern/widget-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { css, styled } from 'styled-components';

import { overlayClosed, overlayOpened } from '../browser/overlays.js';
import { island } from '../islands/island.js';
import { prefetchWidget, useWidget } from '../islands/widgets/use-widget.js';
import { chatScriptPath } from '../render/chat-script/chat-script-path.js';
import { chatButtonRem } from './chat-button-size.js';
import type { FrameWords } from './frame.words.js';
import { iconButtonStyles } from './icon-button.js';

type ChatWords = NonNullable<FrameWords['chat']>;

const size = `${chatButtonRem.size}rem`;
const inset = `${chatButtonRem.inset}rem`;
const narrowing = chatButtonRem.inset / chatButtonRem.size;

/** As wide as the page's margin. Transforms do not count as layout shifts. */
const tab = css`
  &:not(:focus-visible) {
    border-radius: 100% 0 0 100% / 50% 0 0 50%;
    transform: translateX(max(${inset}, env(safe-area-inset-right))) scaleX(${narrowing});
    svg {
      transform: scale(0.6) scaleX(${1 / narrowing});
    }
  }
`;

const Round = styled.button`
  ${iconButtonStyles}
  position: fixed;
  z-index: 40;
  right: calc(max(${inset}, env(safe-area-inset-right)) + var(--beside, 0px));
  bottom: max(${inset}, env(safe-area-inset-bottom));
  width: ${size};
  height: ${size};
  border: 2px solid var(--color-on-accent);
  background: var(--color-accent);
  box-shadow: var(--shadow-lifted);
  &,
  &:hover {
    color: var(--color-on-accent);
  }
  &:hover {
    background: var(--color-accent-strong);
  }
  [data-waking]:not([data-live]) & {
    cursor: progress;
  }
  /* Above the sticky purchase bar on phones. */
  main:has([data-rest='false']) ~ aside & {
    bottom: 6rem;
    ${from.tablet} {
      bottom: 1.25rem;
    }
  }
  transform-origin: 100% 50%;
  transition: transform var(--motion-calm) var(--motion-ease);
  svg {
    transition: inherit;
  }
  /* A press at the edge still counts when the button comes out under it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 -${inset} 0 0;
  }
  [data-place='edge'] & {
    ${tab}
  }
  /* Until the page's script has found a free place. */
  @media (max-width: 44rem) and (scripting: enabled) {
    [data-chat]:not([data-place]) & {
      ${tab}
    }
  }
  [data-place='hidden'] &:not(:focus-visible) {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;

const openKey = 'lectern.chat-open';

/** On narrower screens the panel covers the page (same breakpoint as the widget). */
const coversPage = '(max-width: 30rem)';

/** Chat button and panel. Without script the button links to the contact page. */
function Chat({ words }: { words: ChatWords }) {
  const { label, path } = words;
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, isFollowing, setOpen } = useOpen();

  const close = useCallback(() => {
    setOpen(false);
    // The button must be visible again before it can take the focus.
    requestAnimationFrame(() => button.current?.focus());
  }, [setOpen]);

  const options = useMemo<ChatOptions>(
    () => ({
      scriptUrl: chatScriptPath,
      keeps: 'tab',
      isOpen,
      takesFocus: !isFollowing,
      onClose: close,
      onNavigate: (to) => {
        if (to.split(/[?#]/)[0] === path || matchMedia(coversPage).matches) setOpen(false);
        return false;
      },
    }),
    [isOpen, isFollowing, setOpen, close, path],
  );
  const { state, place, load } = useWidget('chat', options);

  useEffect(() => prefetchWidget('chat'), []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  useEffect(() => {
    const layer = place.current?.closest('[data-island]');
    if (!layer || !isOpen || isFollowing || !matchMedia(coversPage).matches) return undefined;
    layer.dispatchEvent(new CustomEvent(overlayOpened, { bubbles: true, detail: close }));
    return () => void layer.dispatchEvent(new Event(overlayClosed, { bubbles: true }));
  }, [isOpen, isFollowing, close, place]);

  return (
    <>
      <form
        action={path}
        hidden={isOpen}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Round ref={button} aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen} data-tip={label}>
          <Icon name="chat" />
        </Round>
      </form>
      <div ref={place} />
      {isOpen && state !== 'mounted' ? (
        <ChatFailure
          words={words}
          hasFailed={state === 'failed'}
          takesFocus={!isFollowing}
          onRetry={load}
          onClose={close}
        />
      ) : null}
    </>
  );
}

export const ChatIsland = island('chat', Chat, () => ({ near: false, stored: [openKey] }));

function useOpen() {
  const [isOpen, show] = useState(false);
  const [isFollowing, setFollowing] = useState(false);

  const setOpen = useCallback((next: boolean) => {
    setFollowing(false);
    show(next);
    try {
      if (next) sessionStorage.setItem(openKey, 'yes');
      else sessionStorage.removeItem(openKey);
    } catch {
      // Blocked storage: the chat closes with the page.
    }
  }, []);

  useEffect(() => {
    const follow = () => {
      try {
        const isKept = openKey in sessionStorage;
        setFollowing(isKept);
        show(isKept);
      } catch {
        // Blocked storage: the chat starts closed.
      }
    };
    follow();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && follow();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return { isOpen, isFollowing, setOpen };
}

const Floating = styled(Card)`
  position: fixed;
  z-index: 55;
  right: calc(max(1.25rem, env(safe-area-inset-right)) + var(--beside, 0px));
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

interface ChatFailureProps {
  words: ChatWords;
  hasFailed: boolean;
  takesFocus: boolean;
  onRetry(): void;
  onClose(): void;
}

function ChatFailure({ words, hasFailed, takesFocus, onRetry, onClose }: ChatFailureProps) {
  const { label, path, loadingText, failureText, retryLabel, writeLabel, closeLabel } = words;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
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
          <a href={path} onClick={onClose}>
            {writeLabel}
          </a>
        </>
      ) : null}
    </Floating>
  );
}
