import { events, site } from '@lectern/catalogue';

import { eventsByTime, type TimedEvent } from '../../events/event-times.js';
import type { SiteData } from '../../site-data.js';
import { authorNode, type JsonLd } from './json-ld.js';

/** Coming events. @param count of them */
export const eventsData = (data: SiteData, count = Infinity): JsonLd[] =>
  eventsByTime(events.events, data)
    .coming.slice(0, count)
    .map((timed) => eventNode(timed, data));

/** https://schema.org/Event, with what search engines ask for */
function eventNode({ event, times }: TimedEvent, data: SiteData): JsonLd {
  const { title, description, venue, address, onlineUrl, url, isCancelled } = event;
  const { isAllDay, start, end } = times;
  const author = authorNode(data);
  const place = venue && { '@type': 'Place', name: venue, address: address ?? venue };
  const online = onlineUrl && { '@type': 'VirtualLocation', url: onlineUrl };
  const mode = place && online ? 'Mixed' : online ? 'Online' : 'Offline';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    startDate: isAllDay ? event.date : start.toISOString(),
    endDate: isAllDay ? (event.endDate ?? event.date) : end?.toISOString(),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place && online ? [place, online] : (place ?? online),
    image: data.publicUrl + site.author.portrait.src,
    performer: author,
    organizer: author,
    ...(url && { offers: { '@type': 'Offer', url } }),
    inLanguage: site.language,
  };
}
