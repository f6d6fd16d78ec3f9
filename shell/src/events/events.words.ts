import { type AuthorEvent, bookById, events, type EventWords } from '@lectern/catalogue';

export interface ShownEvent extends AuthorEvent {
  books: { title: string; path: string }[];
}

export interface EventsWords {
  words: EventWords;
  events: ShownEvent[];
}

/** Null without events. */
export const eventsWords = (): EventsWords | null =>
  events.events.length > 0 ? { words: events.words, events: events.events.map(shown) } : null;

function shown(event: AuthorEvent): ShownEvent {
  const books = event.bookIds.flatMap((id) => bookById(id) ?? []);
  return { ...event, books: books.map(({ title, path }) => ({ title, path })) };
}
