import { styled } from 'styled-components';
import { SiteLink } from '../layout/site-link.js';
import { bookDetailPath } from './book-path.js';

const Bar = styled.nav`
  display: flex;
  width: fit-content;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  font: 600 0.9375rem/1.2 var(--font-control);
  a {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding-inline: 1.125rem;
    border-radius: inherit;
    color: var(--color-ink);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

export interface ViewWords {
  label: string;
  sales: string;
  facts: string;
}

interface ViewSwitchProps {
  bookId: string;
  salesPath: string;
  words: ViewWords;
  className?: string;
}

/** Nothing for a book whose only page is its sales page. */
export function ViewSwitch({ bookId, salesPath, words, className }: ViewSwitchProps) {
  if (salesPath === bookDetailPath(bookId)) return null;
  return (
    <Bar aria-label={words.label} className={className}>
      <SiteLink href={salesPath}>{words.sales}</SiteLink>
      <SiteLink href={bookDetailPath(bookId)}>{words.facts}</SiteLink>
    </Bar>
  );
}
