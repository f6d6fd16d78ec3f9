import type { z } from 'zod';

import { blankEntry } from './blank-entry.js';
import { BLANK_ID } from './entry-ids.js';
import { choicesOf, type FieldKind, isCompared, isInternal, isShownAsIs, kindOf } from './field-kinds.js';
import { type OfferedKind, offeredKindOf } from './offered.js';
import type { Json } from './owner-value.js';
import { pointerOf } from './pointers.js';
import { type Definition, definitionOf, mayBeLeftOut, unwrap } from './schema-definition.js';
import { isLeftOut, type ObjectNode, toJson, type Tree } from './tree.js';
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
  /** Of a list: fields of an entry to add, at the place `new-`. Missing if none can be added. */
  entry?: readonly ValueField[];
  /** Of a choice. */
  choices?: readonly (string | number)[];
  /** Such as `{name}`: must stay. */
  placeholders?: readonly string[];
}

/** Files that a lawyer checks as a whole. */
const closedFiles = /^legal-/;
/** Facts of a book that its made files repeat. */
const bookFacts = /\/(?:title|subtitle|fullTitle|category)$|^\/editions\/.*\/label$/;
const isBookFact = (file: string, pointer: string): boolean =>
  file.endsWith('/book.json') && bookFacts.test(pointer);

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
  const offered = offeredKindOf(schema);
  if (offered) return yield offeredField(offered, { file, steps, tree });
  const definition = definitionOf(unwrap(schema, tree));
  const pointer = pointerOf(steps);
  const name = nameOf(steps);
  if (tree.kind === 'object') {
    for (const [key, field] of tree.fields) {
      const inner = definition.shape?.[key] ?? definition.catchall ?? definition.valueType;
      if (inner && !isInternal(key) && !offeredKindOf(inner))
        yield* fieldsBelow({ file, steps: [...steps, key], tree: field, schema: inner });
    }
    yield* offeredBelow(file, steps, tree, definition.shape);
    return;
  }
  if (tree.kind === 'list') {
    const { element } = definition;
    if (!element) return;
    const entryIds = tree.entries.map(({ id }) => id);
    const entry = fieldsToAdd(file, steps, element);
    yield {
      field: {
        ...{ file, pointer, kind: 'list', isShown: false, value: null, limit: null, entryIds },
        ...(entry && { entry }),
      },
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
    isShown: isShownAsIs(kind, name, definition),
    limit: isText ? limitOf(kind, text) : null,
    ...(placeholders.length > 0 && { placeholders }),
    ...(kind === 'choice' && { choices: choicesOf(definition) }),
  };
  yield { field, node: tree };
}

const offeredField = (
  kind: OfferedKind,
  { file, steps, tree }: Omit<Place, 'schema'>,
): { field: ValueField; node: Tree } => ({
  field: {
    ...{ file, pointer: pointerOf(steps), isShown: false, value: toJson(tree), limit: null },
    kind: kind === 'book' ? 'choice' : kind,
    ...(kind === 'book' && { choices: [] }),
  },
  node: tree,
});

/** Fields that the form offers, in the order of the schema, although the content may leave them out. */
function* offeredBelow(
  file: string,
  steps: readonly string[],
  { fields }: ObjectNode,
  shape: Definition['shape'] = {},
): Generator<{ field: ValueField; node: Tree }> {
  for (const [key, schema] of Object.entries(shape)) {
    const kind = offeredKindOf(schema);
    const found = fields.get(key);
    const place = { file, steps: [...steps, key] };
    if (kind) {
      const none: Tree = { kind: 'leaf', value: kind === 'boolean' ? false : null };
      yield offeredField(kind, { ...place, tree: found && !isLeftOut(found) ? found : none });
    } else if (!found && !isInternal(key) && !isCompared(key) && mayBeLeftOut(schema))
      yield* listLeftOut({ ...place, tree: { kind: 'list', entries: [] }, schema });
  }
}

/** A list that the content leaves out, if the owner can add its first entry. */
function* listLeftOut(place: Place): Generator<{ field: ValueField; node: Tree }> {
  if (definitionOf(unwrap(place.schema, place.tree)).type !== 'array') return;
  for (const list of fieldsBelow(place)) if (list.field.entry) yield list;
}

/** Fields of an entry that can be added to a list; without those below lists of the entry, which have their own. */
function fieldsToAdd(
  file: string,
  steps: readonly string[],
  schema: z.ZodType,
): readonly ValueField[] | undefined {
  const tree = blankEntry(schema, nameOf(steps));
  if (!tree) return undefined;
  const found = [...fieldsBelow({ file, steps: [...steps, BLANK_ID], tree, schema })].map(
    ({ field }) => field,
  );
  const lists = found.filter(({ kind }) => kind === 'list');
  return found.filter(({ pointer }) => !lists.some((list) => pointer.startsWith(`${list.pointer}/`)));
}

/** The last name in a place, without ids of entries. */
const nameOf = (steps: readonly string[]): string =>
  steps.findLast((step) => !step.startsWith('@') && !step.startsWith('new-')) ?? '';
