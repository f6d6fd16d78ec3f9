import type { EventEntry, EventsFile } from './content/events.schema.js';

export type AuthorEvent = EventEntry;
export type EventWords = EventsFile['words'];
/** Coming and past ones, in any order. */
export type Events = EventsFile;
