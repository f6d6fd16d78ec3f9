import type { ContentChange, ContentSection } from '@lectern/api-client/admin';

const FILE = 'events.json';
const LIST = '/events';

const emptyEvent = {
  title: '',
  type: 'talk',
  date: '',
  startTime: '',
  endDate: '',
  endTime: '',
  zone: '',
  venue: '',
  address: '',
  onlineUrl: '',
  url: '',
  description: '',
  isCancelled: false,
};

export type EventValues = typeof emptyEvent;
type FieldName = keyof EventValues;

export interface SiteEvent {
  id: string;
  /** As drafted. */
  values: EventValues;
  isPublished: boolean;
  /** Has changes that are not published. */
  isDraft: boolean;
}

export const eventPointer = (id: string): string => `${LIST}/${id}`;
export const eventPlace = (id: string) => ({ file: FILE, pointer: eventPointer(id) });
export const newEventId = (): string =>
  `new-${[...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const names = Object.keys(emptyEvent) as FieldName[];
const isAt = (pointer: string) => (each: { file: string; pointer: string }) =>
  each.file === FILE && each.pointer === pointer;
const isBelow = (id: string) => (each: { file: string; pointer: string }) =>
  each.file === FILE && each.pointer.startsWith(`${eventPointer(id)}/`);

const listOf = (section: ContentSection) => section.fields.find(isAt(LIST));
const fieldOf = (section: ContentSection, id: string, name: FieldName) =>
  section.fields.find(isAt(`${eventPointer(id)}/${name}`));

type Source = 'value' | 'base' | 'published';

function readValue(section: ContentSection, id: string, name: FieldName, source: Source) {
  const value = fieldOf(section, id, name)?.[source];
  return typeof value === 'string' || typeof value === 'boolean' ? value : emptyEvent[name];
}

export const valuesOf = (section: ContentSection, id: string): EventValues =>
  Object.fromEntries(names.map((name) => [name, readValue(section, id, name, 'value')])) as EventValues;

/** Events of the draft, the earliest first. */
export function eventsOf(section: ContentSection): SiteEvent[] {
  const { entryIds = [], publishedEntryIds = [] } = listOf(section) ?? {};
  return entryIds
    .map((id) => ({
      id,
      values: valuesOf(section, id),
      isPublished: publishedEntryIds.includes(id),
      isDraft: section.changes.some(isBelow(id)),
    }))
    .sort((one, other) => one.values.date.localeCompare(other.values.date));
}

/** Changes of the draft without those of an event, and without the order. */
const otherChanges = ({ changes }: ContentSection, id: string): ContentChange[] =>
  changes.filter((change) => !isBelow(id)(change) && !isAt(LIST)(change));

/** No change if visitors see this order already. */
function orderOf(section: ContentSection, ids: readonly string[]): ContentChange[] {
  const { publishedEntryIds = [] } = listOf(section) ?? {};
  if (publishedEntryIds.join() === ids.join()) return [];
  return [{ file: FILE, pointer: LIST, value: { order: [...ids] } }];
}

/** All changes of the draft once an event has these values. */
export function changesWith(section: ContentSection, id: string, values: EventValues): ContentChange[] {
  const { entryIds = [] } = listOf(section) ?? {};
  const changes = names.flatMap((name): ContentChange[] => {
    const place = { file: FILE, pointer: `${eventPointer(id)}/${name}` };
    const value = values[name];
    if (value === readValue(section, id, name, 'published')) return [];
    // Back to the content.
    if (value === readValue(section, id, name, 'base')) return [place];
    return [{ ...place, value }];
  });
  const ids = entryIds.includes(id) ? entryIds : [...entryIds, id];
  return [...otherChanges(section, id), ...changes, ...orderOf(section, ids)];
}

/** All changes of the draft once an event is gone. */
export function changesWithout(section: ContentSection, id: string): ContentChange[] {
  const { entryIds = [], baseEntryIds = [] } = listOf(section) ?? {};
  const hers = baseEntryIds.includes(id) ? [] : section.fields.filter(isBelow(id));
  const reset = hers
    .filter(({ published }) => published !== null)
    .map(({ file, pointer }): ContentChange => ({ file, pointer }));
  const ids = entryIds.filter((each) => each !== id);
  return [...otherChanges(section, id), ...reset, ...orderOf(section, ids)];
}

/** Days, as in `2027-05-14`. */
export const isComing = ({ values: { date, endDate } }: SiteEvent, today: string): boolean =>
  (endDate || date) >= today;
