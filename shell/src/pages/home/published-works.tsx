import {
  Container,
  from,
  Icon,
  SectionHeading,
  Badge,
  BookCover,
  coverClass,
  Price,
  VisuallyHidden,
} from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import { isPreOrder, useSiteData } from '../../site-data.js';
import type { HomeWords, Work } from './home.words.js';
import * as m from '../../messages.en.js';

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

interface PublishedWorksProps extends Pick<HomeWords, 'comingSoonText'> {
  words: HomeWords['works'];
}

export function PublishedWorks({ words, comingSoonText }: PublishedWorksProps) {
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
              <WorkCard work={book} learnMoreLabel={words.learnMoreLabel} comingSoonText={comingSoonText} />
            </li>
          ))}
        </Grid>
        <Free id="free-resources" tabIndex={-1}>
          <div>
            <h3>{freeReading.heading}</h3>
            <p>{freeReading.text}</p>
          </div>
          <SiteLink href={freeReading.link.path}>
            {freeReading.link.label} <Icon name="arrow" />
          </SiteLink>
        </Free>
      </Container>
    </Section>
  );
}

const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: 12% 18%;
  border-radius: var(--radius-medium);
  background: color-mix(in srgb, var(--book-accent) 9%, var(--book-ground));
`;

const Cover = styled(BookCover)`
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
  transition: transform var(--motion-calm) var(--motion-ease);
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  &:hover ${Cover} {
    transform: translateY(-4px);
  }
`;

const Title = styled.h3`
  margin-top: var(--space-2);
  font-size: var(--text-heading-4);
  overflow-wrap: anywhere;
  hyphens: manual;
`;

const Words = styled.p`
  margin-block: var(--space-1);
  color: var(--color-muted);
  font-size: 1rem;
  line-height: 1.45;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  min-height: 2.75rem;
  margin-top: auto;
`;

const Coming = styled(Badge)`
  align-self: flex-start;
  margin-top: var(--space-half);
`;

const Edition = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.4 var(--font-control);
`;

const Amount = styled(Price)`
  color: var(--color-ink);
  font-size: 1.1875rem;
`;

const More = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font: 600 0.9375rem/1.3 var(--font-control);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

interface WorkCardProps extends Pick<HomeWords, 'comingSoonText'> {
  work: Work;
  learnMoreLabel: string;
}

function WorkCard({ work, learnMoreLabel, comingSoonText }: WorkCardProps) {
  const isComing = isPreOrder(useSiteData(), work);
  return (
    <Card>
      <Ground className={coverClass(work.id)}>
        <Cover
          bookId={work.id}
          cover={work.cover}
          sizes="(min-width: 64rem) 11rem, (min-width: 44rem) 19vw, 28vw"
          decorative
        />
      </Ground>
      <Title>{work.title}</Title>
      {isComing ? <Coming>{comingSoonText}</Coming> : null}
      <Words>{work.excerpt}</Words>
      <Foot>
        <Edition>
          <Amount cents={work.priceCents} /> {work.printLabel}
        </Edition>
        <More href={work.address}>
          {learnMoreLabel}
          <VisuallyHidden>{m.home.works.aboutBook(work.title)}</VisuallyHidden>
          <Icon name="arrow" />
        </More>
      </Foot>
    </Card>
  );
}
