import { Container, from, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { ViewItem } from '../../layout/analytics/view-item.js';
import { BookDescription } from './book-description.js';
import { BookAside } from './book-aside.js';
import { BookFooter } from './book-footer.js';
import { BookHero } from './book-hero.js';
import type { BookWords } from './book.words.js';

const World = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
`;

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
    gap: var(--space-8);
    align-items: start;
  }
`;

export function BookPage({ words }: { words: BookWords }) {
  const { id, title, edition } = words.book;
  return (
    <World className={paletteClass(id)}>
      <ViewItem id={id} title={title} priceCents={edition?.priceCents ?? null} />
      <BookHero words={words} />
      <Layout as="div">
        <BookDescription words={words} />
        <BookAside words={words} />
      </Layout>
      <BookFooter words={words} />
    </World>
  );
}
