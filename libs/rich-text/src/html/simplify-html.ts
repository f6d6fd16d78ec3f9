import { readFootnotes } from './footnote-links.js';
import type { HtmlElement } from './html-dom.js';
import { KEPT_ATTRIBUTES } from './html-rules.js';
import { readInlineStyles } from './inline-styles.js';
import { removeInvisible } from './invisible-parts.js';
import { readLists } from './list-items.js';
import { readTables } from './tables.js';
import { readBlocks } from './text-blocks.js';
import { readLinks } from './text-links.js';

export interface HtmlSource {
  /** Keeps the pictures that the text can have, and removes the others. */
  readPictures: () => void;
  /** Address of a link, or undefined for one that is no link here. */
  addressOf: (href: string) => string | undefined;
}

function removeAttributes(body: HtmlElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
}

/**
 * Reduces HTML of Word, Google Docs, Pages, a web page or another service to what a text can hold: structure, emphasis,
 * links, tables, footnotes and pictures. The schema reads the rest.
 * @param body of a document that was parsed from the result of `withoutStyles`
 */
export function simplifyHtml(body: HtmlElement, { readPictures, addressOf }: HtmlSource): void {
  removeInvisible(body);
  readFootnotes(body);
  readPictures();
  readLists(body);
  readInlineStyles(body);
  readTables(body);
  readLinks(body, addressOf);
  readBlocks(body);
  removeAttributes(body);
}
