import { withoutStyles } from './dom.js';
import { readFootnotes } from './footnote-links.js';
import { readInlineStyles } from './inline-styles.js';
import { removeInvisible } from './invisible-parts.js';
import { readLists } from './list-items.js';
import { readBlocks } from './pasted-blocks.js';
import { readLinks } from './pasted-links.js';
import { type PastedPictures, readPictures } from './pasted-pictures.js';
import { readTables } from './pasted-tables.js';

const KEPT_ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'start',
  'data-label',
  'data-footnote',
  'data-note',
  'data-pull-quote',
  'data-quote-source',
  'data-book',
  'data-newsletter',
  'data-href',
]);

function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
}

export interface CleanPaste extends PastedPictures {
  html: string;
}

/**
 * Reduces HTML of Word, Google Docs, Pages or a web page to what a text can hold: structure, emphasis, links, tables,
 * footnotes and pictures. Its document is inert: nothing is loaded, no script runs.
 * @param origin of this site, whose links become paths
 */
export function cleanPasted(html: string, origin: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  removeInvisible(body);
  readFootnotes(body);
  const pictures = readPictures(body, origin);
  readLists(body);
  readInlineStyles(body);
  readTables(body);
  readLinks(body, origin);
  readBlocks(body);
  removeAttributes(body);
  return { html: body.innerHTML, ...pictures };
}
