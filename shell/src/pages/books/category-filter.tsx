import { VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import type { BooksWords } from './books.words.js';
import { useCategory } from './use-category.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font: 600 1rem/1.4 var(--font-control);
`;

const Menu = styled.select`
  min-height: 3rem;
  padding: 0.625rem 2.75rem 0.625rem 1.25rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-pill);
  appearance: none;
  background:
    linear-gradient(45deg, transparent 50%, currentColor 50%) right 1.45rem center / 0.4rem 0.4rem no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 50%) right 1.05rem center / 0.4rem 0.4rem no-repeat,
    var(--color-surface);
  font-weight: 500;
  &:focus-visible {
    border-radius: var(--radius-pill);
  }
  option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;

/** The menu of categories. What it shows is a matter of style (see the list), so it works without a script. */
export function CategoryFilter({ words }: { words: BooksWords }) {
  const { filterLabel, categories, countText, books } = words;
  const { category, menu, choose } = useCategory(Object.keys(categories));
  const count = books.filter((book) => category === 'all' || book.category === category).length;
  return (
    <Row>
      <label htmlFor="category">{filterLabel}</label>
      <Menu
        ref={menu}
        id="category"
        name="category"
        defaultValue={category}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(categories).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Menu>
      <VisuallyHidden role="status">
        {countText.replace('{count}', String(count)).replace('{total}', String(books.length))}
      </VisuallyHidden>
    </Row>
  );
}
