import type { AuthorEvent } from '@lectern/catalogue';

import { dayAfter, startOfDay, zonedTime } from '../formats/zoned-time.js';
import type { SiteData } from '../site-data.js';

/** Times of an event as moments. */
export interface EventTimes {
  zone: string;
  isAllDay: boolean;
  start: Date;
  /** Null if only the start is known. */
  end: Date | null;
  /** First moment after its last day. */
  over: Date;
}

/** @param siteZone of events without their own */
export function timesOf(event: AuthorEvent, siteZone: string): EventTimes {
  const { date, startTime, endTime, endDate = date, zone = siteZone } = event;
  const over = startOfDay(dayAfter(endDate), zone);
  const isAllDay = startTime === undefined;
  const end = endTime === undefined ? null : zonedTime(endDate, endTime, zone);
  return {
    zone,
    isAllDay,
    start: isAllDay ? startOfDay(date, zone) : zonedTime(date, startTime, zone),
    end: isAllDay ? over : end,
    over: end ?? over,
  };
}

export interface TimedEvent<Event extends AuthorEvent = AuthorEvent> {
  event: Event;
  times: EventTimes;
}

/** Coming events, the next first, and past ones, the latest first. An event of today is coming. */
export function eventsByTime<Event extends AuthorEvent>(
  events: readonly Event[],
  { today, timeZone }: Pick<SiteData, 'today' | 'timeZone'>,
): { coming: TimedEvent<Event>[]; past: TimedEvent<Event>[] } {
  const now = startOfDay(today, timeZone);
  const timed = events
    .map((event) => ({ event, times: timesOf(event, timeZone) }))
    .sort((one, other) => one.times.start.getTime() - other.times.start.getTime());
  return {
    coming: timed.filter(({ times }) => times.over > now),
    past: timed.filter(({ times }) => times.over <= now).reverse(),
  };
}

/** `Friday, May 14, 2027, 7:00 – 8:30 PM`, in the zone of the event. */
export function timeText({ event, times }: TimedEvent, locale: string, siteZone: string): string {
  const { zone, isAllDay, start, end } = times;
  // The name of the zone matters to readers elsewhere.
  const isNamed = !isAllDay && (event.onlineUrl !== undefined || zone !== siteZone);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
    ...(isAllDay ? {} : { hour: 'numeric', minute: '2-digit' }),
    ...(isNamed ? { timeZoneName: 'short' } : {}),
  });
  // The end of a whole day is the start of the next.
  const last = isAllDay && end ? new Date(end.getTime() - 1) : end;
  return last ? format.formatRange(start, last) : format.format(start);
}

/** Address of the calendar file. */
export const calendarPath = ({ id }: AuthorEvent): string => `/events/${id}.ics`;
