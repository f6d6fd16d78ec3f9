import { from, Icon, LinkButton, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { PriceNote, SitePrice } from '../../books/site-price.js';
import { SiteLink } from '../../layout/site-link.js';
import { isPreOrder, productById, useSiteData } from '../../site-data.js';
import type { BookWords } from './book.words.js';

const Prices = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-block: var(--space-3);
  dt {
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  dd {
    margin: 0;
    font-size: var(--text-heading-3);
    line-height: 1.15;
  }
`;

const Heading = styled.h2`
  margin-block: var(--space-3) var(--space-1);
  font: 600 0.9375rem/1.4 var(--font-control);
  letter-spacing: 0;
`;

const Shops = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-1);
  max-width: 36rem;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-width: none;
  }
  a {
    height: 100%;
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`;

export function Buying({ words }: { words: BookWords }) {
  const { book, labels, shops, hardbackPriceCents, authorLink, newTabText } = words;
  const data = useSiteData();
  const product = productById(data, book.productId ?? words.comingProductId);
  const isComing = isPreOrder(data, words);
  const isAway = !product && !isComing && authorLink !== null;
  const print = book.edition?.isPrinted ? book.edition : null;
  const prices = [
    { label: labels.prices.print.replace('{edition}', print?.label ?? ''), cents: print?.priceCents ?? null },
    // The list price is left out while the author does not sell it.
    { label: labels.prices.ebook, cents: product?.price ?? (isAway ? null : book.ebookPriceCents) },
    { label: labels.prices.hardback, cents: hardbackPriceCents },
  ];
  return (
    <>
      {prices.some(({ cents }) => cents !== null) ? (
        <Prices>
          {prices.map(({ label, cents }) =>
            cents === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <SitePrice cents={cents} />
                  {product && label === labels.prices.ebook ? <PriceNote /> : null}
                </dd>
              </div>
            ),
          )}
        </Prices>
      ) : null}
      {authorLink && !isAway ? (
        <p>
          <LinkButton as={SiteLink} href={authorLink.path} data-buy={isComing ? undefined : ''}>
            {isComing ? authorLink.comingLabel : authorLink.label}
          </LinkButton>
        </p>
      ) : null}
      {shops.length > 0 ? (
        <>
          <Heading>{labels.buyHeading}</Heading>
          <Shops>
            {shops.map(({ name, url }) => (
              <li key={name}>
                <LinkButton href={url} target="_blank" rel="noopener" $look="quiet" $wide>
                  {name}
                  <VisuallyHidden> ({newTabText})</VisuallyHidden>
                  <Icon name="outside" />
                </LinkButton>
              </li>
            ))}
          </Shops>
        </>
      ) : null}
    </>
  );
}
