import type { ContentField, ContentSectionSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { counted, say } from '../say.js';
import type { FieldNode } from './field-tree.js';
import { isOrder, isPictureValue, keyOf, stepsOf, type Value } from './places.js';
import { ENTRY_NAME_LENGTH } from './site-editing-rules.js';

type Summary = Pick<ContentSectionSummary, 'section' | 'title'>;

const named = (names: object, key: string): string | undefined => (names as Record<string, string>)[key];

export const titleOf = ({ section, title }: Summary): string =>
  named(m.sections, section) ?? title ?? section;

/** In the address of the dashboard: `home`, `about`, `emails`. */
export const slugOf = (section: string): string => (section === '/' ? 'home' : section.replaceAll('/', ''));

export function statusOf({ hasDraft, publishedAt, findings }: ContentSectionSummary): StatusWords {
  if (findings > 0) return { label: counted(findings, m.states.needsYou), tone: 'danger' };
  if (hasDraft) return { label: m.states.draft, tone: 'caution' };
  return publishedAt
    ? { label: m.states.published, tone: 'good' }
    : { label: m.states.original, tone: 'neutral' };
}

/** `closingLine` → `Closing line` */
export function nameOf(step: string): string {
  const spaced = step
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return named(m.names, step) ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const isEntryStep = (step: string): boolean => /^(?:@|new-)/.test(step);

export function labelOf({ file, pointer }: Pick<ContentField, 'file' | 'pointer'>): string {
  if (file === 'site/portrait') return m.field.picture;
  const steps = stepsOf(pointer);
  const last = steps.at(-1) ?? '';
  return isEntryStep(last) ? nameOf(steps.findLast((step) => !isEntryStep(step)) ?? '') : nameOf(last);
}

/** Name of the group of a field: the part of the page that it belongs to. */
export function groupOf({ pointer }: Pick<ContentField, 'pointer'>): string {
  const steps = stepsOf(pointer).filter((step) => step !== 'words' && !isEntryStep(step));
  return steps.length > 1 ? nameOf(steps[0] ?? '') : nameOf('other');
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

/** A value in a comparison. */
export function textOfValue(
  value: Value | undefined,
  nameOfEntry: (id: string) => string = (id) => id,
): string {
  if (value === null || value === undefined) return '';
  if (isOrder(value)) return value.order.map(nameOfEntry).join('\n') || m.field.emptyOrder;
  if (Array.isArray(value)) return value.map(nameOfEntry).join('\n') || m.field.emptyOrder;
  if (isPictureValue(value)) return m.field.pictureChosen;
  return String(value);
}

/** A draft as one text, for comparing it with another one. */
export const textOfChanges = (changes: readonly { file: string; pointer: string; value?: Value }[]): string =>
  changes
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((change) => {
      const value = change.value === undefined ? m.publish.original : textOfValue(change.value);
      return `${groupOf(change)} · ${labelOf(change)}: ${value}`;
    })
    .join('\n');
