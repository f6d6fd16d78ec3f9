import { paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { useViewItem } from '../../analytics/use-view-item.js';
import { laterPart } from '../../later-part.js';
import { productById, useSiteData } from '../../site-data.js';
import { BuySection } from './buy-section.js';
import { SalesHero } from './sales-hero.js';
import type { SalesWords } from './sales.words.js';
import { StickyBuy } from './sticky-buy.js';

const AboutBook = await laterPart(async () => (await import('./about-book.js')).AboutBook);
const SampleSection = await laterPart(async () => (await import('./sample-section.js')).SampleSection);
const TrailerSection = await laterPart(async () => (await import('./trailer-section.js')).TrailerSection);
const Reviews = await laterPart(async () => (await import('./reviews.js')).Reviews);
const WhereElse = await laterPart(async () => (await import('./where-else.js')).WhereElse);

const World = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
`;

/** One book's page: the layout is everyone's, the words and the colours are the book's. */
export function SalesPage({ words }: { words: SalesWords }) {
  const { book } = words;
  const product = productById(useSiteData(), book.productId);
  const priceCents = product?.price ?? book.ebookPriceCents;
  useViewItem({ id: book.id, title: book.fullTitle, priceCents });
  return (
    <World className={paletteClass(book.id)}>
      <SalesHero words={words} priceCents={priceCents} />
      <AboutBook words={words} />
      <SampleSection words={words} />
      {words.trailer ? <TrailerSection words={words.trailer} /> : null}
      <Reviews words={words} />
      <BuySection words={words} product={product} />
      <WhereElse words={words} />
      <StickyBuy words={words} priceCents={priceCents} />
    </World>
  );
}
