import { fieldNames } from '../messages.js';
import { labelOf, named, nameOf } from './field-words.js';
import { nameStepsOf, type Place } from './places.js';

export interface GroupName {
  key: string;
  name: string;
}

/** Fields at the top of a page that belong to no part. */
const AT_TOP = new Set([
  'name',
  'eyebrow',
  'heading',
  'headline',
  'tagline',
  'lead',
  'roleLine',
  'intro',
  'text',
]);
const SCHEMES = new Set(['light', 'dark']);
/** Pages that follow another one in their section. */
const SECOND_PAGES = new Set(['pages/legal-companion-dashboard.json']);

/** `books/fear-not/sales.json` → `books/sales.json`, and `pages/test-fear-not.json` → `pages/test-book.json` */
const kindOfFile = (file: string): string =>
  file.replace(/^books\/[^/]+\//, 'books/').replace(/^pages\/test-.+/, 'pages/test-book.json');

/** The group of all fields of a file, if they have one. */
export function pageGroup({ file }: Place): GroupName | undefined {
  const name = named(fieldNames.pages, kindOfFile(file));
  return name === undefined ? undefined : { key: file, name };
}

/** The group of fields that belong to no part of their page. */
export function looseGroup({ file }: Place): GroupName | undefined {
  const kind = kindOfFile(file);
  const name = named(fieldNames.loose, kind);
  return name === undefined ? undefined : { key: `${kind} loose`, name };
}

/** Whether a field is at the top of the page of its section. */
export const isAtTop = ({ file, pointer }: Place): boolean => {
  const [first = '', ...rest] = nameStepsOf(pointer);
  return rest.length === 0 && AT_TOP.has(first) && !SECOND_PAGES.has(file);
};

/** Of a color, which each scheme has its own of. */
const schemeName = ([scheme = '', ...role]: readonly string[]): string | undefined =>
  role.length > 0 && SCHEMES.has(scheme) ? nameOf(scheme) : undefined;

function partNames(place: Place): (string | undefined)[] {
  const [first = '', ...rest] = nameStepsOf(place.pointer);
  const page = pageGroup(place)?.name;
  if (rest.length > 0) return [page, nameOf(first), schemeName(rest)];
  if (page) return [page];
  if (isAtTop(place)) return [nameOf('hero')];
  // Other names say what they belong to: `Questions: heading`.
  const isPlain = named(fieldNames.names, first) !== undefined;
  return isPlain ? [looseGroup(place)?.name] : [];
}

/** Label of a field after the parts that it belongs to: `Page of an order · Receipt · Heading`. */
export const placeName = (place: Place): string =>
  [...partNames(place), labelOf(place)].filter((name) => name !== undefined).join(' · ');
