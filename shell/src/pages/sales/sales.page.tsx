import { paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { useViewItem } from '../../analytics/use-view-item.js';
import { productOfBook } from '../../book-product.js';
import { useSiteData } from '../../site-data.js';
import { ComingSoonBanner } from './coming-soon-banner.js';
import { SalesHero } from './sales-hero.js';
import type { SalesWords } from './sales.words.js';
import { Section } from './sections.js';
import { StickyBuy } from './sticky-buy.js';

const World = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
`;

/** One book's page: the layout is everyone's; the sections, the words and the colours are the book's. */
export function SalesPage({ words }: { words: SalesWords }) {
  const { book, preOrder, sections } = words;
  const product = productOfBook(useSiteData().products, words);
  const coming = product ? null : preOrder;
  const priceCents = product?.price ?? coming?.price ?? book.ebookPriceCents;
  useViewItem({ id: book.id, title: book.fullTitle, priceCents });
  return (
    <World className={paletteClass(book.id)}>
      {coming ? <ComingSoonBanner banner={coming.banner} /> : null}
      <SalesHero words={words} product={product} priceCents={priceCents} />
      {sections.map((section, at) => (
        <Section key={at} words={words} section={section} product={product} />
      ))}
      {product ? <StickyBuy words={words} priceCents={priceCents} /> : null}
    </World>
  );
}
