import { Container, Icon, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../layout/site-link.js';
import { useSiteData } from '../site-data.js';
import { EventList } from './event-list.js';
import { homeEvents } from './event-rules.js';
import { eventsByTime } from './event-times.js';
import type { EventsWords } from './events.words.js';
import { PastEvents } from './past-events.js';

const Section = styled.section`
  padding-block: var(--space-8);
  scroll-margin-top: var(--space-4);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const All = styled.p`
  margin-top: var(--space-3);
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font: 600 0.9375rem/1.3 var(--font-control);
  }
`;

interface EventsSectionProps extends EventsWords {
  /** The page with all events, if this one has only the next. */
  allPath?: string | null;
}

/** Coming and past events; nothing without any. */
export function EventsSection({ words, events, allPath = null }: EventsSectionProps) {
  const { coming, past } = eventsByTime(events, useSiteData());
  const shown = allPath === null ? coming : coming.slice(0, homeEvents);
  if (shown.length === 0 && (allPath !== null || past.length === 0)) return null;
  return (
    <Section id="events" aria-labelledby="events-title">
      <Container>
        <SectionHeading id="events-title">{words.heading}</SectionHeading>
        {shown.length > 0 ? <EventList words={words} events={shown} /> : null}
        {allPath === null ? (
          <PastEvents words={words} events={past} />
        ) : (
          <All>
            <SiteLink href={allPath}>
              {words.allLabel}
              <Icon name="arrow" />
            </SiteLink>
          </All>
        )}
      </Container>
    </Section>
  );
}
