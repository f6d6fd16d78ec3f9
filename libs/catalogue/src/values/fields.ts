import type { z } from 'zod';

import type { Json } from './owner-value.js';
import { pointerOf } from './pointers.js';
import { isLeftOut, type Tree } from './tree.js';
import { limitOf } from './value-rules.js';

/** A value of a content file that the owner can change. */
export interface ValueField {
  file: string;
  pointer: string;
  kind: FieldKind;
  /** Whether it is a text that pages show as it is. */
  isShown: boolean;
  /** Of a list, null: its entries are fields of their own. */
  value: Json;
  /** In graphemes; null without one. */
  limit: number | null;
  /** Of a list. */
  entryIds?: readonly string[];
  /** Of a choice. */
  choices?: readonly (string | number)[];
  /** Such as `{name}`: must stay. */
  placeholders?: readonly string[];
}

export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'number'
  | 'boolean'
  | 'list'
  | 'picture'
  | 'link'
  | 'price'
  | 'date'
  | 'choice';

/** Files that a lawyer checks as a whole. */
const closedFiles = /^legal-/;
/** Names of fields that programs read: never shown. */
const internal =
  /^(?:id|language|country|currency|parts|timeZone|slug|picture|pictures|format|formats|shops|edition|downloadType|fileName|productWords|aspect|rank|kind|scene|art|motif|palette|poster|look|tone|beside|coverSide|ground|isbn)$|Ids?$|Path$/;
/** Names of texts that are not shown as they are: programs compare them or change their form. */
const compared = /^(?:triggers|names|needs|keywords|bookOrder|books|phone|display|startTime|endTime|zone)$/;
/** Facts of a book that its made files repeat. */
const bookFacts = /\/(?:title|subtitle|fullTitle|category)$|^\/editions\/.*\/label$/;
const isBookFact = (file: string, pointer: string): boolean =>
  file.endsWith('/book.json') && bookFacts.test(pointer);

/** Definition of a zod schema, as far as fields depend on it. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
  in?: z.ZodType;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; format?: string } } }[];
  entries?: Record<string, string | number>;
  values?: readonly (string | number)[];
}

export const definitionOf = (schema: z.ZodType): Definition => schema.def as Definition;

/** Lists the fields of a file by its schema, each with its node. */
export function fieldsOf(file: string, tree: Tree, schema: z.ZodType): { field: ValueField; node: Tree }[] {
  return closedFiles.test(file) ? [] : [...fieldsBelow({ file, steps: [], tree, schema })];
}

interface Place {
  file: string;
  steps: readonly string[];
  tree: Tree;
  schema: z.ZodType;
}

function* fieldsBelow({ file, steps, tree, schema }: Place): Generator<{ field: ValueField; node: Tree }> {
  if (isLeftOut(tree)) return;
  const definition = definitionOf(unwrap(schema, tree));
  const pointer = pointerOf(steps);
  const name = nameOf(steps);
  if (tree.kind === 'object') {
    for (const [key, field] of tree.fields) {
      const inner = definition.shape?.[key] ?? definition.catchall ?? definition.valueType;
      if (inner && !internal.test(key))
        yield* fieldsBelow({ file, steps: [...steps, key], tree: field, schema: inner });
    }
    return;
  }
  if (tree.kind === 'list') {
    const { element } = definition;
    if (!element) return;
    const entryIds = tree.entries.map(({ id }) => id);
    yield {
      field: { file, pointer, kind: 'list', isShown: false, value: null, limit: null, entryIds },
      node: tree,
    };
    for (const { id, tree: entry } of tree.entries)
      yield* fieldsBelow({ file, steps: [...steps, id], tree: entry, schema: element });
    return;
  }
  const kind = kindOf(definition, name, tree.value);
  if (kind === null || isBookFact(file, pointer)) return;
  const text = typeof tree.value === 'string' ? tree.value : '';
  const isText = kind === 'text' || kind === 'paragraph';
  const placeholders = [...new Set(text.match(/\{\w+\}/g))];
  const field: ValueField = {
    ...{ file, pointer, kind, value: tree.value },
    isShown: isText && !compared.test(name),
    limit: isText ? limitOf(kind, text) : null,
    ...(placeholders.length > 0 && { placeholders }),
    ...(kind === 'choice' && { choices: choicesOf(definition) }),
  };
  yield { field, node: tree };
}

/** The last name in a place, without ids of entries. */
const nameOf = (steps: readonly string[]): string =>
  steps.findLast((step) => !step.startsWith('@') && !step.startsWith('new-')) ?? '';

/** Follows optional, default and piped schemas, and the option of a union that fits. */
export function unwrap(schema: z.ZodType, tree: Tree): z.ZodType {
  const { innerType, in: input, type, options, discriminator } = definitionOf(schema);
  if (innerType) return unwrap(innerType, tree);
  if (type === 'pipe' && input && definitionOf(input).type !== 'unknown') return unwrap(input, tree);
  if (!options) return schema;
  const named = discriminator && tree.kind === 'object' ? tree.fields.get(discriminator) : undefined;
  const kind = named?.kind === 'leaf' ? named.value : undefined;
  const fitting = options.find((option) => {
    const literal = discriminator && definitionOf(option).shape?.[discriminator];
    return literal ? definitionOf(literal).values?.some((value) => value === kind) : false;
  });
  return fitting ? unwrap(fitting, tree) : schema;
}

function kindOf(definition: Definition, name: string, value: Json): FieldKind | null {
  const { type, format, checks = [], options } = definition;
  const isFormatted = format !== undefined || checks.some(({ _zod }) => _zod.def.check === 'string_format');
  if (type === 'pipe') return 'price';
  if (type === 'boolean') return 'boolean';
  if (type === 'number') return 'number';
  if (type === 'enum') return 'choice';
  if (options && options.every((option) => definitionOf(option).type === 'literal')) return 'choice';
  if (type !== 'string' || typeof value !== 'string') return null;
  if (compared.test(name)) return 'text';
  if (format === 'date') return 'date';
  if (['path', 'url', 'onlineUrl', 'href', 'email'].includes(name)) return 'link';
  if (isFormatted) return null;
  return isParagraph(name, value) ? 'paragraph' : 'text';
}

const paragraphNames = /^(?:text|answer|intro|bio|description|detailedDescription|paragraphs|quote|reason)$/;
/** Characters from where a text needs several lines. */
const paragraphLength = 100;

const isParagraph = (name: string, value: string): boolean =>
  paragraphNames.test(name) || value.length > paragraphLength;

function choicesOf({ entries, options = [] }: Definition): (string | number)[] {
  if (entries) return Object.values(entries);
  return options.flatMap((option) => definitionOf(option).values ?? []);
}
