import { Container, from, SectionHeading, Stars } from '@lectern/ui';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { Motif } from './motif.js';
import type { SectionProps } from './sales.words.js';

const Ornament = styled(Motif)`
  margin-bottom: var(--space-3);
`;

/** The first in large letters; the others, of whatever length, below it. */
const Grid = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    li:first-child {
      grid-column: span 2;
    }
  }
  li:first-child blockquote {
    max-width: 26em;
    font-size: var(--text-heading-2);
    line-height: 1.2;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
`;

/** The opening mark hangs outside of the words it opens. */
const Quote = styled.blockquote`
  max-width: var(--measure);
  margin-block: var(--space-2);
  font: 440 1.3125rem/1.45 var(--font-title);
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

/** Where all are samples, that is said once, above them. */
export function Reviews({ words, section }: SectionProps<'reviews'>) {
  const { reviewsHeading, reviewSources, sampleReviewsTexts } = words.labels;
  const kinds = ['sample', 'sample-review-copy'] as const;
  const only = kinds.find((kind) => words.reviews.every(({ source }) => source === kind));
  return (
    <Band data-tone={section.tone} aria-labelledby="reviews-title">
      <Container>
        <Ornament motif={words.motif} />
        <SectionHeading id="reviews-title" intro={only && sampleReviewsTexts[only]}>
          {section.heading ?? reviewsHeading}
        </SectionHeading>
        <Grid>
          {words.reviews.map(({ name, rating, text, source }) => (
            <li key={name}>
              <Stars rating={rating} />
              <Quote>{text}</Quote>
              <Person>
                {name}
                {only ? null : <Source>{reviewSources[source]}</Source>}
              </Person>
            </li>
          ))}
        </Grid>
      </Container>
    </Band>
  );
}
