import { from } from '@lectern/ui';
import { css } from 'styled-components';

export const lines = {
  rings: css`
    max-width: 52rem;
    margin-inline: auto;
    text-align: center;
    li {
      position: relative;
      padding: var(--space-2) 0 var(--space-6);
      ${from.tablet} {
        padding-block: var(--space-3) var(--space-8);
      }
    }
    li::after {
      content: '';
      position: absolute;
      bottom: 0;
      left: calc(50% - var(--ring) / 2);
      width: var(--ring);
      height: 3.5rem;
      border: solid color-mix(in srgb, var(--color-accent) 55%, transparent);
      border-width: 0 0 2px;
      border-radius: 0 0 50% 50% / 0 0 100% 100%;
    }
    li:nth-child(1) {
      --ring: 34%;
    }
    li:nth-child(2) {
      --ring: 56%;
    }
    li:nth-child(3) {
      --ring: 78%;
    }
    li:nth-child(n + 4) {
      --ring: 100%;
    }
    h3 {
      font-size: var(--text-heading-2);
    }
    p {
      max-width: 26rem;
      margin: var(--space-1) auto 0;
      color: var(--color-muted);
    }
  `,
  /** A lamp-lit way; on wide screens entries alternate with its bends. */
  road: css`
    li {
      padding: 0 0 var(--space-3) 4rem;
    }
    h3 {
      color: var(--color-muted);
      font: 600 0.9375rem/1.4 var(--font-control);
      letter-spacing: 0;
    }
    p {
      margin-block: var(--space-half);
      font: 440 var(--text-heading-4) / 1.4 var(--font-title);
    }
    ${from.desktop} {
      grid-auto-rows: 9.5rem;
      li {
        display: grid;
        align-content: center;
        width: calc(50% - 7rem);
        padding: 0;
        text-align: right;
      }
      li:nth-child(odd) {
        justify-self: end;
        text-align: left;
      }
    }
  `,
  strokes: css`
    li {
      position: relative;
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr);
      gap: var(--space-half) var(--space-2);
      padding-block: var(--space-3) var(--space-2);
      ${from.desktop} {
        padding-block: var(--space-4);
        grid-template-columns: 6rem minmax(0, 4fr) minmax(0, 7fr) 11rem;
        gap: var(--space-3);
        align-items: baseline;
      }
    }
    li::before {
      content: counter(entry);
      grid-row: span 3;
      color: var(--color-accent);
      font: 540 clamp(3rem, 6vw, 4.5rem) / 0.9 var(--font-title);
      ${from.desktop} {
        grid-row: auto;
      }
    }
    li::after {
      content: '';
      position: absolute;
      top: 0;
      width: var(--stroke);
      height: 0.5rem;
      border-radius: 0 var(--radius-pill) var(--radius-pill) 0;
      background: var(--color-accent);
    }
    ${Array.from({ length: 10 }, (_, at) => `li:nth-child(${at + 1}){--stroke:${19 + 9 * at}%}`).join('')}
    h3 {
      font-size: var(--text-heading-3);
    }
  `,
  /** Two columns that diverge with each line. */
  apart: css`
    li {
      display: grid;
      gap: var(--space-1) var(--pull);
      padding-block: var(--space-3);
      border-top: 2px solid var(--color-ink);
      ${from.tablet} {
        grid-template-columns: 1fr 1fr;
      }
    }
    li:nth-child(1) {
      --pull: 2rem;
    }
    li:nth-child(2) {
      --pull: 5rem;
    }
    li:nth-child(3) {
      --pull: 8rem;
    }
    li:nth-child(n + 4) {
      --pull: 11rem;
    }
    h3,
    p {
      font: 540 var(--text-heading-2) / 1.12 var(--font-title);
      letter-spacing: -0.02em;
      text-wrap: balance;
    }
    h3 {
      ${from.tablet} {
        text-align: right;
      }
    }
    p {
      margin-left: 14%;
      color: var(--color-accent);
      ${from.tablet} {
        margin-left: 0;
      }
    }
  `,
};
