import { Container, from, SectionHeading, Stars } from '@lectern/ui';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { Motif } from './motif.js';
import type { SectionProps } from './sales.words.js';

const Ornament = styled(Motif)`
  margin-bottom: var(--space-3);
`;

const Grid = styled.ul`
  display: grid;
  gap: var(--space-6);
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Review = styled.li`
  display: flex;
  flex-direction: column;
  max-width: var(--measure);
`;

/** The opening mark hangs outside of the words it opens. */
const Quote = styled.blockquote`
  margin-block: var(--space-2) var(--space-2);
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
  margin-top: auto;
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Source = styled.span`
  display: block;
  color: var(--color-muted);
  font-weight: 400;
`;

export function Reviews({ words, section }: SectionProps<'reviews'>) {
  const { reviewsHeading, reviewSources } = words.labels;
  return (
    <Band data-tone={section.tone} aria-labelledby="reviews-title">
      <Container>
        <Ornament motif={words.motif} />
        <SectionHeading id="reviews-title">{section.heading ?? reviewsHeading}</SectionHeading>
        <Grid>
          {words.reviews.map(({ name, rating, text, source }) => (
            <Review key={name}>
              <Stars rating={rating} />
              <Quote>{text}</Quote>
              <Person>
                {name}
                <Source>{reviewSources[source]}</Source>
              </Person>
            </Review>
          ))}
        </Grid>
      </Container>
    </Band>
  );
}
