import { isSameValue } from '../saving/same-value.js';

export type Fields = Record<string, unknown>;

export interface ListEntryValues {
  title: string;
  text: string;
  source: string;
  /** Fields that the form does not show. */
  others: Fields;
}

/** A card of texts beside each other: for whom the book is. */
export interface GroupValues {
  heading: string;
  intro: string;
  /** One a line. */
  entries: string;
  look: string;
}

/** A section of the sales page. Each kind uses some of the fields. */
export interface SectionValues {
  kind: string;
  isShown: boolean;
  heading: string;
  intro: string;
  text: string;
  closing: string;
  note: string;
  look: string;
  entries: readonly ListEntryValues[];
  groups: readonly GroupValues[];
  noticeTitle: string;
  noticeText: string;
  /** One a line. */
  facts: string;
  linkLabel: string;
  linkPath: string;
  others: Fields;
}

const standardSections = [
  { kind: 'about', tone: 'surface' },
  { kind: 'opening' },
  { kind: 'trailer' },
  { kind: 'reviews', tone: 'surface' },
  { kind: 'buy', beside: ['includes', 'formats', 'guarantee'] },
  { kind: 'details', tone: 'tint', retailers: [{}] },
] as const satisfies readonly Fields[];

/** Sections that every book has, in the standard order. */
export const standardKinds = standardSections.map(({ kind }) => kind);

/** Sections of her own that she adds. */
export const ownKinds = ['list', 'promotion'] as const;
export type OwnKind = (typeof ownKinds)[number];

export const isStandard = (kind: string): boolean => standardKinds.some((name) => name === kind);

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
export const textOfLines = (value: unknown): string => listOf(value).map(textOf).join('\n');

/** Leaves out empty texts and lists. */
export const given = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      const isEmptyList = Array.isArray(value) && value.length === 0;
      return value !== undefined && value !== '' && !isEmptyList;
    }),
  );

const entryValues = (value: unknown): ListEntryValues => {
  const { title, text, source, ...others } = fieldsOf(value);
  return { title: textOf(title), text: textOf(text), source: textOf(source), others };
};

const groupValues = (value: unknown): GroupValues => {
  const { heading, intro, entries, look } = fieldsOf(value);
  return {
    ...{ heading: textOf(heading), intro: textOf(intro), entries: textOfLines(entries) },
    look: textOf(look) || 'marks',
  };
};

/** Kinds whose words the form shows. */
const worded = ['about', 'list', 'promotion', 'reviews', 'details'];

function sectionValues({ kind, isHidden, ...section }: Fields): SectionValues {
  const isWorded = worded.includes(textOf(kind));
  return {
    ...wordValues(isWorded ? section : {}),
    ...{ kind: textOf(kind), isShown: isHidden !== true },
    ...(isWorded ? {} : { others: section }),
  };
}

function wordValues(section: Fields): Omit<SectionValues, 'kind' | 'isShown'> {
  const { heading, intro, text, closing, note, look, ...rest } = section;
  const { entries, lists, notice, facts, link, ...others } = rest;
  const [said, way] = [fieldsOf(notice), fieldsOf(link)];
  return {
    ...{ heading: textOf(heading), intro: textOf(intro), text: textOf(text) },
    ...{ closing: textOf(closing), note: textOf(note), look: textOf(look) },
    ...{ entries: listOf(entries).map(entryValues), groups: listOf(lists).map(groupValues) },
    ...{ noticeTitle: textOf(said['title']), noticeText: textOf(said['text']), facts: textOfLines(facts) },
    ...{ linkLabel: textOf(way['label']), linkPath: textOf(way['path']), others },
  };
}

/** Sections as saved, and those of the standard that the page does not show. */
export function sectionsOf(sections: unknown): readonly SectionValues[] {
  const saved = listOf(sections).map(fieldsOf);
  if (saved.length === 0) return standardSections.map(sectionValues);
  const missing = standardSections.filter(({ kind }) => saved.every((section) => section['kind'] !== kind));
  return [
    ...saved.map(sectionValues),
    ...missing.map((section) => ({ ...sectionValues(section), isShown: section.kind === 'buy' })),
  ];
}

/** A new section of hers, with an empty entry to begin with. */
export const newSection = (kind: OwnKind): SectionValues => ({
  ...sectionValues({ kind, tone: kind === 'promotion' ? 'tint' : 'plain' }),
  look: kind === 'list' ? 'cards' : '',
  entries: kind === 'list' ? [newEntry()] : [],
});

export const newEntry = (): ListEntryValues => ({ title: '', text: '', source: '', others: {} });
export const newGroup = (): GroupValues => ({ heading: '', intro: '', entries: '', look: 'marks' });

const entryOf = ({ title, text, source, others }: ListEntryValues): Fields => ({
  ...others,
  ...given({ title: title.trim(), text: text.trim(), source: source.trim() }),
});

const groupOf = ({ heading, intro, entries, look }: GroupValues): Fields => ({
  ...given({ heading: heading.trim(), intro: intro.trim(), entries: linesOf(entries) }),
  look,
});

const pairOf = (fields: Record<string, string>): Fields | undefined => {
  const written = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]));
  return Object.values(written).some(Boolean) ? written : undefined;
};

function wordsOf(section: SectionValues): Fields {
  const { kind, entries, groups, facts, linkLabel, linkPath } = section;
  const { noticeTitle, noticeText } = section;
  const [heading, text, note] = [section.heading.trim(), section.text.trim(), section.note.trim()];
  const about = {
    ...{ heading, lists: groups.map(groupOf) },
    notice: pairOf({ title: noticeTitle, text: noticeText }),
  };
  const list = { heading, intro: section.intro.trim(), closing: section.closing.trim(), look: section.look };
  // Without a link the page would leave it out silently.
  const promotion = {
    ...{ heading, text, facts: linesOf(facts) },
    link: { label: linkLabel.trim(), path: linkPath.trim() },
  };
  const kinds: Readonly<Record<string, Fields>> = {
    ...{ about, promotion, reviews: { heading }, details: { note } },
    list: { ...list, entries: entries.map(entryOf) },
  };
  return given(kinds[kind] ?? {});
}

function sectionOf(section: SectionValues): Fields {
  const { display, ...others } = section.others;
  const isDisplayed = typeof display === 'string' && section.heading.includes(display);
  return {
    ...others,
    ...(isDisplayed && { display }),
    ...{ kind: section.kind, ...wordsOf(section) },
    ...(section.isShown || section.kind === 'buy' ? {} : { isHidden: true }),
  };
}

/** Undefined for the standard sections in the standard order. */
export function writtenSections(sections: readonly SectionValues[]): Fields[] | undefined {
  const written = sections.map(sectionOf);
  return isSameValue(written, standardSections) ? undefined : written;
}
