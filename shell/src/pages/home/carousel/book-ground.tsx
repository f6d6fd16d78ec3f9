import { paletteClass } from '@lectern/ui';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { filledColors, printedOnWhite } from '../../../layout/filled-colors.js';
import { moveMs } from '../../../browser/carousel-rules.js';

/** Registered as colors, so that a change of the book's palette is a transition. */
const GroundProperties = createGlobalStyle`
  @property --ground { syntax: '<color>'; inherits: true; initial-value: #fff; }
  @property --on-ground { syntax: '<color>'; inherits: true; initial-value: #000; }
`;

const Ground = styled.div`
  --ground: var(--color-poster);
  --on-ground: var(--color-on-poster);
  position: relative;
  overflow: clip;
  background: var(--ground);
  color: var(--on-ground);
  ${printedOnWhite}
  transition:
    --ground ${moveMs}ms var(--motion-ease),
    --on-ground ${moveMs}ms var(--motion-ease);
  > * {
    ${filledColors('var(--ground)', 'var(--on-ground)')}
  }
`;

interface BookGroundProps {
  /** Null for the site's colors. */
  bookId: string | null;
  children: ReactNode;
  className?: string;
}

/** A screen in the colors of the book in front; the carousel in it changes the book. */
export function BookGround({ bookId, children, className = '' }: BookGroundProps) {
  const palette = bookId === null ? '' : paletteClass(bookId);
  return (
    <>
      <GroundProperties />
      <Ground className={`${className} ${palette}`} data-palette={palette || undefined}>
        {children}
      </Ground>
    </>
  );
}
