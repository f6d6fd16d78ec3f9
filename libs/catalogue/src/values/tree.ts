import { entryIds, findEntry } from './entry-ids.js';
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

/** Finds the node at a place; undefined if there is none. */
export function findNode(tree: Tree, [step, ...rest]: readonly string[]): Tree | undefined {
  if (step === undefined) return tree;
  if (tree.kind === 'leaf') return undefined;
  const found =
    tree.kind === 'object'
      ? tree.fields.get(step)
      : tree.entries[
          findEntry(
            tree.entries.map(({ id }) => id),
            step,
          )
        ]?.tree;
  return found && findNode(found, rest);
}

/** A field or entry that the owner emptied. */
export const isLeftOut = (tree: Tree): boolean =>
  tree.kind === 'leaf' && tree.value === '' && tree.owner !== undefined;

/** A field that the owner left empty, with all below it. */
function isEmptied(tree: Tree): boolean {
  if (tree.kind === 'leaf') return isLeftOut(tree);
  const below = tree.kind === 'list' ? tree.entries.map((entry) => entry.tree) : [...tree.fields.values()];
  return below.length > 0 && below.every(isEmptied);
}

export function toJson(tree: Tree): Json {
  if (tree.kind === 'leaf') return tree.value;
  if (tree.kind === 'list')
    return tree.entries.filter((entry) => !isLeftOut(entry.tree)).map((entry) => toJson(entry.tree));
  const fields = [...tree.fields].filter(([, field]) => !isEmptied(field));
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
