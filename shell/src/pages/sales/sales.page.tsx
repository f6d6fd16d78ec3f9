import { paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { productById, useSiteData } from '../../site-data.js';
import { AboutBook } from './about-book.js';
import { BuySection } from './buy-section.js';
import { Keywords } from './keywords.js';
import { Opening } from './opening.js';
import { Retailers } from './retailers.js';
import { Reviews } from './reviews.js';
import { SalesHero } from './sales-hero.js';
import type { SalesWords } from './sales.words.js';
import { StickyBuy } from './sticky-buy.js';

const World = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
`;

/** One book's page: the layout is everyone's, the words and the colours are the book's. */
export function SalesPage({ words }: { words: SalesWords }) {
  const { book } = words;
  const product = productById(useSiteData(), book.productId);
  const priceCents = product?.price ?? book.ebookPriceCents;
  return (
    <World className={paletteClass(book.id)}>
      <SalesHero words={words} priceCents={priceCents} />
      <AboutBook words={words} />
      <Opening words={words} />
      <Reviews words={words} />
      <BuySection words={words} product={product} />
      <Retailers words={words} />
      <Keywords words={words} />
      <StickyBuy words={words} priceCents={priceCents} />
    </World>
  );
}
