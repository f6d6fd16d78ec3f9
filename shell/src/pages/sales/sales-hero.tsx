import type { PublicProduct } from '@lectern/api-client';
import { Badge, BookObject, Container, Eyebrow, from, lightScheme, LinkButton, Price } from '@lectern/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { expectedText } from '../../books/expected-text.js';
import { ViewSwitch } from '../../books/view-switch.js';
import { buyAnchorId, offerId, openingAnchorId } from './buy-anchor.js';
import { useSiteData } from '../../site-data.js';
import type { SalesWords } from './sales.words.js';
import { TickRow } from './tick-row.js';

const mark = (percent: number) =>
  `color-mix(in srgb, var(--mark) calc(var(--boldness) * ${percent}%), transparent)`;

/** Fades the background behind the text to the color that the text color was chosen for. */
const veil = 'linear-gradient(var(--away), var(--poster) 32%, transparent 74%)';

/** In light mode the cover's color; in dark mode a dark background lit by it. */
const Ground = styled.section`
  --poster: var(--color-surface);
  --mark: var(--color-accent);
  --boldness: 1;
  --far: 82%;
  --away: 0deg;
  ${lightScheme} {
    --poster: var(--color-accent);
    --mark: var(--color-on-accent);
    --boldness: 0.5;
  }
  overflow: hidden;
  background: radial-gradient(60rem 40rem at var(--far) 30%, ${mark(24)}, transparent 70%), var(--poster);
  ${from.tablet} {
    --away: 90deg;
  }
  &:has([data-cover='left']) {
    --far: 18%;
    ${from.tablet} {
      --away: 270deg;
    }
  }
  &[data-ground='horizon'] {
    background: ${veil}, linear-gradient(transparent 0 68%, ${mark(26)} 68%, ${mark(7)} 100%), var(--poster);
  }
  &[data-ground='ruled'] {
    background:
      ${veil}, repeating-linear-gradient(transparent 0 2.4rem, ${mark(26)} 2.4rem calc(2.4rem + 1px)),
      var(--poster);
  }
  &[data-ground='night'] {
    background:
      ${veil}, radial-gradient(60rem 34rem at var(--far) 104%, ${mark(46)}, transparent 74%), var(--poster);
  }
  &[data-ground='split'] {
    background: ${veil}, linear-gradient(104deg, transparent 0 62%, ${mark(18)} 62% 100%), var(--poster);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2) var(--space-6);
  grid-template-areas: 'title' 'cover' 'words';
  ${lightScheme} {
    --color-surface: var(--poster);
    --color-ink: var(--mark);
    --color-muted: var(--mark);
    --color-accent: var(--mark);
    --color-accent-strong: var(--mark);
    --color-on-accent: var(--poster);
    --color-edge: color-mix(in srgb, var(--mark) 60%, transparent);
    color: var(--mark);
  }
  ${from.tablet} {
    grid-template: 'title cover' 'words cover' / minmax(0, 1.25fr) minmax(0, 1fr);
    align-content: center;
    gap: var(--space-4) var(--space-6);
    padding-block: var(--space-8);
    &[data-cover='left'] {
      grid-template: 'cover title' 'cover words' / minmax(0, 1fr) minmax(0, 1.25fr);
    }
  }
  ${from.desktop} {
    column-gap: var(--space-10);
  }
`;

const Title = styled.div`
  grid-area: title;
  h1 {
    font-family: var(--font-display);
    font-size: clamp(2.75rem, 12vw, 4rem);
    line-height: 0.98;
    letter-spacing: -0.02em;
    word-spacing: 0.06em;
    ${from.tablet} {
      font-size: clamp(3.5rem, 7.4vw, 4.75rem);
    }
    ${from.desktop} {
      font-size: clamp(6rem, 7.4vw, 7.5rem);
    }
  }
`;

const Cover = styled.div`
  grid-area: cover;
  /* At most 45 % of a phone’s height, so that price and button are on the first screen. */
  width: min(80%, 28svh);
  margin-inline: auto;
  ${from.tablet} {
    align-self: start;
    width: min(100%, 27rem);
    padding-inline: 2%;
  }
`;

const Words = styled.div`
  grid-area: words;
`;

const Headline = styled.p`
  font: 480 var(--text-heading-3) / 1.25 var(--font-title);
  letter-spacing: -0.01em;
  color: var(--color-accent-strong);
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-block: var(--space-4) var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin-top: var(--space-2);
  ${from.desktop} {
    margin-top: var(--space-3);
  }
`;

const PriceBadge = styled(Price)`
  padding-right: var(--space-1);
  font-size: var(--text-heading-3);
`;

const Announced = styled.span`
  color: var(--color-muted);
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const Subtitle = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
  font: 480 var(--text-heading-4) / 1.3 var(--font-title);
`;

const Views = styled(ViewSwitch)`
  margin-top: var(--space-3);
`;

interface SalesHeroProps {
  words: SalesWords;
  product: PublicProduct | undefined;
  priceCents: number;
}

export function SalesHero({ words, product, priceCents }: SalesHeroProps) {
  const { book, hero, labels, preOrder } = words;
  const { today } = useSiteData();
  const isSold = product !== undefined;
  return (
    <Ground data-ground={hero.ground} aria-labelledby="book-title">
      <Layout as="div" data-cover={hero.coverSide}>
        <Title>
          <Eyebrow>{words.authorName}</Eyebrow>
          <h1 id="book-title">{withBreaks(book.title)}</h1>
          {book.subtitle ? <Subtitle>{book.subtitle}</Subtitle> : null}
        </Title>
        <Cover>
          <BookObject
            bookId={book.id}
            cover={book.cover}
            sizes="(min-width: 64rem) 26rem, (min-width: 44rem) 37vw, 64vw"
            eager
          />
        </Cover>
        <Words>
          <Headline>{words.headline}</Headline>
          <Buying id={offerId}>
            {!product && preOrder ? <Announced>{preOrder.edition.label}</Announced> : null}
            {isSold || preOrder ? (
              <>
                <PriceBadge cents={priceCents} />
                <LinkButton href={`#${buyAnchorId}`} data-buy={isSold ? '' : undefined}>
                  {isSold ? labels.buyLabel : labels.preOrder.readLabel}
                </LinkButton>
              </>
            ) : (
              <Announced>{labels.awayText}</Announced>
            )}
            <LinkButton href={`#${openingAnchorId}`} $look="quiet">
              {labels.openingLabel}
            </LinkButton>
          </Buying>
          <TickRow entries={badgesOf(words, product, today)} />
          <Lead>{words.lead}</Lead>
          <Badges>
            {hero.badges.map((badge) => (
              <Badge as="li" key={badge}>
                {badge}
              </Badge>
            ))}
          </Badges>
          <Views bookId={book.id} salesPath={book.path} words={words.views} />
        </Words>
      </Layout>
    </Ground>
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

function badgesOf(
  { labels, preOrder, publishedOn, formats, directPurchase }: SalesWords,
  product: PublicProduct | undefined,
  today: string,
): string[] {
  if (!product && preOrder) {
    return [
      expectedText(publishedOn, labels.preOrder, today),
      labels.preOrder.pagesText.replace('{pages}', String(preOrder.edition.pages)),
    ];
  }
  if (!product) return [];
  const hasBoth = product.fileFormats.includes('epub');
  const files = hasBoth ? `${formats.pdf.title} & ${formats.epub.title}` : labels.pdfOnlyText;
  return [files, ...directPurchase.points.slice(-2)];
}
