import { from, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import type { ShopWords } from './shop.words.js';

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-8);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding-top: var(--space-2);
    border-top: 2px solid var(--color-accent);
  }
  h2 {
    font-size: var(--text-heading-4);
  }
  p {
    max-width: 34rem;
    margin-top: var(--space-half);
    color: var(--color-muted);
  }
`;

export function InfoCards({ words }: { words: ShopWords }) {
  return (
    <Cards>
      {words.infoCards.map(({ title, text, link }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          {link ? (
            <a href={link.url} target="_blank" rel="noopener">
              {link.label}
              <VisuallyHidden> ({words.newTabText})</VisuallyHidden>
            </a>
          ) : null}
        </li>
      ))}
    </Cards>
  );
}
