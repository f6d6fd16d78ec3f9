import { formatRoundMoney } from '@lectern/money';
import { Card, Container, from, Icon, LinkButton, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { useFrameWords } from '../../site-data.js';
import { ServiceCard } from './service-card.js';
import { EventsSection } from '../../events/events-section.js';
import type { SpeakingWords } from './speaking.words.js';
import { Testimonials } from './testimonials.js';
import { ButtonRow } from '../../layout/button-row.js';

const Opening = styled(Container)`
  padding-block: var(--space-6) var(--space-5);
  p {
    max-width: 46rem;
    margin-top: var(--space-3);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const Section = styled.section<{ $shaded?: boolean }>`
  padding-block: var(--space-8);
  background: ${({ $shaded }) =>
    $shaded ? 'color-mix(in srgb, var(--color-ink) 4%, var(--color-background))' : 'none'};
`;

const Pairs = styled.div`
  display: grid;
  gap: var(--space-4);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Columns = styled(Pairs)`
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
  li {
    padding-block: var(--space-1);
    border-top: 1px solid var(--color-line);
  }
`;

const Offer = styled(Card)`
  h3 {
    font-size: var(--text-heading-4);
  }
  > p {
    margin-block: var(--space-1) var(--space-2);
    font: 500 var(--text-heading-2) / 1.1 var(--font-title);
  }
  li {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    padding-block: var(--space-half);
  }
  svg {
    color: var(--color-accent);
  }
`;

const Buttons = styled(ButtonRow)`
  margin-top: var(--space-4);
`;

const Kit = styled.p`
  margin-top: var(--space-3);
`;

export function SpeakingPage({ words }: { words: SpeakingWords }) {
  const { contact, money } = useFrameWords();
  const { labels, booking } = words;
  return (
    <>
      <Opening>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
      </Opening>
      {words.events ? <EventsSection {...words.events} /> : null}
      {words.services.length > 0 ? (
        <Section aria-labelledby="services">
          <Container>
            <SectionHeading id="services">{words.servicesHeading}</SectionHeading>
            <Pairs>
              {words.services.map((service) => (
                <ServiceCard key={service.title} service={service} labels={labels} />
              ))}
            </Pairs>
          </Container>
        </Section>
      ) : null}
      {words.offers.length > 0 ? (
        <Section $shaded aria-labelledby="pricing">
          <Container>
            <SectionHeading id="pricing" intro={words.pricingText}>
              {words.pricingHeading}
            </SectionHeading>
            <Pairs>
              {words.offers.map(({ title, price, includes }) => (
                <Offer key={title}>
                  <h3>{title}</h3>
                  <p>{formatRoundMoney(price, money)}</p>
                  <ul>
                    {includes.map((item) => (
                      <li key={item}>
                        <Icon name="check" />
                        {item}
                      </li>
                    ))}
                  </ul>
                </Offer>
              ))}
            </Pairs>
          </Container>
        </Section>
      ) : null}
      {words.topicColumns.length > 0 ? (
        <Section aria-labelledby="topics">
          <Container>
            <SectionHeading id="topics">{words.topicsHeading}</SectionHeading>
            <Columns>
              {words.topicColumns.map(({ title, topics }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul>
                    {topics.map((topic) => (
                      <li key={topic}>{topic}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </Columns>
          </Container>
        </Section>
      ) : null}
      {words.testimonials.length > 0 ? <Testimonials words={words} /> : null}
      <Section aria-labelledby="booking">
        <Container>
          <SectionHeading id="booking" intro={booking.text}>
            {booking.heading}
          </SectionHeading>
          <Buttons>
            <LinkButton as={SiteLink} href="/contact?topic=speaking">
              {booking.contactLabel}
            </LinkButton>
            {contact.phone === null ? null : (
              <LinkButton href={contact.phoneLink} $look="quiet">
                {booking.phoneLabel} {contact.phone}
              </LinkButton>
            )}
          </Buttons>
          {words.mediaKit ? (
            <Kit>
              <SiteLink href={words.mediaKit.path}>{words.mediaKit.label}</SiteLink>
            </Kit>
          ) : null}
        </Container>
      </Section>
    </>
  );
}
