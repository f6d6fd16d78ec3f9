import type { PublicProduct } from '@lectern/api-client';
import { below, BookObject, Container, from, LinkButton } from '@lectern/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { PriceNote, SitePrice } from '../../books/site-price.js';
import { filledColors } from '../../layout/filled-colors.js';
import { expectedText } from '../../books/expected-text.js';
import { buyAnchorId, offerId, openingAnchorId } from './buy-anchor.js';
import { useSiteData, useLocale } from '../../site-data.js';
import { PosterCover, PosterGround } from './poster-ground.js';
import { SalesLead } from './sales-lead.js';
import { soldFormats } from './sold-formats.js';
import type { SalesWords } from './sales.words.js';
import { TickRow } from './tick-row.js';

const Layout = styled(Container)`
  --dip: 1.75rem;
  isolation: isolate;
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2) var(--space-4);
  grid-template-areas: 'name' 'cover' 'words';
  @media screen {
    ${filledColors('var(--color-poster)', 'var(--color-on-poster)')}
    color: var(--color-ink);
  }
  ${from.tablet} {
    grid-template: 'name cover' auto 'words cover' 1fr / minmax(0, 1.35fr) minmax(0, 1fr);
    align-content: center;
    gap: var(--space-3) var(--space-6);
    min-height: min(100svh - var(--header), 60rem);
    padding-block: var(--space-5) var(--space-8);
    &[data-cover='left'] {
      grid-template: 'cover name' auto 'cover words' 1fr / minmax(0, 1fr) minmax(0, 1.35fr);
    }
  }
  ${from.desktop} {
    column-gap: var(--space-10);
  }
  @media print {
    grid-template: 'name cover' auto 'words cover' 1fr / minmax(0, 1fr) 44mm;
    gap: 4mm 10mm;
    min-height: 0;
    padding: 0 0 6mm;
  }
`;

/** The title as a label: the cover says it large. */
const Name = styled.div`
  grid-area: name;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  font: 500 1rem/1.35 var(--font-control);
  h1 {
    font: 600 1.1875rem/1.35 var(--font-title);
    letter-spacing: -0.005em;
  }
  ${from.tablet} {
    font-size: 1.125rem;
    h1 {
      font-size: 1.5rem;
    }
  }
  @media print {
    display: block;
    h1 {
      margin-bottom: 2mm;
      font: 520 28pt/1.1 var(--font-display);
    }
  }
`;

/** On paper there is no header that names the author, and the cover is small. */
const Author = styled.p`
  display: none;
  @media print {
    display: block;
    margin-top: 2mm;
    font: 500 11pt/1.4 var(--font-control);
  }
`;

const Words = styled.div`
  grid-area: words;
  ${from.tablet} {
    align-self: center;
    padding-bottom: calc(var(--dip) + var(--space-2));
  }
`;

const Claim = styled.p`
  font: 520 clamp(2.75rem, 11.2vw, 4rem) / 1 var(--font-display);
  letter-spacing: -0.02em;
  word-spacing: 0.04em;
  text-wrap: balance;
  ${from.tablet} {
    font-size: clamp(3.25rem, 5.9vw, 5.75rem);
  }
  @media print {
    font: italic 400 15pt/1.3 var(--font-reading);
  }
`;

const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin-top: var(--space-2);
  ${from.tablet} {
    margin-top: var(--space-5);
  }
  ${below.tablet} {
    a {
      padding-inline: 1.125rem;
    }
  }
  @media print {
    a {
      display: none;
    }
  }
`;

/** On a phone the price has a line of its own, so that both buttons are side by side. */
const Cost = styled.p`
  flex-basis: 100%;
  ${from.tablet} {
    flex-basis: auto;
    padding-right: var(--space-1);
  }
`;

const PriceBadge = styled(SitePrice)`
  font-size: var(--text-heading-3);
`;

const Announced = styled.span`
  margin-right: var(--space-1);
  color: var(--color-muted);
`;

interface SalesHeroProps {
  words: SalesWords;
  product: PublicProduct | undefined;
  priceCents: number | null;
}

export function SalesHero({ words, product, priceCents }: SalesHeroProps) {
  const { book, hero, labels, preOrder } = words;
  const { today } = useSiteData();
  const locale = useLocale();
  const isSold = product !== undefined;
  return (
    <section aria-labelledby="book-title">
      <PosterGround data-ground={hero.ground}>
        <Layout as="div" data-cover={hero.coverSide}>
          <Name>
            <h1 id="book-title">{withBreaks(book.title)}</h1>
            {book.subtitle ? <p>{book.subtitle}</p> : null}
            <Author>{words.authorName}</Author>
          </Name>
          <PosterCover>
            <BookObject
              bookId={book.id}
              cover={book.cover}
              sizes="(min-width: 64rem) 26rem, (min-width: 44rem) 37vw, 64vw"
              eager
            />
          </PosterCover>
          <Words>
            <Claim>{words.headline}</Claim>
            <Buying id={offerId}>
              {isSold || preOrder ? (
                <>
                  <Cost>
                    {!isSold && preOrder ? <Announced>{preOrder.edition.label}</Announced> : null}
                    {priceCents === null ? null : <PriceBadge cents={priceCents} />}
                    {isSold ? <PriceNote /> : null}
                  </Cost>
                  <LinkButton href={`#${buyAnchorId}`} data-buy={isSold ? '' : undefined}>
                    {isSold ? labels.buyLabel : labels.preOrder.readLabel}
                  </LinkButton>
                </>
              ) : (
                words.productId && <Announced>{labels.awayText}</Announced>
              )}
              {words.opening ? (
                <LinkButton href={`#${openingAnchorId}`} $look="quiet">
                  {labels.openingLabel}
                </LinkButton>
              ) : null}
            </Buying>
            <TickRow entries={factsOf(words, product, today, locale)} />
          </Words>
        </Layout>
      </PosterGround>
      <SalesLead words={words} />
    </section>
  );
}

/** Allows a line break after a slash in a title. */
function withBreaks(title: string) {
  return title.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

function factsOf(
  { labels, preOrder, publishedOn, formats, directPurchase }: SalesWords,
  product: PublicProduct | undefined,
  today: string,
  locale: string,
): string[] {
  if (!product && preOrder) {
    const { pages } = preOrder.edition;
    return [
      ...(publishedOn === null ? [] : [expectedText(publishedOn, labels.preOrder, today, locale)]),
      ...(pages === null ? [] : [labels.preOrder.pagesText.replace('{pages}', String(pages))]),
    ];
  }
  if (!product) return [];
  const sold = soldFormats(product);
  const files = sold.includes('epub')
    ? sold.map((format) => formats[format].title).join(' & ')
    : labels.pdfOnlyText;
  return [files, ...directPurchase.points.slice(-2)];
}
