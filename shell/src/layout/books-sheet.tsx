import { coverClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.js';
import type { FrameWords } from './frame.words.js';

const Sheet = styled.ul`
  position: absolute;
  top: calc(100% - 0.75rem);
  right: var(--gutter);
  display: grid;
  grid-template-columns: 15rem repeat(2, 14rem);
  grid-template-rows: auto repeat(4, auto);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius-small);
    color: var(--color-ink);
    font: 500 0.9375rem/1.3 var(--font-control);
    text-decoration: none;
  }
  a:hover,
  a[aria-current='page'] {
    background: var(--color-wash);
    color: var(--color-accent);
  }
`;

const Featured = styled.li`
  grid-row: 1 / -1;
  padding-right: var(--space-2);
  margin-right: var(--space-2);
  border-right: 1px solid var(--color-line);
  && a {
    flex-direction: column;
    align-items: flex-start;
    gap: 0.25rem;
    height: 100%;
  }
  img {
    width: 6rem;
    height: auto;
    margin-bottom: 0.5rem;
    border-radius: var(--radius-cover);
    box-shadow: var(--shadow-cover);
  }
  strong {
    font: 560 1.1875rem/1.2 var(--font-title);
  }
  small {
    color: var(--color-muted);
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;

const All = styled.li`
  grid-column: 2 / -1;
  && a {
    font-weight: 600;
  }
`;

const Spine = styled.i`
  flex: none;
  width: 0.5rem;
  height: 1.5rem;
  border-radius: var(--radius-cover);
  background: var(--cover-color);
`;

export function BooksSheet({ words }: { words: NonNullable<FrameWords['booksMenu']> }) {
  const { all, featuredLabel, featured, books } = words;
  return (
    <Sheet>
      <Featured>
        <SiteLink href={featured.path}>
          <img src={featured.thumbSrc} alt="" width="96" height="144" loading="lazy" fetchPriority="low" />
          <small>{featuredLabel}</small>
          <strong>{featured.title}</strong>
          <small>{featured.summary}</small>
        </SiteLink>
      </Featured>
      <All>
        <SiteLink href={all.path}>{all.label}</SiteLink>
      </All>
      {books.map(({ id, title, path }) => (
        <li key={id}>
          <SiteLink href={path} className={coverClass(id)}>
            <Spine /> {title}
          </SiteLink>
        </li>
      ))}
    </Sheet>
  );
}
