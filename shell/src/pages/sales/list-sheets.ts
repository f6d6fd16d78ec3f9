import { below, from } from '@lectern/ui';
import { css } from 'styled-components';
import { sidewaysRow } from '../../layout/sideways-row.js';

const sheet = css`
  padding: var(--space-1) clamp(1rem, 4vw, 4rem) var(--space-4);
  border: 1px solid var(--color-line);
  background: var(--color-background);
  box-shadow: var(--shadow-lifted);
`;

export const sheets = {
  /** A form: a capital letter for each schedule, and a line to fill in. */
  schedule: css`
    ${sheet}
    border-top: 0.75rem solid var(--color-ink);
    li {
      display: grid;
      grid-template-columns: 3.75rem minmax(0, 1fr);
      align-items: baseline;
      padding-block: var(--space-2);
      border-bottom: 1px solid var(--color-edge);
      ${from.tablet} {
        grid-template-columns: 4.5rem minmax(0, 6fr) minmax(0, 4fr);
        column-gap: var(--space-3);
      }
    }
    li::before {
      content: counter(entry, upper-alpha);
      grid-row: span 2;
      color: var(--color-accent);
      font: 540 2.75rem/1 var(--font-title);
    }
    li::after {
      content: '';
      grid-column: 2;
      align-self: end;
      height: 1.75rem;
      border-bottom: 2px dotted var(--color-edge);
      ${from.tablet} {
        height: 2.25rem;
        grid-area: 1 / 3 / span 2;
      }
    }
    li:last-child {
      border-bottom: 0;
    }
    li:last-child::after {
      content: 'x' / '';
      border-bottom-style: solid;
      color: var(--color-accent);
      font: 540 1.5rem/2.25rem var(--font-title);
    }
    p {
      grid-column: 2;
      color: var(--color-muted);
    }
  `,
  cards: css`
    ${sidewaysRow}
    ${from.tablet} {
      gap: var(--space-3);
    }
    ${from.desktop} {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: var(--space-3) var(--space-6);
      li:first-child {
        grid-row: span 3;
        p {
          font-size: 1.375rem;
        }
      }
      li:nth-child(odd) {
        transform: rotate(-0.8deg);
      }
      li:nth-child(even) {
        transform: rotate(1deg);
      }
    }
    li {
      padding: var(--space-2) clamp(1.25rem, 3vw, 2.5rem);
      border: 1px solid var(--color-line);
      outline: 2px dashed color-mix(in srgb, var(--color-accent) 55%, transparent);
      outline-offset: -0.625rem;
      border-radius: var(--radius-small);
      background: var(--color-background);
      box-shadow: var(--shadow-lifted);
    }
    h3 {
      padding-bottom: var(--space-1);
      border-bottom: 2px solid var(--color-accent);
      font-size: var(--text-heading-3);
    }
    p {
      background: linear-gradient(transparent calc(2em - 1px), var(--color-line) 0) 0 0 / 100% 2em;
      line-height: 2em;
    }
    cite {
      margin-top: var(--space-2);
      color: var(--color-accent-strong);
    }
  `,
  /** On a phone three leaves of seven rows. */
  ledger: css`
    border-block: 3px double var(--color-edge);
    ${sidewaysRow}
    ${below.tablet} {
      grid-template-rows: repeat(7, auto);
      gap: 0;
      padding-block: 0;
    }
    ${from.tablet} {
      grid-template-columns: 1fr 1fr;
    }
    ${from.desktop} {
      grid-template-columns: repeat(3, 1fr);
    }
    li {
      position: relative;
      display: grid;
      grid-template-columns: 2.75rem 1fr;
      align-content: start;
      padding: var(--space-2);
      border-bottom: 1px solid var(--color-line);
      border-left: 1px solid color-mix(in srgb, var(--color-accent) 45%, transparent);
    }
    li:has(:checked) {
      background: color-mix(in srgb, var(--color-accent) 14%, transparent);
    }
    li::before {
      content: counter(entry);
      grid-area: 2 / 1;
      color: var(--color-muted);
      font: 500 0.875rem/1.6 var(--font-control);
      font-variant-numeric: tabular-nums;
    }
    input {
      appearance: none;
      position: absolute;
      inset: 0;
      margin: 0;
      cursor: pointer;
    }
    input::before {
      content: '';
      position: absolute;
      top: 1.25rem;
      left: 1rem;
      width: 1.125rem;
      height: 1.125rem;
      border: 2px solid var(--color-accent);
      border-radius: var(--radius-cover);
    }
    input:checked {
      counter-increment: checked;
    }
    input:checked::after {
      content: '';
      position: absolute;
      top: 0.875rem;
      left: 1.375rem;
      width: 0.5rem;
      height: 1.125rem;
      border: solid var(--color-accent);
      border-width: 0 0.1875rem 0.1875rem 0;
      transform: rotate(38deg);
    }
    h3,
    p {
      grid-column: 2;
    }
    p {
      color: var(--color-muted);
      font-size: 1rem;
      line-height: 1.5;
    }
  `,
  /** A corrected page: crossed-out text with the correction in red beside it. */
  pencil: css`
    ${sheet}
    li {
      display: grid;
      gap: var(--space-half) var(--space-5);
      padding-block: var(--space-2);
      border-bottom: 1px solid var(--color-line);
      ${from.tablet} {
        padding-block: var(--space-3);
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      }
    }
    del {
      grid-row: span 2;
      color: var(--color-muted);
      font: italic 400 1.25rem/1.45 var(--font-reading);
      text-decoration: line-through 2px var(--color-danger);
    }
    h3 {
      color: var(--color-danger);
      font-size: var(--text-heading-3);
    }
  `,
};
