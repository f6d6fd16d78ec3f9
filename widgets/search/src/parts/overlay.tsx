import { color, radius, shadow } from '@lectern/widget-look';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Root } from './surfaces.js';

interface OverlayProps {
  ref: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  label: string;
  onClosed: (() => void) | undefined;
  children: ReactNode;
}

/** The native dialog traps the focus, closes on Escape, and restores the focus. */
export function Overlay({ ref, field, label, onClosed, children }: OverlayProps): ReactNode {
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  }, [onClosed]);

  useEffect(() => {
    const { current: dialog } = ref;
    if (!dialog) return undefined;
    const end = () => latest.current?.();
    dialog.addEventListener('close', end);
    dialog.showModal();
    // Selects the previous query, so that typing replaces it.
    field.current?.focus();
    field.current?.select();
    const stopFollowing = followVisibleWindow(dialog);
    return () => {
      stopFollowing();
      dialog.removeEventListener('close', end);
      dialog.close();
    };
  }, [ref, field]);

  return (
    <Root>
      <Dialog
        ref={ref}
        aria-label={label}
        onPointerDown={({ target, currentTarget }) => {
          // A click on the backdrop.
          if (target === currentTarget) currentTarget.close();
        }}
      >
        <Column>{children}</Column>
      </Dialog>
    </Root>
  );
}

const Dialog = styled.dialog`
  inline-size: min(40rem, calc(100vw - 2rem));
  max-inline-size: none;
  max-block-size: min(44rem, 84dvh);
  margin: min(5rem, 8dvh) auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
  @media (max-width: 40rem) {
    inset: var(--search-top, 0) 0 auto;
    inline-size: 100%;
    block-size: var(--search-height, 100dvh);
    max-block-size: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity 140ms,
      translate 140ms;
  }
  @starting-style {
    opacity: 0;
    translate: 0 -8px;
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

/** Fits a full-window sheet into the area above an on-screen keyboard. @returns stops that */
function followVisibleWindow(sheet: HTMLElement): () => void {
  const { visualViewport: visible } = window;
  if (!visible) return () => undefined;
  const fit = () => {
    // Leaves a zoomed-in page alone.
    if (visible.scale > 1) return;
    sheet.style.setProperty('--search-top', `${visible.offsetTop}px`);
    sheet.style.setProperty('--search-height', `${visible.height}px`);
  };
  fit();
  visible.addEventListener('resize', fit);
  visible.addEventListener('scroll', fit);
  return () => {
    visible.removeEventListener('resize', fit);
    visible.removeEventListener('scroll', fit);
  };
}
