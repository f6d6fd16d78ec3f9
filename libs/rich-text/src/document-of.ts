import type { Node } from 'prosemirror-model';
import { schema } from './schema.js';
import { isAllowedAddress, isAllowedPicture } from './addresses.js';

/** Reads the JSON of a document; undefined if it is not one of the schema, or leads to an address that is not allowed. */
export function documentOf(json: unknown): Node | undefined {
  try {
    const doc = schema.nodeFromJSON(json);
    doc.check();
    return doc.type === schema.topNodeType && hasAllowedAddresses(doc) ? doc : undefined;
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function hasAllowedAddresses(doc: Node): boolean {
  let isAllowed = true;
  doc.descendants((node) => {
    const { src, href } = node.attrs;
    if (src !== undefined && !isAllowedPicture(String(src))) isAllowed = false;
    if (href && !isAllowedAddress(String(href))) isAllowed = false;
    for (const { attrs } of node.marks)
      if (attrs['href'] !== undefined && !isAllowedAddress(String(attrs['href']))) isAllowed = false;
    return isAllowed;
  });
  return isAllowed;
}
