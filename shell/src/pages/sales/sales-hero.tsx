import type { PublicProduct } from '@lectern/api-client';
import { Badge, BookObject, Container, Eyebrow, from, LinkButton, Price } from '@lectern/ui';
import { styled } from 'styled-components';
import { buyAnchorId, openingAnchorId } from './buy-anchor.js';
import { Motif } from './motif.js';
import type { SalesWords } from './sales.words.js';
import { TickRow } from './tick-row.js';

const accent = (percent: number) => `color-mix(in srgb, var(--color-accent) ${percent}%, transparent)`;

/** Lets the ground be seen around the cover only: words stand on the surface that their colours were chosen for. */
const veil = 'linear-gradient(var(--away), var(--color-surface) 32%, transparent 74%)';

const Ground = styled.section`
  --far: 82%;
  --away: 0deg;
  overflow: hidden;
  background:
    radial-gradient(60rem 40rem at var(--far) 30%, ${accent(16)}, transparent 70%), var(--color-surface);
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
    background:
      ${veil}, linear-gradient(transparent 0 68%, ${accent(18)} 68%, ${accent(5)} 100%), var(--color-surface);
  }
  &[data-ground='ruled'] {
    background:
      ${veil}, repeating-linear-gradient(transparent 0 2.4rem, ${accent(22)} 2.4rem calc(2.4rem + 1px)),
      var(--color-surface);
  }
  &[data-ground='night'] {
    background:
      ${veil}, radial-gradient(60rem 34rem at var(--far) 104%, ${accent(46)}, transparent 74%),
      var(--color-surface);
  }
  &[data-ground='split'] {
    background:
      ${veil}, linear-gradient(104deg, transparent 0 62%, ${accent(14)} 62% 100%), var(--color-surface);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-8);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-6);
    &[data-cover='left'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    }
  }
  ${from.desktop} {
    gap: var(--space-10);
    padding-block: var(--space-10) var(--space-12);
  }
`;

const Cover = styled.div`
  width: min(62%, 25rem);
  margin-inline: auto;
  padding-inline: 2%;
  ${from.tablet} {
    order: 1;
    width: min(100%, 25rem);
    [data-cover='left'] > & {
      order: 0;
    }
  }
`;

const Headline = styled.p`
  margin-top: var(--space-2);
  font: 480 var(--text-heading-3) / 1.25 var(--font-title);
  letter-spacing: -0.01em;
  color: var(--color-accent-strong);
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-top: var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-4);
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
  margin-bottom: var(--space-3);
`;

const Subtitle = styled.p`
  margin-top: var(--space-1);
  color: var(--color-muted);
  font: 480 var(--text-heading-4) / 1.3 var(--font-title);
`;

const Ornament = styled(Motif)`
  width: 11rem;
  margin-top: var(--space-3);
`;

interface SalesHeroProps {
  words: SalesWords;
  /** Undefined while the book cannot be bought here. */
  product: PublicProduct | undefined;
  priceCents: number;
}

/** The first screen: the book as a thing, what it says for itself, its price and the way to it. */
export function SalesHero({ words, product, priceCents }: SalesHeroProps) {
  const { book, hero, labels, preOrder } = words;
  return (
    <Ground data-ground={hero.ground} aria-labelledby="book-title">
      <Layout as="div" data-cover={hero.coverSide}>
        <Cover>
          <BookObject
            bookId={book.id}
            cover={book.cover}
            sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 37vw, 52vw"
            eager
          />
        </Cover>
        <div>
          <Badges>
            {hero.badges.map((badge) => (
              <Badge as="li" key={badge}>
                {badge}
              </Badge>
            ))}
          </Badges>
          <Eyebrow>{words.authorName}</Eyebrow>
          <h1 id="book-title">{book.title}</h1>
          {book.subtitle ? <Subtitle>{book.subtitle}</Subtitle> : null}
          <Ornament motif={words.motif} />
          <Headline>{words.headline}</Headline>
          <Lead>{words.lead}</Lead>
          <Buying>
            {!product && preOrder ? <Announced>{preOrder.edition.label}</Announced> : null}
            <PriceBadge cents={priceCents} />
            <LinkButton href={`#${buyAnchorId}`}>
              {!product && preOrder ? labels.preOrder.readLabel : labels.buyLabel}
            </LinkButton>
            <LinkButton href={`#${openingAnchorId}`} $look="quiet">
              {labels.openingLabel}
            </LinkButton>
          </Buying>
          <TickRow entries={promisesOf(words, product)} />
        </div>
      </Layout>
    </Ground>
  );
}

function promisesOf(
  { labels, preOrder, publishedText, formats, directPurchase }: SalesWords,
  product: PublicProduct | undefined,
): string[] {
  if (!product && preOrder) {
    return [
      labels.preOrder.publishedText.replace('{date}', publishedText),
      labels.preOrder.pagesText.replace('{pages}', String(preOrder.edition.pages)),
    ];
  }
  const hasBoth = product?.fileFormats.includes('epub') ?? true;
  const files = hasBoth ? `${formats.pdf.title} & ${formats.epub.title}` : labels.pdfOnlyText;
  return [files, ...directPurchase.points.slice(-2)];
}
