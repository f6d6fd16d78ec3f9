import { choiceChipCss } from '@lectern/ui/tokens';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import * as m from '../../messages.en.js';
import type { BlogWords } from './blog.words.js';
import { pageNumbers } from './page-numbers.js';

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-4);
  a {
    ${choiceChipCss}
  }
  a[aria-current] {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

/** Filter by category: each is a page of its own. */
export function CategoryLinks({ links }: { links: BlogWords['categoryLinks'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={m.blog.categories.label}>
      <Choices>
        {links.map(({ label, path, isCurrent }) => (
          <li key={path}>
            <SiteLink href={path} {...(isCurrent && { 'aria-current': 'true' })}>
              {label}
            </SiteLink>
          </li>
        ))}
      </Choices>
    </nav>
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  margin-block: var(--space-4) var(--space-3);
  font: 600 1rem/1.3 var(--font-control);
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  a[aria-current] {
    border-radius: var(--radius-small);
    background: var(--color-accent);
    color: var(--color-on-accent);
    text-decoration: none;
  }
`;

const Neighbors = styled.div`
  display: flex;
  gap: var(--space-3);
`;

export function PageLinks({ paging }: { paging: NonNullable<BlogWords['paging']> }) {
  const { page, paths } = paging;
  const [previous, next] = [paths[page - 2], paths[page]];
  return (
    <Pages aria-label={m.blog.pages.label}>
      <Neighbors>
        {previous ? (
          <SiteLink href={previous} rel="prev">
            {m.blog.pages.newer}
          </SiteLink>
        ) : null}
        {next ? (
          <SiteLink href={next} rel="next">
            {m.blog.pages.older}
          </SiteLink>
        ) : null}
      </Neighbors>
      <ol>
        {pageNumbers(page, paths.length).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <SiteLink href={paths[number - 1] ?? '/blog'} aria-label={m.blog.pages.page(number)}>
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </Pages>
  );
}
