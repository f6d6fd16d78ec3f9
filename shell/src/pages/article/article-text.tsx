import { from } from '@lectern/ui';
import { styled } from 'styled-components';

/** HTML compiled and sanitized from content/articles. */
export function ArticleText({ html }: { html: string }) {
  const Ground = FURTHER_BLOCKS.test(html) ? FurtherBlocks : ArticleGround;
  return <Ground dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Most articles have none of them, and carry no styles for them. */
const FURTHER_BLOCKS = /<hr>|class="(?:picture|table|footnotes|book-card|newsletter-box)"/;

/** From this width on there is a margin for pull quotes. */
const withMargin = '@media (min-width: 80rem)';

const ArticleGround = styled.div`
  max-width: 42rem;
  font-size: 1.1875rem;
  line-height: 1.65;
  ${from.tablet} {
    font-size: 1.25rem;
  }
  @media print {
    max-width: none;
  }
  > * + * {
    margin-top: 1em;
  }
  > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.06em -0.06em 0;
    color: var(--color-accent);
    font: 500 5.15em/0.78 var(--font-title);
  }
  h2 {
    margin-top: 2em;
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-top: 1.6em;
    font-size: var(--text-heading-4);
  }
  :is(h2, h3) + * {
    margin-top: 0.6em;
  }
  :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
  }
  :is(h2, h3) a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  :is(ul, ol) {
    padding-left: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 0.6em;
  }
  li::marker {
    color: var(--color-accent);
  }
  blockquote,
  figure {
    margin-block: 1.5em;
    padding-left: 1.25em;
    border-left: 3px solid var(--color-accent);
    p + p {
      margin-top: 0.75em;
    }
  }
  figure blockquote {
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 1.125em;
    font-style: italic;
    line-height: 1.5;
  }
  figcaption {
    margin-top: 0.5em;
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  .note {
    margin-block: 1.75em;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    font: 400 1rem/1.55 var(--font-control);
  }
  .pull {
    margin-block: 1.5em;
    padding-block: 0.8em;
    border-block: 1px solid var(--color-line);
    color: var(--color-accent-strong);
    font: 480 1.625rem/1.25 var(--font-title);
    text-wrap: balance;
    ${withMargin} {
      float: right;
      clear: right;
      width: 14rem;
      margin: 0.4em -17rem 1em 0;
      font-size: 1.5rem;
    }
  }
`;

const FurtherBlocks = styled(ArticleGround)`
  .picture {
    padding: 0;
    border: 0;
    img {
      width: auto;
      max-width: 100%;
      height: auto;
      border-radius: var(--radius-medium);
    }
  }
  .table {
    margin-block: 1.5em;
    overflow-x: auto;
    font: 400 1rem/1.45 var(--font-control);
    table {
      border-collapse: collapse;
    }
    :is(th, td) {
      padding: 0.5em 1em 0.5em 0;
      border-bottom: 1px solid var(--color-line);
      overflow-wrap: break-word;
      text-align: start;
      vertical-align: top;
    }
    .center {
      text-align: center;
    }
    .left {
      text-align: left;
    }
    .right {
      text-align: right;
    }
  }
  hr {
    margin-block: 2em;
    border: 0;
    border-top: 1px solid var(--color-line);
  }
  .footnote a {
    padding-inline: 0.15em;
    text-decoration: none;
  }
  .footnotes {
    margin-top: 2.5em;
    padding-top: 1em;
    border-top: 1px solid var(--color-line);
    font-size: 1rem;
  }
  :is(.book-card, .newsletter-box) {
    margin-block: 1.5em;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    font-family: var(--font-control);
    span {
      display: block;
    }
  }
`;
