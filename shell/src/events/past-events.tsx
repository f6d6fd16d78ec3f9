import { styled } from 'styled-components';

import { shortDate } from '../formats/dates.js';
import { useLocale } from '../site-data.js';
import { type Listed, placeText } from './event-list.js';
import type { EventsWords } from './events.words.js';

const Past = styled.details`
  margin-top: var(--space-4);
  li {
    padding-block: var(--space-1);
    border-top: 1px solid var(--color-line);
  }
  ul {
    margin-top: var(--space-2);
  }
  time {
    display: block;
    color: var(--color-muted);
    font: 400 0.875rem/1.5 var(--font-control);
  }
`;

/** Collapsed, and found by the browser's page search. */
export function PastEvents({ words, events }: Pick<EventsWords, 'words'> & { events: readonly Listed[] }) {
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <Past>
      <summary>{words.pastLabel.replace('{count}', String(events.length))}</summary>
      <ul>
        {events.map(({ event }) => (
          <li key={event.id}>
            <time dateTime={event.date}>{shortDate(event.date, locale)}</time>
            {event.title}
            {' · '}
            {event.isCancelled ? words.cancelledLabel : placeText(words, event)}
          </li>
        ))}
      </ul>
    </Past>
  );
}
