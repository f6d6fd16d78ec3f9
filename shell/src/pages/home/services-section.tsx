import { Container, from, Icon, LinkButton, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { useFrameWords } from '../../site-data.js';
import type { HomeWords } from './home.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
`;

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Service = styled.li`
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-accent);
  p {
    margin-top: var(--space-1);
    color: var(--color-muted);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

export function ServicesSection({ words }: { words: HomeWords['services'] }) {
  const { contact } = useFrameWords();
  return (
    <Section id="speaking" aria-labelledby="speaking-title">
      <Container>
        <SectionHeading id="speaking-title" intro={words.text}>
          {words.heading}
        </SectionHeading>
        <Cards>
          {words.cards.map(({ title, text }) => (
            <Service key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Service>
          ))}
        </Cards>
        <Ways>
          <LinkButton href={`mailto:${contact.email}`}>
            <Icon name="mail" /> {contact.email}
          </LinkButton>
          <LinkButton href={contact.phoneLink} $look="quiet">
            {contact.phone}
          </LinkButton>
        </Ways>
      </Container>
    </Section>
  );
}
