import { Container, from, Icon, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import type { HomeWords } from './home.words.js';
import { WorkCard } from './work-card.js';

const Section = styled.section`
  padding-block: var(--space-10);
`;

const Grid = styled.ul`
  display: grid;
  gap: var(--space-2);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const All = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-top: var(--space-3);
  font: 600 1rem/1.3 var(--font-control);
`;

const Free = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-6);
  align-items: center;
  margin-top: var(--space-8);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  p {
    max-width: 44rem;
    margin-top: var(--space-1);
    color: var(--color-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font: 600 1rem/1.3 var(--font-control);
  }
  ${from.desktop} {
    grid-template-columns: 1fr auto;
  }
`;

interface PublishedWorksProps extends Pick<HomeWords, 'comingSoonText' | 'prices'> {
  words: HomeWords['works'];
}

export function PublishedWorks({ words, comingSoonText, prices }: PublishedWorksProps) {
  const { freeReading } = words;
  return (
    <Section id="books" aria-labelledby="works-title">
      <Container>
        <SectionHeading id="works-title" intro={words.text}>
          {words.heading}
        </SectionHeading>
        <Grid>
          {words.books.map((book) => (
            <li key={book.id}>
              <WorkCard
                work={book}
                learnMoreLabel={words.learnMoreLabel}
                comingSoonText={comingSoonText}
                prices={prices}
              />
            </li>
          ))}
        </Grid>
        {words.all ? (
          <All href={words.all.path}>
            {words.all.label} <Icon name="arrow" />
          </All>
        ) : null}
        {freeReading?.link ? (
          <Free id="free-resources" tabIndex={-1}>
            <div>
              <h3>{freeReading.heading}</h3>
              <p>{freeReading.text}</p>
            </div>
            <SiteLink href={freeReading.link.path}>
              {freeReading.link.label} <Icon name="arrow" />
            </SiteLink>
          </Free>
        ) : null}
      </Container>
    </Section>
  );
}
