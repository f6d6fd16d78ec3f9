import type { PublicProduct } from '@lectern/api-client';
import type { SalesSection } from '@lectern/catalogue';
import { type ComponentType, createElement } from 'react';
import { laterPart } from '../../later-part.js';
import type { SalesWords } from './sales.words.js';
import type { SectionProps } from './section-props.js';

type Parts = { [Kind in SalesSection['kind']]: ComponentType<SectionProps<Kind>> };

/** Every kind of section that a page may have, each a script of its own that is fetched when it comes near. */
const parts: Parts = {
  about: await laterPart(async () => (await import('./about-book.js')).AboutBook),
  opening: await laterPart(async () => (await import('./sample-section.js')).SampleSection),
  trailer: await laterPart(async () => (await import('./trailer-section.js')).TrailerSection),
  quote: await laterPart(async () => (await import('./quote-band.js')).QuoteBand),
  list: await laterPart(async () => (await import('./list-section.js')).ListSection),
  notice: await laterPart(async () => (await import('./notice.js')).Notice),
  promotion: await laterPart(async () => (await import('./promotion.js')).Promotion),
  offer: await laterPart(async () => (await import('./offer.js')).Offer),
  reviews: await laterPart(async () => (await import('./reviews.js')).Reviews),
  buy: await laterPart(async () => (await import('./buy-section.js')).BuySection),
  kit: await laterPart(async () => (await import('./free-kit.js')).FreeKit),
  details: await laterPart(async () => (await import('./details.js')).Details),
  retailers: await laterPart(async () => (await import('./retailers.js')).Retailers),
  keywords: await laterPart(async () => (await import('./keywords.js')).Keywords),
};

interface SectionOfAnyKind {
  words: SalesWords;
  section: SalesSection;
  product: PublicProduct | undefined;
}

/** One section of the page, whichever kind the content asks for. */
export function Section(props: SectionOfAnyKind) {
  // The table ties each kind to its component; TypeScript cannot follow that through a union.
  return createElement(parts[props.section.kind] as ComponentType<SectionOfAnyKind>, props);
}
