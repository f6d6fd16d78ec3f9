import { schema, writeDocument } from '@lectern/rich-text';

import { withPictures } from './html-pictures.js';
import type { ReadHtml } from './read-html.js';

/** A read text with the addresses of its pictures, by marker; pictures without one are left out. */
export interface PlacedText extends Pick<ReadHtml, 'doc' | 'size'> {
  addresses: ReadonlyMap<string, string>;
}

export type TextBody = { markdown: string } | { document: object };

/** A text as it is stored. */
export function bodyOf({ doc, addresses }: PlacedText): TextBody {
  const read = schema.nodeFromJSON(JSON.parse(doc) as object);
  const written = writeDocument(withPictures(read, (marker) => addresses.get(marker)));
  return 'markdown' in written ? written : { document: written.document as object };
}
