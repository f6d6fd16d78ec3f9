import { entryIds } from './entry-ids.js';
import type { Json, OwnerValue } from './owner-value.js';

/** JSON with an id for each list entry, so that places stay the same when entries move. */
export type Tree = Leaf | ObjectNode | ListNode;

interface Owned {
  /** The value that was laid here. */
  owner?: OwnerValue;
}
export interface Leaf extends Owned {
  kind: 'leaf';
  value: string | number | boolean | null;
}
export interface ObjectNode extends Owned {
  kind: 'object';
  fields: Map<string, Tree>;
}
export interface ListNode extends Owned {
  kind: 'list';
  entries: Entry[];
}
export interface Entry {
  id: string;
  tree: Tree;
}

export function toTree(value: Json): Tree {
  if (Array.isArray(value)) {
    const ids = entryIds(value);
    return {
      kind: 'list',
      entries: value.map((entry, at) => ({ id: ids[at] ?? '', tree: toTree(entry) })),
    };
  }
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', value };
  return {
    kind: 'object',
    fields: new Map(Object.entries(value).map(([key, field]) => [key, toTree(field)])),
  };
}

/** A field or entry that the owner emptied. */
export const isLeftOut = (tree: Tree): boolean =>
  tree.kind === 'leaf' && tree.value === '' && tree.owner !== undefined;

export function toJson(tree: Tree): Json {
  if (tree.kind === 'leaf') return tree.value;
  if (tree.kind === 'list')
    return tree.entries.filter((entry) => !isLeftOut(entry.tree)).map((entry) => toJson(entry.tree));
  const fields = [...tree.fields].filter(([, field]) => !isLeftOut(field));
  return Object.fromEntries(fields.map(([key, field]) => [key, toJson(field)]));
}

/** Finds the values laid in a tree with their keys as in problems: `words.questions[2].answer`. */
export function laidKeys(tree: Tree, key = ''): { key: string; owner: OwnerValue }[] {
  const own = tree.owner ? [{ key, owner: tree.owner }] : [];
  if (tree.kind === 'leaf') return own;
  if (tree.kind === 'list')
    return [
      ...own,
      ...tree.entries
        .filter((entry) => !isLeftOut(entry.tree))
        .flatMap((entry, at) => laidKeys(entry.tree, `${key}[${at}]`)),
    ];
  return [
    ...own,
    ...[...tree.fields].flatMap(([name, field]) => laidKeys(field, key ? `${key}.${name}` : name)),
  ];
}
