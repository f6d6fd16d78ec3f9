import { describe, expect, it } from '@jest/globals';
import type { AuthorEvent } from '@lectern/catalogue';

import { timesOf } from '../../events/event-times.js';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { calendarText } from './calendar-file.js';

const data = { ...sampleSiteData, publicUrl: 'https://books.example.com' };
const evening: AuthorEvent = {
  id: 'evening',
  title: 'Faith, law; and a pencil',
  type: 'talk',
  date: '2027-05-14',
  startTime: '19:30',
  endTime: '21:00',
  venue: 'Riverside Library',
  address: '12 Mill Street, Springfield',
  url: 'https://tickets.example/1',
  description: 'Bring a question.\nAnd a C:\\ drive.',
  bookIds: [],
  isCancelled: false,
};
const linesOf = (event: AuthorEvent) => {
  const file = calendarText({ event, times: timesOf(event, data.timeZone) }, data);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return file.split('\r\n');
};

describe('The calendar file of an event', () => {
  it('has what RFC 5545 demands, times in UTC, and escaped text', () => {
    const lines = linesOf(evening);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:evening@books.example.com',
        'DTSTAMP:20250214T050000Z',
        'DTSTART:20270514T233000Z',
        'DTEND:20270515T010000Z',
        'SUMMARY:Faith\\, law\\; and a pencil',
        'LOCATION:Riverside Library\\, 12 Mill Street\\, Springfield',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.join('').replaceAll('\r\n ', '')).toContain('Bring a question.\\nAnd a C:\\\\ drive.');
  });

  it('names the days of a whole-day event, the end exclusive', () => {
    const lines = linesOf({ ...evening, startTime: undefined, endTime: undefined, endDate: '2027-05-16' });
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20270514', 'DTEND;VALUE=DATE:20270517']),
    );
  });

  it('folds lines at 75 octets, between characters', () => {
    const title = 'Ein Gespräch über Häuser, Flüsse und Bücher 📚'.repeat(4);
    const lines = linesOf({ ...evening, title });
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).toContain(title.replaceAll(',', '\\,'));
  });

  it('says that an event is cancelled', () => {
    expect(linesOf({ ...evening, isCancelled: true })).toContain('STATUS:CANCELLED');
  });
});
