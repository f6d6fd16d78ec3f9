import { type HtmlElement, withoutStyles } from '@lectern/rich-text/html';
import { parseHTML } from 'linkedom';

export type BookElement = HtmlElement;

/** Elements that HTML does not close either. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** HTML has no other element that closes itself: `<a id="one"/>` would enclose the rest of the text. */
const closed = (xml: string): string =>
  xml.replace(/<([a-zA-Z][\w:-]*)((?:\s[^<>]*)?)\/>/g, (tag, name: string, attributes: string) =>
    VOID.test(name) ? tag : `<${name}${attributes}></${name}>`,
  );

function bodyOf(xml: string): string {
  const start = xml.search(/<body[\s>]/i);
  if (start === -1) return '';
  const text = xml.slice(xml.indexOf('>', start) + 1);
  const end = text.search(/<\/body[\s>]/i);
  return end === -1 ? text : text.slice(0, end);
}

/**
 * Parses a file of an ePub as browsers parse HTML, so that errors in it lose no text.
 * @param options.isWhole keeps what is outside the body, for files that have none
 * @returns the body
 */
export function openXhtml(xml: string, { isWhole = false } = {}): BookElement {
  const text = isWhole ? xml : bodyOf(xml);
  const { document } = parseHTML(`<!doctype html><html><body>${withoutStyles(closed(text))}</body></html>`);
  return document.body as unknown as BookElement;
}
