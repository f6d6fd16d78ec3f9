import { describe, expect, it } from '@jest/globals';
import type { ContentChange, ContentSection } from '@lectern/api-client/admin';

import { changesWith, changesWithout, eventsOf, isComing, valuesOf } from './event-values.js';

type Field = ContentSection['fields'][number];

const field = (pointer: string, facts: Partial<Field>): Field => ({
  ...{ section: 'events', file: 'events.json', pointer, kind: 'text', isShown: true, limit: 80 },
  ...{ value: null, base: null, published: null },
  ...facts,
});
const text = (id: string, name: string, value: string, sources: ('base' | 'published')[]): Field =>
  field(`/events/${id}/${name}`, {
    value,
    ...Object.fromEntries(sources.map((source) => [source, value])),
  });
const list = (ids: string[], published: string[]) =>
  field('/events', { kind: 'list', entryIds: ids, publishedEntryIds: published, baseEntryIds: ['fair'] });

const section = (fields: Field[], changes: ContentSection['changes'] = []): ContentSection => ({
  ...{ section: 'events', title: null, path: null, revision: 1, savedAt: null, who: null, findings: [] },
  fields,
  changes,
});
const at = (pointer: string, value?: ContentChange['value']): ContentChange => ({
  ...{ file: 'events.json', pointer },
  ...(value === undefined ? {} : { value }),
});

describe('The draft of the events', () => {
  const fields = [
    list(['fair', 'new-a'], ['fair', 'new-a']),
    text('fair', 'title', 'Book fair', ['base', 'published']),
    text('fair', 'date', '2027-06-01', ['base', 'published']),
    text('fair', 'venue', 'Hall 3', ['base', 'published']),
    text('new-a', 'title', 'A talk', ['published']),
    text('new-a', 'date', '2027-05-14', ['published']),
  ];
  const now = section(fields, [at('/events/new-b/title', 'Another')]);

  it('has events by date, and what is not published', () => {
    const events = eventsOf(section(fields, [at('/events/fair/title', 'Fair')]));
    expect(events.map(({ id, isPublished, isDraft }) => [id, isPublished, isDraft])).toEqual([
      ['new-a', true, false],
      ['fair', true, true],
    ]);
    expect(events.map((event) => isComing(event, '2027-05-15'))).toEqual([false, true]);
  });

  it('changes only what differs, and keeps the drafts of other events', () => {
    const fair = { ...valuesOf(now, 'fair'), venue: 'Hall 4' };
    expect(changesWith(now, 'fair', fair)).toEqual([
      at('/events/new-b/title', 'Another'),
      at('/events/fair/venue', 'Hall 4'),
    ]);
    expect(changesWith(now, 'fair', { ...fair, venue: '' })).toContainEqual(at('/events/fair/venue', ''));
    const talk = { ...valuesOf(now, 'new-a'), title: 'A longer talk' };
    expect(changesWith(now, 'new-a', talk)).toContainEqual(at('/events/new-a/title', 'A longer talk'));
  });

  it('adds a new event to the order', () => {
    const values = { ...valuesOf(now, 'new-c'), title: 'Third', date: '2027-07-01' };
    expect(changesWith(now, 'new-c', values)).toEqual(
      expect.arrayContaining([
        at('/events/new-c/title', 'Third'),
        at('/events', { order: ['fair', 'new-a', 'new-c'] }),
      ]),
    );
  });

  it('removes an event of hers with its texts, and one of the content from the order', () => {
    expect(changesWithout(now, 'new-a')).toEqual([
      at('/events/new-b/title', 'Another'),
      at('/events/new-a/title'),
      at('/events/new-a/date'),
      at('/events', { order: ['fair'] }),
    ]);
    expect(changesWithout(now, 'fair').slice(1)).toEqual([at('/events', { order: ['new-a'] })]);
  });
});
