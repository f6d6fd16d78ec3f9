import { isDeepStrictEqual } from 'node:util';

import { findEntry, isNewId } from './entry-ids.js';
import { type Finding, isOrder, type Json, type ListOrder, type OwnerValue } from './owner-value.js';
import { pointerOf, stepsOf } from './pointers.js';
import { type ListNode, type ObjectNode, toJson, toTree, type Tree } from './tree.js';

export interface Laid {
  tree: Tree;
  findings: Finding[];
}

/** Lays the owner's values over the data of one content file. */
export function layValues(data: Json, values: readonly OwnerValue[]): Laid {
  const tree = toTree(data);
  const findings: Finding[] = [];
  const orders = values.filter(({ value }) => isOrder(value));
  // An order may name entries that the fields of new entries make.
  for (const each of values.filter(({ value }) => !isOrder(value))) findings.push(...layField(tree, each));
  for (const each of orders) findings.push(...layOrder(tree, each, each.value as ListOrder));
  return { tree, findings };
}

const finding = (
  { file, pointer, value, base }: OwnerValue,
  kind: Finding['kind'],
  message: string,
  now: Json = null,
): Finding => ({ file, pointer, kind, message, value, base, now });

const isLost = (value: OwnerValue): Finding[] => [
  finding(value, 'lost', 'has lost its place in the content'),
];

function layField(tree: Tree, value: OwnerValue): Finding[] {
  const steps = stepsOf(value.pointer);
  const last = steps.pop();
  const parent = last === undefined ? undefined : nodeAt(tree, steps, last);
  if (parent === undefined || last === undefined || parent.kind === 'leaf') return isLost(value);
  const laid: Tree = Object.assign(toTree(value.value), { owner: value });
  const before = parent.kind === 'list' ? layEntry(parent, last, laid) : layKey(parent, last, laid);
  if (before === undefined) return isLost(value);
  const now = before === null ? null : toJson(before);
  const isSame = isDeepStrictEqual(now, value.base) || isNewPlace(value.pointer);
  return isSame || isDeepStrictEqual(now, value.value)
    ? []
    : [finding(value, 'changed-below', 'was changed in the content', now)];
}

const isNewPlace = (pointer: string): boolean => stepsOf(pointer).some(isNewId);

/** @returns the former value; null if there was none, undefined if there is no such entry */
function layEntry(list: ListNode, id: string, laid: Tree): Tree | null | undefined {
  const at = findEntry(idsIn(list), id);
  const entry = list.entries[at];
  if (entry) {
    const before = entry.tree;
    entry.tree = laid;
    return before;
  }
  if (!isNewId(id)) return undefined;
  list.entries.push({ id, tree: laid });
  return null;
}

function layKey(node: ObjectNode, key: string, laid: Tree): Tree | null {
  const before = node.fields.get(key) ?? null;
  node.fields.set(key, laid);
  return before;
}

const idsIn = (list: ListNode): string[] => list.entries.map(({ id }) => id);

/**
 * Finds the node at a place. Makes objects and lists that the content leaves out.
 * @param next the step that follows: an id of a new entry makes a list
 */
function nodeAt(tree: Tree, steps: readonly string[], next: string): Tree | undefined {
  let node: Tree | undefined = tree;
  for (const [at, step] of steps.entries()) {
    if (node === undefined || node.kind === 'leaf') return undefined;
    const isList = isNewId(steps[at + 1] ?? next);
    const made: Tree = isList ? { kind: 'list', entries: [] } : { kind: 'object', fields: new Map() };
    if (node.kind === 'object') {
      const found: Tree = node.fields.get(step) ?? made;
      node.fields.set(step, found);
      node = found;
    } else node = entryAt(node, step, made);
  }
  return node;
}

function entryAt(list: ListNode, id: string, made: Tree): Tree | undefined {
  const found = list.entries[findEntry(idsIn(list), id)];
  if (found) return found.tree;
  if (!isNewId(id)) return undefined;
  list.entries.push({ id, tree: made });
  return made;
}

/** Entries that a release added since stay, at the end. */
function layOrder(tree: Tree, value: OwnerValue, { order }: ListOrder): Finding[] {
  const list = listAt(tree, stepsOf(value.pointer));
  if (!list) return isLost(value);
  const known = Array.isArray(value.base) ? value.base.map(String) : [];
  const rest = new Set(list.entries);
  const take = (id: string) => {
    const found = list.entries[findEntry(idsIn(list), id)];
    if (!found || !rest.has(found)) return [];
    rest.delete(found);
    return [found];
  };
  const ordered = order.flatMap(take);
  known.forEach(take);
  const added = [...rest].filter(({ id }) => !isNewId(id));
  list.entries = [...ordered, ...added];
  list.owner = value;
  return added.map(({ id, tree: entry }) => ({
    ...finding(value, 'new-entry', 'has a new entry', toJson(entry)),
    pointer: `${value.pointer}${pointerOf([id])}`,
  }));
}

function listAt(tree: Tree, steps: readonly string[]): ListNode | undefined {
  const node = nodeAt(tree, steps, 'new-');
  return node?.kind === 'list' ? node : undefined;
}
