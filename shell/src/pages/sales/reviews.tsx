import { below, Container, from, SectionHeading, Stars } from '@lectern/ui';
import { css, styled } from 'styled-components';
import { sidewaysRow } from '../../layout/sideways-row.js';
import { type BookReviews, useSiteData } from '../../site-data.js';
import { Band } from './band.js';
import { Motif } from './motif.js';
import type { SalesWords, SectionProps } from './sales.words.js';

type Labels = SalesWords['labels'];

const Ornament = styled(Motif)`
  margin-bottom: var(--space-3);
  @media print {
    display: none;
  }
`;

/** On a phone each review is a leaf of a row. */
const row = css`
  ${sidewaysRow}
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${below.tablet} {
    gap: var(--space-2);
    li {
      padding: var(--space-3);
      border-radius: var(--radius-medium);
      background: color-mix(in srgb, var(--color-accent) 7%, transparent);
    }
  }
`;

const Grid = styled.ul`
  ${row}
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6mm;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    li:first-child {
      grid-column: span 2;
    }
  }
  @media screen and (min-width: 44rem) {
    li:first-child blockquote {
      max-width: 26em;
      font-size: var(--text-heading-2);
      line-height: 1.2;
      letter-spacing: -0.012em;
      text-wrap: balance;
    }
  }
`;

/** The opening quotation mark hangs in the margin. */
const Quote = styled.blockquote`
  max-width: var(--measure);
  margin-block: var(--space-2);
  font: 440 1.125rem/1.45 var(--font-title);
  ${from.tablet} {
    font-size: 1.3125rem;
  }
  text-indent: -0.46em;
  &::before {
    content: '“';
  }
  &::after {
    content: '”';
  }
`;

const Person = styled.p`
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Source = styled.span`
  display: block;
  color: var(--color-muted);
  font-weight: 400;
`;

/** Readers' own line breaks are kept. */
const Bought = styled.ul`
  ${row}
  margin-bottom: var(--space-5);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  blockquote {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Summary = styled.p`
  margin-bottom: var(--space-4);
  font: 600 1.0625rem/1.4 var(--font-control);
`;

/** The author's reply, under its review. */
const Reply = styled.div`
  max-width: var(--measure);
  margin-top: var(--space-2);
  padding-left: var(--space-2);
  border-left: 3px solid color-mix(in srgb, var(--color-accent) 45%, transparent);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function BoughtReviews({ reviews, labels }: { reviews: BookReviews; labels: Labels }) {
  const { count, rating, shown } = reviews;
  return (
    <>
      <Summary>
        {labels.boughtReviewsText.replace('{rating}', String(rating)).replace('{count}', String(count))}
      </Summary>
      <Bought aria-labelledby="reviews-title" data-sideways="">
        {shown.map((review, at) => (
          <li key={at}>
            <Stars rating={review.rating} />
            <Quote>{review.text}</Quote>
            <Person>
              {review.name}
              <Source>{labels.reviewSources.bought}</Source>
            </Person>
            {review.reply ? (
              <Reply>
                <Person>{labels.reviewReplyLabel}</Person>
                {review.reply}
              </Reply>
            ) : null}
          </li>
        ))}
      </Bought>
    </>
  );
}

/** Buyers first. If all others are samples, one note above them says so. */
export function Reviews({ words, section }: SectionProps<'reviews'>) {
  const { reviewsHeading, reviewSources, sampleReviewsTexts } = words.labels;
  const bought = useSiteData().reviews[words.productId ?? ''];
  const kinds = ['sample', 'sample-review-copy'] as const;
  const hasOwn = words.reviews.length > 0;
  if (!hasOwn && !bought) return null;
  const only = kinds.find((kind) => hasOwn && words.reviews.every(({ source }) => source === kind));
  return (
    <Band data-tone={section.tone} aria-labelledby="reviews-title">
      <Container>
        <Ornament motif={words.motif} />
        <SectionHeading id="reviews-title" intro={bought ? undefined : only && sampleReviewsTexts[only]}>
          {section.heading ?? reviewsHeading}
        </SectionHeading>
        {bought ? <BoughtReviews reviews={bought} labels={words.labels} /> : null}
        {bought && only ? <Summary>{sampleReviewsTexts[only]}</Summary> : null}
        {hasOwn ? (
          <Grid aria-labelledby="reviews-title" data-sideways="">
            {words.reviews.map(({ name, rating, text, source }) => (
              <li key={name}>
                {rating ? <Stars rating={rating} /> : null}
                <Quote>{text}</Quote>
                <Person>
                  {name}
                  {only ? null : <Source>{reviewSources[source]}</Source>}
                </Person>
              </li>
            ))}
          </Grid>
        ) : null}
      </Container>
    </Band>
  );
}
