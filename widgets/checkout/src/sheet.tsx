import type { CheckoutStep } from '@lectern/widget-kit';
import { CloseIcon, color, iconButton, radius, Root } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import * as m from './messages.en.js';

interface SheetProps {
  step: CheckoutStep;
  rises: boolean;
  onAct(): void;
  children: ReactNode;
}

/** The checkout in the page. On phones it can open as a bottom sheet, until the buyer moves it back. */
export function Sheet({ step, rises, onAct, children }: SheetProps): ReactNode {
  const [foldedAt, setFoldedAt] = useState<CheckoutStep | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = place.current;
    if (!top) return;
    top.scrollTop = 0;
    if (top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }, [step]);
  const isSheet = rises && foldedAt !== step;
  const fold = () => setFoldedAt(step);
  return (
    <Place
      ref={place}
      data-checkout=""
      data-sheet={isSheet || undefined}
      // Not while capturing: React would render before a checkbox notices its own first click, and undo it.
      onClick={onAct}
      onSubmitCapture={onAct}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget?.closest('main') && !currentTarget.contains(relatedTarget)) fold();
      }}
    >
      {isSheet && (
        <Fold type="button" aria-label={m.frame.collapse} onClick={fold}>
          <CloseIcon />
        </Fold>
      )}
      {children}
    </Place>
  );
}

const Place = styled(Root)`
  scroll-margin-block-start: 24px;
  @media (max-width: 63.99rem) {
    &[data-sheet] {
      position: fixed;
      z-index: 51;
      inset: 8rem 0 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
      max-inline-size: none;
      border-radius: ${radius.large} ${radius.large} 0 0;
      background: ${color.surface};
      box-shadow: 0 0 0 100vmax rgb(10 12 18 / 0.6);
      > section {
        min-block-size: 100%;
        align-content: start;
        padding-inline: max(20px, (100% - 26rem) / 2);
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
      ol {
        padding-inline-end: 48px;
      }
    }
  }
`;

const Fold = styled.button`
  ${iconButton}
  position: sticky;
  z-index: 1;
  inset-block-start: 8px;
  display: none;
  margin: 8px 8px -52px auto;
  color: ${color.ink};
  background: ${color.wash};
  @media (max-width: 63.99rem) {
    display: grid;
  }
`;
