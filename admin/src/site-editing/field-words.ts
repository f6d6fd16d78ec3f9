import type { ContentField, ContentSectionSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { fieldNames, siteEditing as m } from '../messages.js';
import { counted, say } from '../say.js';
import type { FieldNode } from './field-tree.js';
import { isEntryStep, stepsOf } from './places.js';
import { ENTRY_NAME_LENGTH } from './site-editing-rules.js';

type Summary = Pick<ContentSectionSummary, 'section' | 'title'>;

/** A message by a key that is known at run time. */
export const named = <Names extends object>(names: Names, key: string): Names[keyof Names] | undefined =>
  (names as Record<string, Names[keyof Names]>)[key];

export const titleOf = ({ section, title }: Summary): string =>
  named(m.sections, section) ?? title ?? section;

/** Its address, or where its words are if it has no page. */
export const shownAt = ({ section, path }: Pick<ContentSectionSummary, 'section' | 'path'>): string =>
  path ?? named(m.list.shownAt, section) ?? '';

/** In the address of the dashboard: `home`, `about`, `emails`. */
export const slugOf = (section: string): string => (section === '/' ? 'home' : section.replaceAll('/', ''));

/** Address of the screen that edits a section. */
export const editorOf = (section: string): string =>
  section === 'look' ? '~/admin/site/look' : `/${slugOf(section)}`;

export function statusOf({ hasDraft, publishedAt, findings }: ContentSectionSummary): StatusWords {
  if (findings > 0) return { label: counted(findings, m.states.needsYou), tone: 'danger' };
  if (hasDraft) return { label: m.states.draft, tone: 'caution' };
  return publishedAt
    ? { label: m.states.published, tone: 'good' }
    : { label: m.states.original, tone: 'neutral' };
}

/** `closingLine` → `Closing line`, for the content of another author. */
function readableKey(step: string): string {
  const spaced = step
    .replace(/^~1/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Words for a key: its own, or those of its beginning and ending: `emailHint` → `Email address: hint`. */
export function knownName(step: string): string | undefined {
  const own = named(fieldNames.names, step);
  if (own !== undefined) return own;
  const ending = Object.keys(fieldNames.endings).find((each) => step.endsWith(each)) ?? '';
  const name = named(fieldNames.names, step.slice(0, -ending.length || step.length));
  const words = named(fieldNames.endings, ending);
  return name !== undefined && words !== undefined ? say(words, { name }) : undefined;
}

export const nameOf = (step: string): string => knownName(step) ?? readableKey(step);

export function labelOf({ file, pointer }: Pick<ContentField, 'file' | 'pointer'>): string {
  const picture = named(m.field.pictures, file);
  if (picture !== undefined) return picture;
  const steps = stepsOf(pointer);
  const step = steps.findLast((each) => !isEntryStep(each)) ?? '';
  return named(named(fieldNames.inFiles, file) ?? {}, step) ?? nameOf(step);
}

const shortened = (text: string): string =>
  text.length > ENTRY_NAME_LENGTH ? `${text.slice(0, ENTRY_NAME_LENGTH).trimEnd()}…` : text;

/** First text of an entry. */
export function entryName(nodes: readonly FieldNode[], at: number): string {
  const text = nodes
    .map(({ field }) => field.value)
    .find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? shortened(text) : say(m.entry.untitled, { number: at + 1 });
}
