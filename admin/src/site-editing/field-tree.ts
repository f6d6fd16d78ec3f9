import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import { isBelow, isOrder, keyOf, type ModelField, stepsOf } from './places.js';

export interface EntryNode {
  id: string;
  nodes: readonly FieldNode[];
}

/** A field with its current value; of a list, with its entries. */
export interface FieldNode {
  field: ContentField;
  entries?: readonly EntryNode[];
  model?: readonly ModelField[];
}

interface Draft {
  changed: ReadonlyMap<string, ContentChange>;
  all: readonly ContentField[];
}

const isIn = (field: ContentField, list: ContentField, id: string): boolean => {
  const entry = `${list.pointer}/${id}`;
  return field.file === list.file && (field.pointer === entry || field.pointer.startsWith(`${entry}/`));
};

/** Fields of the section with the changes of the draft, in the order of the content. */
export function treeOf(loaded: readonly ContentField[], changes: readonly ContentChange[]): FieldNode[] {
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  const all = withEmptied(loaded, changes);
  return build(all, { changed, all });
}

/** Optional texts that were emptied are not among the fields of the server. */
function withEmptied(loaded: readonly ContentField[], changes: readonly ContentChange[]): ContentField[] {
  const fields = [...loaded];
  const known = new Set(fields.map(keyOf));
  for (const change of changes) {
    const { file, pointer, value } = change;
    if (value !== '' || known.has(keyOf(change)) || /\/new-/.test(pointer)) continue;
    const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1);
    const at = fields.findLastIndex((each) => each.file === file && each.pointer.startsWith(parent));
    const section = fields[at]?.section ?? '';
    const missing = {
      section,
      kind: 'text',
      isShown: true,
      base: null,
      published: null,
      limit: null,
    } as const;
    if (at >= 0) fields.splice(at + 1, 0, { file, pointer, value, ...missing });
  }
  return fields;
}

function build(fields: readonly ContentField[], draft: Draft): FieldNode[] {
  const nodes: FieldNode[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at];
    if (!field) continue;
    if (field.kind !== 'list') {
      nodes.push({ field: current(field, draft) });
      continue;
    }
    const below = fields.filter((each) => isBelow(each, field));
    at += below.length;
    nodes.push(listNode(field, below, draft));
  }
  return nodes;
}

function current(field: ContentField, { changed }: Draft): ContentField {
  const change = changed.get(keyOf(field));
  if (!change) return { ...field, value: field.published ?? field.base };
  return { ...field, value: change.value === undefined ? field.base : change.value };
}

function orderOf(field: ContentField, { changed }: Draft): readonly string[] {
  const change = changed.get(keyOf(field));
  if (isOrder(change?.value)) return change.value.order;
  const { entryIds = [], publishedEntryIds = [], baseEntryIds = [] } = field;
  if (change) return baseEntryIds;
  return field.publishedEntryIds ? publishedEntryIds : entryIds;
}

function listNode(list: ContentField, below: readonly ContentField[], draft: Draft): FieldNode {
  const order = orderOf(list, draft);
  const model = modelOf(list, draft);
  const entries = order.map((id) => {
    const own = below.filter((each) => isIn(each, list, id));
    return { id, nodes: build(id.startsWith('new-') ? filled(id, list, own, model) : own, draft) };
  });
  return { field: { ...list, entryIds: [...order] }, entries, ...(model.length > 0 && { model }) };
}

/** Fields of the fullest entry of the list, or of a list like it in another entry. */
function modelOf(list: ContentField, { all }: Draft): ModelField[] {
  const steps = stepsOf(list.pointer);
  const isLike = (other: ContentField) => {
    const others = stepsOf(other.pointer);
    return other.file === list.file && others.length === steps.length && others.at(-1) === steps.at(-1);
  };
  const lists = all.filter((field) => field.kind === 'list' && isLike(field));
  const found = [list, ...lists].flatMap((each) =>
    (each.entryIds ?? []).map((id) => entryModel(each, id, all)),
  );
  const own = found.slice(0, list.entryIds?.length);
  const [best = []] = (own.some(({ length }) => length > 0) ? own : found).toSorted(
    (one, other) => other.length - one.length,
  );
  return best;
}

function entryModel(list: ContentField, id: string, all: readonly ContentField[]): ModelField[] {
  const inEntry = all.filter((field) => isIn(field, list, id));
  const lists = inEntry.filter(({ kind }) => kind === 'list');
  return inEntry
    .filter((field) => !lists.some((inner) => isBelow(field, inner)))
    .map((field) => ({ field, below: field.pointer.slice(`${list.pointer}/${id}`.length) }));
}

/** Fields of a new entry: its own, and empty ones that the model has. */
function filled(
  id: string,
  list: ContentField,
  own: readonly ContentField[],
  model: readonly ModelField[],
): ContentField[] {
  const known = new Map(own.map((field) => [field.pointer, field]));
  const like = model.flatMap(({ below, field }): ContentField[] => {
    const pointer = `${list.pointer}/${id}${below}`;
    const found = known.get(pointer);
    if (found) return [found, ...own.filter((each) => isBelow(each, found))];
    const {
      placeholders: _none,
      entryIds: _ids,
      baseEntryIds: _base,
      publishedEntryIds: _seen,
      ...rest
    } = field;
    const empty = { pointer, value: '', base: null, published: null };
    return [{ ...rest, ...empty, ...(field.kind === 'list' && { entryIds: [] }) }];
  });
  const listed = new Set(like.map(({ pointer }) => pointer));
  return [...like, ...own.filter(({ pointer }) => !listed.has(pointer))];
}

/** All fields with their current values, without the tree. */
export const flatFields = (nodes: readonly FieldNode[]): ContentField[] =>
  nodes.flatMap(({ field, entries = [] }) => [field, ...entries.flatMap((entry) => flatFields(entry.nodes))]);
