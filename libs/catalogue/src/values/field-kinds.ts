import { type Definition, definitionOf } from './schema-definition.js';
import type { Json } from './owner-value.js';

export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'number'
  | 'boolean'
  | 'list'
  | 'picture'
  | 'film'
  | 'captions'
  | 'link'
  | 'price'
  | 'date'
  | 'choice'
  | 'color';

/** Names of fields that programs read: never shown. */
const internal =
  /^(?:id|language|country|currency|parts|timeZone|slug|picture|pictures|format|formats|shops|edition|downloadType|fileName|productWords|aspect|rank|kind|scene|art|motif|palette|poster|look|tone|beside|coverSide|ground|isbn)$|Ids?$|Path$/;
/** Names of texts that are not shown as they are: programs compare them or change their form. */
const compared = /^(?:triggers|names|needs|keywords|bookOrder|books|phone|display|startTime|endTime|zone)$/;
/** Names of formatted texts that the form offers: `2025-01`, `2:30`. */
const formattedTexts = /^(?:month|duration)$/;

export const isInternal = (name: string): boolean => internal.test(name);
export const isCompared = (name: string): boolean => compared.test(name);

const isFormatted = ({ format, checks = [] }: Definition): boolean =>
  format !== undefined || checks.some(({ _zod }) => _zod.def.check === 'string_format');

/** Null if the form cannot offer the field. */
export function kindOf(definition: Definition, name: string, value: Json): FieldKind | null {
  const { type, format, options } = definition;
  if (type === 'pipe') return 'price';
  if (type === 'boolean') return 'boolean';
  if (type === 'number') return 'number';
  if (type === 'enum') return 'choice';
  if (options && options.every((option) => definitionOf(option).type === 'literal')) return 'choice';
  if (type !== 'string' || typeof value !== 'string') return null;
  if (isCompared(name)) return 'text';
  if (format === 'date') return 'date';
  if (['path', 'url', 'onlineUrl', 'href', 'email'].includes(name)) return 'link';
  if (isFormatted(definition)) return formattedTexts.test(name) ? 'text' : null;
  return isParagraph(name, value) ? 'paragraph' : 'text';
}

/** Whether pages show a text as it is. */
export const isShownAsIs = (kind: FieldKind, name: string, definition: Definition): boolean =>
  (kind === 'text' || kind === 'paragraph') && !isCompared(name) && !isFormatted(definition);

const paragraphNames = /^(?:text|answer|intro|bio|description|detailedDescription|paragraphs|quote|reason)$/;
/** Characters from where a text needs several lines. */
const paragraphLength = 100;

const isParagraph = (name: string, value: string): boolean =>
  paragraphNames.test(name) || value.length > paragraphLength;

export function choicesOf({ entries, options = [] }: Definition): (string | number)[] {
  if (entries) return Object.values(entries);
  return options.flatMap((option) => definitionOf(option).values ?? []);
}
