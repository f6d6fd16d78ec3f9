import { from } from '@lectern/ui';
import { styled } from 'styled-components';

/** Page of a book. Everything in it scales with `--reader-size`. */
export const PageSurface = styled.article`
  position: relative;
  box-sizing: content-box;
  /* 60 to 75 characters of Newsreader per line; checked in e2e/pages/sample-reader.spec.ts */
  max-width: 28.5em;
  margin-inline: auto;
  padding: clamp(2.5rem, 9vh, 6rem) clamp(1.25rem, 5vw, 3rem) clamp(3rem, 10vh, 6rem);
  font-size: var(--reader-size, 1.1875rem);
  line-height: 1.62;
  /* Larger type on wide windows, which are farther from the eye. */
  ${from.desktop} {
    font-size: calc(1.12 * var(--reader-size, 1.1875rem));
  }

  > header {
    margin-bottom: 2.6em;
    text-align: center;
  }
  header p {
    margin-bottom: 0.5em;
    color: var(--color-accent);
    font: 400 1.35em/1 var(--font-title);
  }
  h2 {
    font-size: clamp(1.5em, 6vw, 2.1em);
    line-height: 1.14;
  }
  h3 {
    margin: 2.2em 0 0.75em;
    font-size: 1.28em;
    line-height: 1.2;
  }
  h4 {
    margin: 1.6em 0 0.5em;
    font-size: 1.08em;
  }
  h3,
  h4 {
    scroll-margin-top: 1.5em;
  }
  p + p {
    text-indent: 1.35em;
  }
  .initial::first-letter {
    float: left;
    margin: 0.06em 0.08em -0.06em -0.02em;
    color: var(--color-accent);
    font: 500 4.05em/0.8 var(--font-title);
    letter-spacing: 0;
  }
  .first-words {
    font-size: 0.86em;
    letter-spacing: 0.05em;
    text-transform: uppercase;
  }

  blockquote {
    margin: 1.3em 0 1.3em 1.35em;
    font-style: italic;
  }
  blockquote p + p {
    text-indent: 0;
  }
  blockquote em {
    font-style: normal;
  }
  .source {
    margin-top: 0.35em;
    color: var(--color-muted);
    font-size: 0.875em;
    font-style: normal;
  }
  cite {
    font-style: normal;
  }
  .epigraph {
    margin: 0 8% 2.6em;
    text-align: center;
    text-wrap: balance;
  }

  hr {
    height: 1em;
    margin: 1.7em 0;
    border: 0;
    text-align: center;
  }
  hr::before {
    color: var(--color-accent);
    content: '•\\2003•\\2003•';
    font-size: 0.75em;
  }
  hr + p,
  blockquote + p,
  ul + p,
  ol + p {
    text-indent: 0;
  }

  ul,
  ol {
    margin: 1em 0;
    padding-left: 1.35em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-block: 0.4em;
  }
  li::marker {
    color: var(--color-accent);
  }

  .closing,
  .last {
    margin-top: 3em;
  }
  .closing {
    padding: 0.1em clamp(1rem, 4vw, 1.6em) 1.2em;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
  }
  .closing h3 {
    margin-top: 1.1em;
  }
  .notes {
    margin-top: 2.6em;
    padding-top: 1em;
    border-top: 1px solid var(--color-line);
    font-size: 0.875em;
  }
  .note-mark {
    padding: 0.5em 0.35em;
    margin: -0.5em -0.1em;
    font: 600 0.68em/0 var(--font-control);
    text-decoration: none;
    vertical-align: 0.45em;
  }
  aside:focus {
    background: var(--color-wash);
    outline: none;
  }
  .last {
    padding-top: 2.4em;
    border-top: 1px solid var(--color-line);
    text-align: center;
    text-wrap: pretty;
  }
  .last h3 {
    margin-top: 0;
  }
  .last p + p {
    margin-top: 0.7em;
    text-indent: 0;
  }
`;
