import { events, site } from '@lectern/catalogue';

import type { SiteFile } from '../site-file.js';
import type { SiteData } from '../../site-data.js';
import { dayAfter, startOfDay } from '../../formats/zoned-time.js';
import { calendarPath, type TimedEvent, timesOf } from '../../events/event-times.js';

/** One calendar file for each event. */
export const calendarFiles = (data: SiteData): SiteFile[] =>
  events.events.map((event) => ({
    path: calendarPath(event),
    contentType: 'text/calendar; charset=utf-8',
    body: calendarText({ event, times: timesOf(event, data.timeZone) }, data),
  }));

/** iCalendar (RFC 5545). Times are in UTC, so that no calendar needs to know the zone. */
export function calendarText({ event, times }: TimedEvent, data: SiteData): string {
  const { publicUrl, today, timeZone } = data;
  const { id, title, date, endDate = date, venue, address, onlineUrl, url, description } = event;
  const { isAllDay, start, end } = times;
  const place = [venue, address].filter((part) => part !== undefined).join(', ') || onlineUrl || '';
  const notes = [description, onlineUrl, url].filter((part) => part !== undefined).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Lectern//${escapeText(site.name)}//${site.language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    // Time of the file (section 3.8.7.2): the same all day, so that browsers can keep it.
    `DTSTAMP:${utc(startOfDay(today, timeZone))}`,
    ...(isAllDay
      ? // The end is exclusive (section 3.6.1).
        [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(dayAfter(endDate))}`]
      : [`DTSTART:${utc(start)}`, ...(end ? [`DTEND:${utc(end)}`] : [])]),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
    `URL:${url ?? onlineUrl ?? `${publicUrl}/`}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const digits = (day: string): string => day.replaceAll('-', '');

/** `20270514T233000Z` (section 3.3.5, form 2) */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);

/** Octets in a line without its end. */
const lineOctets = 75;

/** Splits a line between characters (section 3.1). Continued lines begin with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > lineOctets) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
