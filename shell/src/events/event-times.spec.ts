import { describe, expect, it } from '@jest/globals';
import type { AuthorEvent } from '@lectern/catalogue';

import { eventsByTime, timesOf, timeText } from './event-times.js';

const event = (id: string, facts: Partial<AuthorEvent>): AuthorEvent => ({
  id,
  title: id,
  type: 'talk',
  date: '2027-05-14',
  venue: 'Library',
  bookIds: [],
  isCancelled: false,
  ...facts,
});
const timeZone = 'America/New_York';
const idsOn = (today: string, ...events: AuthorEvent[]) => {
  const { coming, past } = eventsByTime(events, { today, timeZone });
  return [coming.map((each) => each.event.id), past.map((each) => each.event.id)];
};

describe('Events', () => {
  it('are coming until the day after, the next first; then past, the latest first', () => {
    const events = [
      event('june', { date: '2027-06-01' }),
      event('may', { startTime: '10:00', endTime: '11:00' }),
      event('fair', { date: '2027-05-12', endDate: '2027-05-16' }),
    ];
    expect(idsOn('2027-05-14', ...events)).toEqual([['fair', 'may', 'june'], []]);
    expect(idsOn('2027-05-15', ...events)).toEqual([['fair', 'june'], ['may']]);
    expect(idsOn('2027-07-01', ...events)).toEqual([[], ['june', 'may', 'fair']]);
  });

  it('elsewhere end by the clock there', () => {
    const tokyo = event('tokyo', { date: '2027-05-14', zone: 'Asia/Tokyo' });
    // The 14th in Tokyo is over at 11 in the morning of the 14th in New York.
    expect(idsOn('2027-05-14', tokyo)).toEqual([['tokyo'], []]);
    expect(idsOn('2027-05-15', tokyo)).toEqual([[], ['tokyo']]);
    const morning = event('morning', { ...tokyo, startTime: '09:00', endTime: '10:00' });
    // It ends at nine in the evening of the 13th in New York.
    expect(idsOn('2027-05-13', morning)).toEqual([['tokyo'], []]);
    expect(idsOn('2027-05-14', morning)).toEqual([[], ['tokyo']]);
  });

  it('show their time in their own zone, and name the zone if it is not the site’s', () => {
    const text = (facts: Partial<AuthorEvent>) => {
      const each = event('talk', facts);
      return timeText({ event: each, times: timesOf(each, timeZone) }, 'en-US', timeZone).replace(/\s/g, ' ');
    };
    expect(text({ startTime: '19:00' })).toBe('Friday, May 14, 2027 at 7:00 PM');
    expect(text({ startTime: '19:00', endTime: '20:30' })).toMatch(/^Friday, May 14, 2027.* 7:00 . 8:30 PM$/);
    expect(text({ startTime: '19:00', onlineUrl: 'https://meet.example' })).toMatch(/7:00 PM EDT$/);
    expect(text({ startTime: '19:00', zone: 'Europe/Berlin' })).toMatch(/7:00 PM GMT\+2$/);
    expect(text({})).toBe('Friday, May 14, 2027');
    expect(text({ endDate: '2027-05-16' })).toMatch(/^Friday, May 14 . Sunday, May 16, 2027$/);
  });
});
