import { BookObject, Container, Eyebrow, from, Icon, LinkButton, Price } from '@lectern/ui';
import { styled } from 'styled-components';
import { buyAnchorId, openingAnchorId } from './buy-anchor.js';
import type { SalesWords } from './sales.words.js';

const Ground = styled.section`
  overflow: hidden;
  background:
    radial-gradient(
      60rem 40rem at 82% 30%,
      color-mix(in srgb, var(--color-accent) 16%, transparent),
      transparent 70%
    ),
    var(--color-surface);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-8);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-6);
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

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-3);
  margin-top: var(--space-3);
  color: var(--color-muted);
  font: 500 0.9375rem/1.5 var(--font-control);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

interface SalesHeroProps {
  words: SalesWords;
  priceCents: number;
}

export function SalesHero({ words, priceCents }: SalesHeroProps) {
  const { book, formats, labels, authorName, directPurchase } = words;
  return (
    <Ground aria-labelledby="book-title">
      <Layout as="div">
        <Cover>
          <BookObject
            bookId={book.id}
            cover={book.cover}
            sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 36vw, 66vw"
            eager
          />
        </Cover>
        <div>
          <Eyebrow>{authorName}</Eyebrow>
          <h1 id="book-title">{book.title}</h1>
          <Headline>{words.headline}</Headline>
          <Lead>{words.lead}</Lead>
          <Buying>
            <PriceBadge cents={priceCents} />
            <LinkButton href={`#${buyAnchorId}`}>{labels.buyLabel}</LinkButton>
            <LinkButton href={`#${openingAnchorId}`} $look="quiet">
              {labels.openingLabel}
            </LinkButton>
          </Buying>
          <Promises>
            {[`${formats.pdf.title} & ${formats.epub.title}`, ...directPurchase.points.slice(-2)].map(
              (promise) => (
                <li key={promise}>
                  <Icon name="check" />
                  {promise}
                </li>
              ),
            )}
          </Promises>
        </div>
      </Layout>
    </Ground>
  );
}
