import { Container, from, Icon, SectionHeading, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import type { HomeWords } from './home.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Service = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-accent);
  p {
    margin-block: var(--space-1) var(--space-2);
    color: var(--color-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    margin-top: auto;
    font: 600 0.9375rem/1.3 var(--font-control);
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
  }
  &:hover svg {
    transform: translateX(3px);
  }
  svg {
    transition: transform var(--motion-quick) var(--motion-ease);
  }
`;

export function ServicesSection({ words }: { words: NonNullable<HomeWords['services']> }) {
  const { heading, text, cards, cardLinkLabel, linkPath } = words;
  return (
    <Section id="speaking" aria-labelledby="speaking-title">
      <Container>
        <SectionHeading id="speaking-title" intro={text}>
          {heading}
        </SectionHeading>
        <Cards>
          {cards.map((card) => (
            <Service key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <SiteLink href={linkPath}>
                {cardLinkLabel}
                <VisuallyHidden>: {card.title}</VisuallyHidden>
                <Icon name="arrow" />
              </SiteLink>
            </Service>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
