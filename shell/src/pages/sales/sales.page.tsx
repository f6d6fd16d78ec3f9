import type { PublicProduct } from '@lectern/api-client';
import type { SalesSection } from '@lectern/catalogue';
import { paletteClass, Container, from, LinkButton } from '@lectern/ui';
import { type ComponentType, createElement } from 'react';
import { styled } from 'styled-components';

import { productOfBook } from '../../books/book-product.words.js';
import { PriceNote, SitePrice } from '../../books/site-price.js';
import { AboutBook } from './about-book.js';
import { SampleSection } from './sample-section.js';
import { TrailerSection } from './trailer-section.js';
import { ListSection } from './list-section.js';
import { Promotion } from './promotion.js';
import { Reviews } from './reviews.js';
import { BuySection } from './buy-section.js';
import { FreeKit } from './free-kit.js';
import { Details } from './details.js';
import { ViewItem } from '../../layout/analytics/view-item.js';
import { deferredRendering } from '../../layout/deferred-rendering.js';
import { buyAnchorId, offerId } from './buy-anchor.js';
import { SalesHero } from './sales-hero.js';
import type { SalesWords, SectionProps } from './sales.words.js';
import { useSiteData } from '../../site-data.js';

const World = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
  /* Keeps focused elements above the sticky bar. */
  &:has([data-rest='false']) :is(a, button, input, select, textarea, summary):not([data-rest] *) {
    scroll-margin-bottom: 6rem;
  }
  > section:nth-of-type(n + 3) {
    ${deferredRendering}
  }
  @media print {
    background: none;
    > section {
      margin-bottom: 7mm;
      padding: 0;
      > div {
        padding-inline: 0;
      }
    }
    section h2 {
      margin-bottom: 3mm;
      font-size: 15pt;
    }
    li,
    [role='group'] {
      break-inside: avoid;
    }
    blockquote {
      font-size: 10.5pt;
      line-height: 1.4;
      letter-spacing: 0;
      text-indent: 0;
    }
  }
`;

export function SalesPage({ words }: { words: SalesWords }) {
  const { book, preOrder, sections } = words;
  const product = productOfBook(useSiteData(), book.id);
  const coming = product ? null : preOrder;
  const priceCents = product?.price ?? coming?.edition.priceCents ?? book.ebookPriceCents;
  return (
    <World className={paletteClass(book.id)}>
      <ViewItem id={book.id} title={book.fullTitle} priceCents={priceCents} />
      {coming ? <ComingSoonBanner banner={coming.banner} /> : null}
      <SalesHero words={words} product={product} priceCents={priceCents} />
      {sections.map((section, at) => (
        <Section key={at} words={words} section={section} product={product} />
      ))}
      {product ? <StickyBuy words={words} priceCents={product.price} /> : null}
    </World>
  );
}

const Strip = styled.div`
  padding-block: var(--space-1);
  background: var(--color-ink);
  color: var(--color-background);
  font: 500 1rem/1.45 var(--font-control);
  strong {
    margin-right: 0.5em;
    font-weight: 700;
  }
`;

function ComingSoonBanner({ banner }: { banner: NonNullable<SalesWords['preOrder']>['banner'] }) {
  return (
    <Strip>
      <Container>
        <strong>{banner.title}</strong>
        {banner.text}
      </Container>
    </Strip>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-1) 1.25rem max(var(--space-1), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  transition: visibility var(--motion-quick);
  &[data-rest='true'] {
    visibility: hidden;
  }
  a {
    flex: none;
  }
  ${from.tablet} {
    display: none;
  }
`;

const What = styled.p`
  font: 560 1.0625rem/1.25 var(--font-title);
`;

const Amount = styled(SitePrice)`
  display: block;
  font-size: 1rem;
`;

/** Purchase button at the bottom on phones, hidden while the hero's button or the purchase section is visible. */
function StickyBuy({ words, priceCents }: { words: SalesWords; priceCents: number }) {
  return (
    <Bar data-screen-only="" data-rest="true" data-rest-at={`#${offerId}, #${buyAnchorId}`}>
      <What>
        {words.book.title}
        <Amount cents={priceCents} />
        <PriceNote />
      </What>
      <LinkButton href={`#${buyAnchorId}`} data-buy="">
        {words.labels.buyLabel}
      </LinkButton>
    </Bar>
  );
}

type Parts = { [Kind in SalesSection['kind']]: ComponentType<SectionProps<Kind>> };

const parts: Parts = {
  list: ListSection,
  about: AboutBook,
  opening: SampleSection,
  trailer: TrailerSection,
  promotion: Promotion,
  reviews: Reviews,
  buy: BuySection,
  kit: FreeKit,
  details: Details,
};

interface SectionOfAnyKind {
  words: SalesWords;
  section: SalesSection;
  product: PublicProduct | undefined;
}

export function Section(props: SectionOfAnyKind) {
  // The table ties each kind to its component, which TypeScript cannot follow through a union.
  return createElement(parts[props.section.kind] as ComponentType<SectionOfAnyKind>, props);
}
