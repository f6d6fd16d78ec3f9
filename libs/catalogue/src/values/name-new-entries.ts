import type { z } from 'zod';

import { isNewId } from './entry-ids.js';
import { definitionOf, unwrap } from './schema-definition.js';
import type { Tree } from './tree.js';

/** Gives entries that the owner added their ids as a field, in lists whose entries have one. */
export function nameNewEntries(tree: Tree, schema: z.ZodType): void {
  const { shape, catchall, valueType, element } = definitionOf(unwrap(schema, tree));
  if (tree.kind === 'object')
    for (const [key, field] of tree.fields) {
      const inner = shape?.[key] ?? catchall ?? valueType;
      if (inner) nameNewEntries(field, inner);
    }
  if (tree.kind !== 'list' || !element) return;
  for (const { id, tree: entry } of tree.entries) {
    const hasId = definitionOf(unwrap(element, entry)).shape?.id !== undefined;
    if (hasId && isNewId(id) && entry.kind === 'object' && !entry.fields.has('id'))
      entry.fields.set('id', { kind: 'leaf', value: id });
    nameNewEntries(entry, element);
  }
}
