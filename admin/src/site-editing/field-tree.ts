import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import { entryFields, isBelow, isFilmValue, isOrder, keyOf } from './places.js';

export interface EntryNode {
  id: string;
  nodes: readonly FieldNode[];
}

/** A field with its current value; of a list, with its entries. */
export interface FieldNode {
  field: ContentField;
  entries?: readonly EntryNode[];
}

type Changed = ReadonlyMap<string, ContentChange>;

const isIn = (field: ContentField, list: ContentField, id: string): boolean => {
  const entry = `${list.pointer}/${id}`;
  return field.file === list.file && (field.pointer === entry || field.pointer.startsWith(`${entry}/`));
};

/** Fields of the section with the changes of the draft, in the order of the content. */
export function treeOf(loaded: readonly ContentField[], changes: readonly ContentChange[]): FieldNode[] {
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  return build(withEmptied(loaded, changes), changed);
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

function build(fields: readonly ContentField[], changed: Changed): FieldNode[] {
  const nodes: FieldNode[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at];
    if (!field) continue;
    if (field.kind !== 'list') {
      nodes.push({ field: current(field, changed) });
      continue;
    }
    const below = fields.filter((each) => isBelow(each, field));
    at += below.length;
    nodes.push(listNode(field, below, changed));
  }
  return nodes;
}

function current(field: ContentField, changed: Changed): ContentField {
  const change = changed.get(keyOf(field));
  if (!change && losesCaptions(field, changed)) return { ...field, value: '' };
  if (!change) return { ...field, value: field.published ?? field.base };
  return { ...field, value: change.value === undefined ? field.base : change.value };
}

/** Whether the draft replaces a film of the content, whose captions do not fit another one. */
function losesCaptions({ file, pointer, kind, published, base }: ContentField, changed: Changed): boolean {
  if (kind !== 'captions' || published !== base) return false;
  const film = { file, pointer: pointer.replace(/\/captions$/, '/film') };
  return isFilmValue(changed.get(keyOf(film))?.value);
}

function orderOf(field: ContentField, changed: Changed): readonly string[] {
  const change = changed.get(keyOf(field));
  if (isOrder(change?.value)) return change.value.order;
  const { entryIds = [], publishedEntryIds = [], baseEntryIds = [] } = field;
  if (change) return baseEntryIds;
  return field.publishedEntryIds ? publishedEntryIds : entryIds;
}

function listNode(list: ContentField, below: readonly ContentField[], changed: Changed): FieldNode {
  const order = orderOf(list, changed);
  const entries = order.map((id) => {
    const own = below.filter((each) => isIn(each, list, id));
    return { id, nodes: build(id.startsWith('new-') ? filled(id, list, own) : own, changed) };
  });
  return { field: { ...list, entryIds: [...order] }, entries };
}

/** Fields of a new entry: its own, and empty ones that it may have. */
function filled(id: string, list: ContentField, own: readonly ContentField[]): ContentField[] {
  const known = new Map(own.map((field) => [field.pointer, field]));
  const { section } = list;
  const all = entryFields(list, id).flatMap((field): ContentField[] => {
    const found = known.get(field.pointer);
    if (found) return [found, ...own.filter((each) => isBelow(each, found))];
    return [{ ...field, section, value: '', base: null, published: null, entryIds: [] }];
  });
  const listed = new Set(all.map(({ pointer }) => pointer));
  return [...all, ...own.filter(({ pointer }) => !listed.has(pointer))];
}

/** All fields with their current values, without the tree. */
export const flatFields = (nodes: readonly FieldNode[]): ContentField[] =>
  nodes.flatMap(({ field, entries = [] }) => [field, ...entries.flatMap((entry) => flatFields(entry.nodes))]);
