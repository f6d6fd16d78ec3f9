import { Badge, Card, from, Icon } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../layout/site-link.js';
import { useLocale, useSiteData } from '../site-data.js';
import { calendarPath, type TimedEvent, timeText } from './event-times.js';
import type { EventsWords, ShownEvent } from './events.words.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  ${from.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

/** Repeats the date that the text says in full. */
const Day = styled.p.attrs({ 'aria-hidden': true })`
  color: var(--color-accent);
  font: 600 0.9375rem/1.3 var(--font-control);
  strong {
    margin-right: var(--space-1);
    font: 520 2.5rem/1 var(--font-title);
  }
  ${from.tablet} {
    strong {
      display: block;
      font-size: 3rem;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  h3 {
    font-size: var(--text-heading-4);
  }
`;

const When = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font: 600 0.9375rem/1.3 var(--font-control);
  }
`;

export type Listed = TimedEvent<ShownEvent>;

interface EventListProps extends Pick<EventsWords, 'words'> {
  events: readonly Listed[];
}

export function EventList({ words, events }: EventListProps) {
  return (
    <List>
      {events.map((each) => (
        <Entry key={each.event.id} words={words} listed={each} />
      ))}
    </List>
  );
}

function Entry({ words, listed }: Pick<EventsWords, 'words'> & { listed: Listed }) {
  const locale = useLocale();
  const { timeZone } = useSiteData();
  const { event, times } = listed;
  // Its badge says so.
  const isOnlineOnly = event.type === 'online' && event.venue === undefined && !event.isCancelled;
  const part = (options: Intl.DateTimeFormatOptions) =>
    times.start.toLocaleDateString(locale, { ...options, timeZone: times.zone });
  return (
    <Sheet as="li" id={`event-${event.id}`}>
      <Day>
        <strong>{part({ day: 'numeric' })}</strong>
        {part({ month: 'long' })}
      </Day>
      <Text>
        <Badge>{event.isCancelled ? words.cancelledLabel : words.typeLabels[event.type]}</Badge>
        <h3>{event.title}</h3>
        <When>
          <time dateTime={times.isAllDay ? event.date : times.start.toISOString()}>
            {timeText(listed, locale, timeZone)}
          </time>
          {isOnlineOnly ? null : (
            <>
              <br />
              {placeText(words, event)}
            </>
          )}
        </When>
        {event.description ? <p>{event.description}</p> : null}
        {event.books.length > 0 ? (
          <p>
            {words.booksLabel}{' '}
            {event.books.map(({ title, path }, at) => (
              <span key={path}>
                {at > 0 ? ', ' : null}
                <SiteLink href={path}>{title}</SiteLink>
              </span>
            ))}
          </p>
        ) : null}
        {event.isCancelled ? null : <Actions words={words} event={event} />}
      </Text>
    </Sheet>
  );
}

/** `Riverside Library, 12 Mill Street`; online events name no address. */
export const placeText = (words: EventsWords['words'], event: ShownEvent): string =>
  [event.venue ?? words.onlineLabel, event.address].filter((part) => part !== undefined).join(', ');

function Actions({ words, event }: Pick<EventsWords, 'words'> & { event: ShownEvent }) {
  const { url, onlineUrl, title } = event;
  return (
    <Links>
      {url ? <Out href={url} label={words.ticketsLabel} title={title} /> : null}
      {onlineUrl ? <Out href={onlineUrl} label={words.onlineLinkLabel} title={title} /> : null}
      <a href={calendarPath(event)} download aria-label={`${words.calendarLabel}: ${title}`}>
        {words.calendarLabel}
        <Icon name="download" />
      </a>
    </Links>
  );
}

function Out({ href, label, title }: { href: string; label: string; title: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label}: ${title}`}>
      {label}
      <Icon name="outside" />
    </a>
  );
}
