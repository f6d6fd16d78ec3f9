import { z } from 'zod';

import { calendarDate, optionalListOf, text, textWith, timeZone, webLink } from './fields.js';

export const eventTypes = ['talk', 'reading', 'signing', 'workshop', 'online', 'fair'] as const;

const clockTime = z
  .string('must be text between quotation marks')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as "19:30"');

/** Flat, so that a field can be added to an event and emptied by itself. */
const event = z
  .strictObject({
    /** Part of its address: `/events/<id>.ics`. */
    id: z
      .string('must be text between quotation marks')
      .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
    title: text,
    type: z
      .enum(eventTypes, { error: `must be one of ${eventTypes.map((type) => `"${type}"`).join(', ')}` })
      .default('talk'),
    /** Where it takes place, like the times. */
    date: calendarDate,
    /** The whole day if left out. */
    startTime: clockTime.optional(),
    /** The day of its start if left out. */
    endDate: calendarDate.optional(),
    endTime: clockTime.optional(),
    /** The site's if left out. */
    zone: timeZone.optional(),
    venue: text.optional(),
    address: text.optional(),
    onlineUrl: webLink.optional(),
    /** Tickets or registration. */
    url: webLink.optional(),
    description: text.optional(),
    bookIds: optionalListOf(text),
    isCancelled: z.boolean('must be true or false, without quotation marks').default(false),
  })
  .check(({ value, issues }) => {
    const { date, startTime, endDate = date, endTime, venue, onlineUrl } = value;
    const complain = (key: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [key], message });
    if (endDate < date) complain('endDate', 'must not be before the day it starts');
    if (endTime !== undefined && startTime === undefined)
      complain('startTime', 'is missing: there is an end');
    if (endTime !== undefined && startTime !== undefined && endDate === date && endTime <= startTime)
      complain('endTime', 'must be after the start');
    if (venue === undefined && onlineUrl === undefined)
      complain('venue', 'is missing: say where it takes place, or give a link in "onlineUrl"');
  });

/** `content/events.json`: coming and past events of the author. */
export const eventsFile = z.strictObject({
  words: z.strictObject({
    heading: text,
    /** Summary of the collapsed list. */
    pastLabel: textWith('{count}'),
    allLabel: text,
    typeLabels: z.strictObject(
      Object.fromEntries(eventTypes.map((type) => [type, text])) as Record<
        (typeof eventTypes)[number],
        typeof text
      >,
    ),
    onlineLabel: text,
    onlineLinkLabel: text,
    ticketsLabel: text,
    calendarLabel: text,
    cancelledLabel: text,
    booksLabel: text,
  }),
  events: optionalListOf(event),
});

export type EventsFile = z.infer<typeof eventsFile>;
export type EventEntry = z.infer<typeof event>;
