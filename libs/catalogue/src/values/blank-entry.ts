import type { z } from 'zod';

import { BLANK_ID } from './entry-ids.js';
import { choicesOf, isInternal, kindOf } from './field-kinds.js';
import { offeredKindOf } from './offered.js';
import { definitionOf, mayBeLeftOut } from './schema-definition.js';
import type { Leaf, Tree } from './tree.js';

const isScalar = (value: unknown): value is Leaf['value'] =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Makes an entry without words, with a place for each field that the form offers.
 * @param name of the list
 * @returns undefined if the entry needs a field that the form does not offer
 */
export function blankEntry(schema: z.ZodType, name: string): Tree | undefined {
  const definition = definitionOf(schema);
  const { type, innerType, defaultValue, shape, element } = definition;
  if (isScalar(defaultValue)) return { kind: 'leaf', value: defaultValue };
  if (innerType) {
    const blank = blankEntry(innerType, name);
    return mayBeLeftOut(schema) ? withoutNeeds(blank) : blank;
  }
  if (shape) return blankObject(shape);
  if (type === 'array' && element) {
    const entry = blankEntry(element, name);
    return entry && { kind: 'list', entries: [{ id: BLANK_ID, tree: entry }] };
  }
  const kind = kindOf(definition, name, '');
  if (kind === null) return undefined;
  if (kind === 'choice') return { kind: 'leaf', value: choicesOf(definition)[0] ?? '' };
  return { kind: 'leaf', value: kind === 'boolean' ? false : '' };
}

/** Of a field that may be left out: its list starts without an entry, and its choice is open. */
function withoutNeeds(tree: Tree | undefined): Tree | undefined {
  if (tree?.kind === 'list') return { kind: 'list', entries: [] };
  return tree?.kind === 'leaf' && tree.value !== false ? { kind: 'leaf', value: '' } : tree;
}

function blankObject(shape: Record<string, z.ZodType>): Tree | undefined {
  const fields = new Map<string, Tree>();
  for (const [name, schema] of Object.entries(shape)) {
    if (offeredKindOf(schema) || isGivenId(name, schema)) continue;
    const blank = isInternal(name) ? undefined : blankEntry(schema, name);
    if (blank) fields.set(name, blank);
    else if (!mayBeLeftOut(schema)) return undefined;
  }
  return { kind: 'object', fields };
}

/** New entries get their id from the site. */
const isGivenId = (name: string, schema: z.ZodType): boolean =>
  name === 'id' && schema.safeParse(`${BLANK_ID}1`).success;
