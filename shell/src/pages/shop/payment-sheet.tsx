import { Button, from, paletteClass } from '@lectern/ui';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { accentGround, onAccentGround } from '../../layout/filled-colors.js';
import * as m from '../../messages.en.js';

const rise = keyframes`
  from { transform: translate(var(--from)); }
`;

const Veil = styled.div`
  position: fixed;
  z-index: 51;
  inset: 0;
  background: rgb(10 12 18 / 0.6);
`;

const Sheet = styled.section`
  --side: max(1.25rem, (100% - 28rem) / 2);
  --from: 0, 3rem;
  ${accentGround}
  position: absolute;
  inset: 8rem 0 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* Keeps focused elements below the sticky buttons. */
  scroll-padding-top: 4.5rem;
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--color-surface);
  color: var(--color-ink);
  ${from.desktop} {
    --side: var(--space-4);
    --from: 3rem;
    inset: 0 0 0 auto;
    width: 30rem;
    border-radius: 0;
    html:has(&) {
      --beside: 30rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--motion-calm) var(--motion-ease);
  }
`;

/** In the book's color, as on its poster. */
const onGround = css`
  background: var(--ground);
  ${onAccentGround}
`;

const Ways = styled.div`
  ${onGround}
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-1) calc(var(--side) - var(--space-1)) var(--space-1) var(--side);
`;

const Band = styled.header`
  ${onGround}
  padding: var(--space-1) var(--side) var(--space-3);
`;

const BackButton = styled(Button)`
  min-height: 2.75rem;
  padding-block: 0.375rem;
`;

const CloseButton = styled(BackButton)`
  width: 2.75rem;
  padding: 0;
  border-color: transparent;
  svg {
    width: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
`;

const Body = styled.div`
  padding: var(--space-4) var(--side);
`;

interface PaymentSheetProps {
  ref: Ref<HTMLElement>;
  label: string;
  backLabel: string;
  /** Undefined for a product that is no book: then the sheet has the site's colors. */
  bookId: string | undefined;
  /** In the book's color. */
  top: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A sheet over the shop: from below on phones, at the side on wide windows. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { ref, label, backLabel, bookId, top, onClose, children } = props;
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const isHere = target === document.body || (target instanceof Element && target.closest('[data-sheet]'));
    // The bank's dialog closes itself.
    if (key === 'Escape' && !defaultPrevented && isHere && !document.querySelector('dialog[open]')) onClose();
  });
  useEffect(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('body > header, body > footer')];
    for (const each of hidden) each.inert = true;
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', onKey);
    return () => {
      for (const each of hidden) each.inert = false;
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <Veil onClick={({ target, currentTarget }) => (target === currentTarget ? onClose() : undefined)}>
      <Sheet ref={ref} data-sheet="" aria-label={label} className={bookId && paletteClass(bookId)}>
        <Ways>
          <BackButton $look="quiet" onClick={onClose}>
            {backLabel}
          </BackButton>
          <CloseButton $look="quiet" aria-label={m.shop.sheet.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </CloseButton>
        </Ways>
        <Band>{top}</Band>
        <Body>{children}</Body>
      </Sheet>
    </Veil>
  );
}
