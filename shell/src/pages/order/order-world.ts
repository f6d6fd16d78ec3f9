import { from, quietCss } from '@lectern/ui';
import { css, styled } from 'styled-components';

import { accentGround, onAccentGround } from '../../layout/filled-colors.js';
import { OrderSheet } from './order-sheet.js';

/** Filled with the book's color, as its poster is. Only on screens, since printers drop backgrounds. */
const poster = css`
  ${accentGround}
  background: var(--ground);
  > * {
    ${onAccentGround}
  }
`;

/** Page of an order, whose plain elements the server renders into its slot: first the books, then all else. */
export const OrderWorld = styled(OrderSheet)`
  --gutter: clamp(1.25rem, 0.6rem + 3vw, 3rem);
  --edge: max(var(--gutter), (100% - var(--page)) / 2);
  display: block;
  max-width: none;
  margin: 0;
  .order {
    min-height: 60vh;
    background: var(--color-background);
    color: var(--color-ink);
  }
  .lead {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-4) var(--edge) var(--space-6);
  }
  .order[class*='palette-'] > .lead,
  .order:not([class*='palette-']) .bought[class*='palette-'] {
    ${poster}
  }
  .order:not([class*='palette-']) .bought[class*='palette-'] {
    padding: var(--space-4);
    border-radius: var(--radius-medium);
  }
  .order:has(.bought) h1 {
    color: var(--color-muted);
    font: 600 1rem/1.35 var(--font-control);
    letter-spacing: 0;
  }
  .bought {
    gap: var(--space-3) var(--space-6);
    align-items: center;
  }
  .bought img {
    width: 11rem;
    border-radius: var(--radius-cover);
    box-shadow: var(--shadow-cover);
    ${from.tablet} {
      width: 14rem;
    }
  }
  .bought h2 {
    font-size: clamp(2.25rem, 1.4rem + 3.4vw, 4rem);
    line-height: 1.04;
    text-wrap: balance;
  }
  .bought h2 + p {
    font-size: var(--text-lead);
  }
  .lead .quiet {
    ${quietCss}
  }
  .content {
    display: grid;
    gap: var(--space-6);
    padding: var(--space-6) var(--edge) var(--space-10);
    ${from.desktop} {
      gap: var(--space-10);
      &:has(> .beside) {
        grid-template-columns: minmax(0, 44rem) minmax(0, 1fr);
      }
    }
  }
  .content > .sheet {
    max-width: 44rem;
  }
`;
