import { Container, from, Price, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { bookDetailPath } from '../../books/book-path.js';
import { SiteLink } from '../../layout/site-link.js';
import { Band } from './band.js';
import type { SectionProps } from './sales.words.js';

const Editions = styled.ul`
  font-variant-numeric: lining-nums tabular-nums;
`;

const Edition = styled.li`
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-line);
  &:last-child {
    border-bottom: 1px solid var(--color-line);
  }
  h3 {
    font-size: var(--text-heading-4);
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 2fr);
    align-items: baseline;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(max-content, 2fr) 1fr 1fr;
  gap: 0 var(--space-2);
  margin-top: var(--space-1);
  dt {
    color: var(--color-muted);
    font: 500 0.875rem/1.4 var(--font-control);
  }
  dd {
    margin: 0;
  }
`;

const Note = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** ISBN, pages and price of every edition. The e-book's price and length are those of what is sold here, while it is. */
export function Details({ words, section, product }: SectionProps<'details'>) {
  const { details } = words.labels;
  const { pdfLengthText } = words.formats;
  const pdfPages = product?.pdfPages;
  return (
    <Band data-tone={section.tone} aria-labelledby="details-title">
      <Container>
        <SectionHeading id="details-title">{details.heading}</SectionHeading>
        <Editions>
          {words.editions.map(({ format, label, isbn, pages, priceCents }) => (
            <Edition key={isbn}>
              <h3>{label}</h3>
              <Facts>
                <div>
                  <dt>{details.isbnLabel}</dt>
                  <dd>{isbn}</dd>
                </div>
                <div>
                  <dt>{details.pagesLabel}</dt>
                  <dd>{pages}</dd>
                </div>
                <div>
                  <dt>{format === 'ebook' ? details.priceLabel : details.listPriceLabel}</dt>
                  <dd>
                    <Price cents={format === 'ebook' && product ? product.price : priceCents} />
                  </dd>
                </div>
                {format === 'ebook' && pdfPages ? (
                  <div>
                    <dt>{details.fileLabel}</dt>
                    <dd>{pdfLengthText.replace('{pages}', String(pdfPages))}</dd>
                  </div>
                ) : null}
              </Facts>
            </Edition>
          ))}
        </Editions>
        <Note>
          {details.publishedLabel}: {words.publishedText}. {section.note}{' '}
          <SiteLink href={bookDetailPath(words.book.id)}>{details.allLabel}</SiteLink>
        </Note>
      </Container>
    </Band>
  );
}
