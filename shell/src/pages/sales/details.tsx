import { below, Chip, ChipList, Container, from, Icon, SectionHeading, VisuallyHidden } from '@lectern/ui';
import type { PublicProduct } from '@lectern/api-client';
import { styled } from 'styled-components';

import { PriceNote, SitePrice } from '../../books/site-price.js';
import { bookDetailPath } from '../../books/book-path.js';
import { expectedText } from '../../books/expected-text.js';
import { longDate } from '../../formats/dates.js';
import { SiteLink } from '../../layout/site-link.js';
import { useSiteData, useLocale } from '../../site-data.js';
import { Band } from './band.js';
import { GroupCard } from './group-card.js';
import type { SalesWords, SectionProps } from './sales.words.js';

const Cards = styled.div`
  display: grid;
  gap: var(--space-3);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  @media print {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: 6mm;
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--space-3);
  @media print {
    > :last-child {
      display: none;
    }
  }
`;

export function Details({ words, section, product }: SectionProps<'details'>) {
  const { editions, keywords, labels, retailers } = words;
  if (editions.length + keywords.length + retailers.length === 0) return null;
  return (
    <Band data-tone={section.tone} aria-labelledby="details-title">
      <Container>
        <SectionHeading id="details-title">{labels.details.sectionHeading}</SectionHeading>
        <Cards>
          {editions.length > 0 ? <Editions words={words} section={section} product={product} /> : null}
          <Column>
            {section.retailers.map((card) => (
              <Retailers key={card.heading ?? ''} words={words} card={card} />
            ))}
            {keywords.length > 0 ? (
              <GroupCard heading={labels.keywordsHeading}>
                <Chips>
                  {keywords.map((keyword) => (
                    <Chip key={keyword}>{keyword}</Chip>
                  ))}
                </Chips>
              </GroupCard>
            ) : null}
          </Column>
        </Cards>
      </Container>
    </Band>
  );
}

const Chips = styled(ChipList)`
  margin-top: var(--space-2);
  ${below.tablet} {
    gap: var(--space-half);
  }
`;

const List = styled.ul`
  margin-top: var(--space-2);
`;

const Edition = styled.li`
  padding-block: var(--space-1);
  border-top: 1px solid var(--color-line);
  ${from.tablet} {
    padding-block: var(--space-2);
  }
  h4 {
    font-size: 1.125rem;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(60%) minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-half) var(--space-2);
  margin-top: var(--space-half);
  font: 500 1rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
  ${below.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
  }
  @media print {
    display: flex;
    column-gap: 5mm;
  }
`;

const Note = styled.p`
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  color: var(--color-muted);
`;

/** Price and page count of the e-book are those of the product while it is on sale. */
function Editions({ words, section, product }: SectionProps<'details'>) {
  const { details, preOrder } = words.labels;
  const { today } = useSiteData();
  const locale = useLocale();
  const isComing = !product && words.preOrder !== null;
  return (
    <GroupCard heading={details.heading}>
      <List>
        {words.editions.map((edition) => (
          <Edition key={edition.label}>
            <h4>{edition.label}</h4>
            <EditionFacts edition={edition} words={words} product={product} />
          </Edition>
        ))}
      </List>
      <Note>
        {words.publishedOn === null ? null : (
          <>
            {isComing
              ? expectedText(words.publishedOn, preOrder, today, locale)
              : `${details.publishedLabel}: ${longDate(words.publishedOn, locale)}`}
            .{' '}
          </>
        )}
        {section.note}{' '}
        {words.book.path === bookDetailPath(words.book.id) ? null : (
          <SiteLink href={bookDetailPath(words.book.id)}>{details.allLabel}</SiteLink>
        )}
      </Note>
    </GroupCard>
  );
}

interface EditionFactsProps {
  words: SalesWords;
  edition: SalesWords['editions'][number];
  product: PublicProduct | undefined;
}

function EditionFacts({ words, edition, product }: EditionFactsProps) {
  const { details } = words.labels;
  const isEbook = edition.format === 'ebook';
  const sold = isEbook ? product : undefined;
  const { pdfLengthText } = words.formats;
  const cents = sold?.price ?? edition.priceCents;
  const facts = [
    { label: details.isbnLabel, value: edition.isbn },
    { label: details.pagesLabel, value: edition.pages },
    {
      label: isEbook ? details.priceLabel : details.listPriceLabel,
      value:
        cents === null ? null : (
          <>
            <SitePrice cents={cents} />
            {sold ? <PriceNote /> : null}
          </>
        ),
    },
    {
      label: details.fileLabel,
      value: sold?.pdfPages ? pdfLengthText.replace('{pages}', String(sold.pdfPages)) : null,
    },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Retailer = styled.a`
  display: grid;
  grid-template-columns: 1fr auto 1.25rem;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 2.75rem;
  padding-block: var(--space-half);
  border-top: 1px solid var(--color-line);
  color: var(--color-ink);
  font: 500 1rem/1.35 var(--font-control);
  text-decoration: none;
  svg {
    color: var(--color-muted);
  }
  &:hover {
    color: var(--color-accent);
  }
  /* On paper the store's name is enough; its search address is not. */
  @media print {
    &::after {
      content: none !important;
    }
    svg {
      display: none;
    }
  }
`;

const Format = styled.span`
  color: var(--color-muted);
  font-weight: 400;
  font-size: 0.9375rem;
  ${from.tablet} {
    display: block;
  }
`;

interface RetailersProps {
  words: SalesWords;
  card: SectionProps<'details'>['section']['retailers'][number];
}

function Retailers({ words, card }: RetailersProps) {
  const { labels, retailers } = words;
  const { shops, formats, heading = labels.retailersHeading, text = labels.retailersText } = card;
  const isShown = ({ name, format }: { name: string; format: string | null }) =>
    (shops?.includes(name) ?? true) && (formats?.includes(format ?? '') ?? true);
  const shown = retailers.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <GroupCard heading={heading} text={text}>
      <List>
        {shown.map(({ name, url, format, priceCents }) => (
          <li key={url}>
            <Retailer href={url} target="_blank" rel="noopener">
              <span>
                {name} {format ? <Format>{format}</Format> : null}
              </span>
              {priceCents === null ? labels.retailerNoPriceText : <SitePrice cents={priceCents} />}
              <Icon name="outside" />
              <VisuallyHidden>({labels.newTabText})</VisuallyHidden>
            </Retailer>
          </li>
        ))}
      </List>
    </GroupCard>
  );
}
