import { type ChatOptions, type ChatScript, isComposing } from '@lectern/widget-kit';
import { CloseIcon, color, iconButton, radius, shadow, tokens, typeface } from '@lectern/widget-look';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';

import * as m from '../messages.en.js';

interface ChatFrameProps {
  script: ChatScript | null;
  options: ChatOptions;
  onStartOver(): void;
  children: ReactNode;
}

export function ChatFrame({ script, options, onStartOver, children }: ChatFrameProps): ReactNode {
  const isInline = options.layout === 'inline';
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const close = isInline ? undefined : options.onClose;
  useEscape(frame, close);

  // Focuses the panel when the visitor opens it; the field takes the focus when it is ready.
  const takesFocus = !isInline && options.takesFocus !== false;
  useEffect(() => {
    const { current } = frame;
    if (takesFocus && !current?.contains(document.activeElement)) current?.focus();
  }, [takesFocus]);

  return (
    <Frame
      ref={frame}
      $isInline={isInline}
      role={isInline ? 'region' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Head>
        <Title id={titleId}>{script?.words.title ?? m.frame.title}</Title>
        {script ? (
          <HeadButton type="button" onClick={onStartOver}>
            {script.words.startOverLabel}
          </HeadButton>
        ) : null}
        {close ? (
          <HeadButton type="button" aria-label={script?.words.closeLabel ?? m.frame.close} onClick={close}>
            <CloseIcon />
          </HeadButton>
        ) : null}
      </Head>
      {children}
    </Frame>
  );
}

/** Closes the panel on Escape wherever the focus is, except in another dialog. */
function useEscape(frame: { current: HTMLElement | null }, close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const dialog = event.target instanceof Element ? event.target.closest('dialog, [role="dialog"]') : null;
      if (dialog === null || dialog === frame.current) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame, close]);
}

const phone = '@media (max-width: 30rem)';

const floating = css`
  position: fixed;
  /* Above what the page floats, below its short messages. */
  z-index: 55;
  inset-block-end: max(1.25rem, env(safe-area-inset-bottom));
  inset-inline-end: calc(max(1.25rem, env(safe-area-inset-right)) + var(--beside, 0px));
  inline-size: 25rem;
  block-size: min(42rem, 100dvh - 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.lifted};
  ${phone} {
    inset: 0;
    inline-size: 100%;
    block-size: 100dvh;
    border: 0;
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`;

const Frame = styled.section<{ $isInline: boolean }>`
  ${tokens}
  container: widget / inline-size;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  overflow: hidden;
  overscroll-behavior: contain;
  color: ${color.ink};
  background: ${color.background};
  font: 400 1rem/1.5 ${typeface.control};
  text-align: start;
  ${({ $isInline }) => ($isInline ? 'inline-size: 100%; block-size: 100%; min-block-size: 24rem;' : floating)}
  &:focus {
    outline: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: max(8px, env(safe-area-inset-top)) 8px 8px 20px;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const Title = styled.h2`
  flex: 1;
  margin: 0;
  color: ${color.ink};
  font: 560 1.125rem/1.25 ${typeface.title};
`;

const HeadButton = styled.button`
  ${iconButton}
  width: auto;
  min-inline-size: 44px;
  padding: 0 12px;
  font: 600 0.875rem/1 ${typeface.control};
  &:focus-visible {
    outline-offset: -3px;
  }
`;
