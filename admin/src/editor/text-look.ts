import { css } from 'styled-components';

/** The text as its readers see it: the site's type and measure, and how its blocks look while they are edited. */
export const textLook = css`
  max-width: 42rem;
  min-height: 16rem;
  margin-inline: auto;
  padding: var(--space-3) var(--space-2) var(--space-6);
  outline: none;
  overflow-wrap: anywhere;
  white-space: break-spaces;
  font: 400 1.1875rem/1.65 var(--font-reading);
  font-variant-ligatures: none;
  > * + * {
    margin-block-start: 1em;
  }
  h2 {
    margin-block-start: 1.6em;
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-block-start: 1.3em;
    font-size: var(--text-heading-4);
  }
  > :first-child {
    margin-block-start: 0;
  }
  :is(h2, h3) + * {
    margin-block-start: 0.6em;
  }
  :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    position: relative;
  }
  li + li,
  li > * + * {
    margin-block-start: 0.5em;
  }
  li::marker {
    color: var(--color-accent);
  }
  blockquote {
    margin-block: 1.5em;
    padding-inline-start: 1.25em;
    border-inline-start: 3px solid var(--color-accent);
    > * + * {
      margin-block-start: 0.75em;
    }
  }
  cite {
    display: block;
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  cite::before {
    content: '— ';
  }
  .note {
    margin-block: 1.75em;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    font: 400 1rem/1.55 var(--font-control);
    > * + * {
      margin-block-start: 0.75em;
    }
  }
  .pull {
    margin-block: 1.5em;
    padding-block: 0.8em;
    border-block: 1px solid var(--color-line);
    color: var(--color-accent);
    font: 480 1.625rem/1.25 var(--font-title);
    text-wrap: balance;
  }
  hr {
    width: 6rem;
    margin: 2em auto;
    border: 0;
    border-top: 2px solid var(--color-line);
  }
  s {
    opacity: 0.7;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: 400 1rem/1.45 var(--font-control);
    overflow-wrap: break-word;
  }
  :is(th, td) {
    position: relative;
    min-width: 4.5rem;
    padding: 0.5em 0.75em;
    border: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: color-mix(in srgb, var(--color-ink) 5%, transparent);
    font-weight: 600;
  }
  .selectedCell {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
  }
  .tableWrapper {
    overflow-x: auto;
  }
  sup[data-label] {
    padding-inline: 0.15em;
    color: var(--color-accent);
    font: 600 0.7em/1 var(--font-control);
    cursor: pointer;
  }
`;

/** Blocks without text of their own, and marks of the editor itself. */
export const blockLook = css`
  figure {
    margin-block: 1.75em;
    img {
      width: 100%;
      border-radius: var(--radius-small);
      background: color-mix(in srgb, var(--color-ink) 6%, transparent);
    }
    img:not([src]) {
      aspect-ratio: 3 / 2;
    }
  }
  figcaption {
    margin-block-start: 0.5em;
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  .describe {
    display: block;
    min-height: 2.75rem;
    padding: 0.5em 0;
    border: 0;
    background: none;
    color: var(--color-muted);
    font: 400 0.875rem/1.4 var(--font-control);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  .describe.missing {
    color: var(--color-caution);
  }
  :is(.card, .uploading) {
    display: grid;
    gap: var(--space-half);
    margin-block: 1.5em;
    padding: var(--space-2) var(--space-3);
    border: 1px dashed color-mix(in srgb, var(--color-ink) 30%, transparent);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    font: 400 1rem/1.45 var(--font-control);
  }
  .card span {
    color: var(--color-muted);
  }
  .footnote {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    column-gap: var(--space-1);
    margin-block-start: var(--space-1);
    font: 400 1rem/1.5 var(--font-reading);
    button {
      min-width: 2.75rem;
      min-height: 2.75rem;
      padding: 0;
      border: 0;
      background: none;
      color: var(--color-accent);
      font: 600 0.875rem/1 var(--font-control);
    }
  }
  :not(.footnote) + .footnote {
    margin-block-start: 2.5em;
    padding-block-start: 1em;
    border-block-start: 1px solid var(--color-line);
  }
  .empty::before {
    content: attr(data-hint);
    float: inline-start;
    height: 0;
    color: var(--color-muted);
    font-style: normal;
    pointer-events: none;
  }
  .ProseMirror-selectednode {
    border-radius: var(--radius-small);
    outline: 3px solid var(--color-accent);
    outline-offset: 4px;
  }
  sup.ProseMirror-selectednode {
    outline-width: 2px;
    outline-offset: 0;
  }
  &.ProseMirror-hideselection {
    caret-color: transparent;
    *::selection {
      background: transparent;
    }
  }
  img.ProseMirror-separator {
    display: inline !important;
    width: auto;
    margin: 0;
  }
  .ProseMirror-gapcursor {
    position: relative;
    display: none;
    pointer-events: none;
    &::after {
      content: '';
      position: absolute;
      top: -0.5em;
      width: 2rem;
      border-top: 2px solid var(--color-ink);
    }
  }
  &.ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
`;
