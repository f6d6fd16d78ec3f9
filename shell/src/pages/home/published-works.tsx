import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import type { HomeWords } from './home.words.js';
import { WorkCard } from './work-card.js';

const Section = styled.section`
  padding-block: var(--space-10);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-2);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5) var(--space-3);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6) var(--space-4);
  }
`;

export function PublishedWorks({ words }: { words: HomeWords['works'] }) {
  return (
    <Section id="books" aria-labelledby="works-title">
      <Container>
        <SectionHeading id="works-title" intro={words.text}>
          {words.heading}
        </SectionHeading>
        <Grid>
          {words.books.map((book) => (
            <li key={book.id}>
              <WorkCard work={book} learnMoreLabel={words.learnMoreLabel} />
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
