import { type HtmlElement, type HtmlNode, isElement } from './html-dom.js';

/** Attribute that has the styles of a pasted element. */
export const STYLE = 'data-style';

/** Renames style attributes: the dashboard's security policy reports each of them. */
export const withoutStyles = (html: string): string => html.replace(/\sstyle(?=\s{0,9}=)/gi, ` ${STYLE}`);

/** Restores a text about style attributes. */
export const textWithStyles = (text: string): string => text.replaceAll(` ${STYLE}=`, ' style=');

/** Replaces an element with its children. */
export function unwrap(element: HtmlElement): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element with another that has its children. */
export function rename(element: HtmlElement, tag: string): HtmlElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Encloses the children of an element in a new one. */
export function encloseChildren(element: HtmlElement, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Value of a declaration in the styles of an element. Reads text, because browsers drop Word's own properties. */
export function styleOf(element: HtmlElement, property: string): string {
  const style = element.getAttribute(STYLE) ?? '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property) {
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
    }
  }
  return '';
}

const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figure', 'footer'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]);

export const isBlock = (node: HtmlNode | null): boolean => isElement(node) && BLOCKS.has(node.localName);

const SHOWN = 'img, hr, sup[data-label]';

export const isBlank = (node: HtmlNode): boolean =>
  !/[^\s\u00a0\u200b\ufeff]/.test(node.textContent ?? '') &&
  !(isElement(node) && (node.matches('img, hr') || node.querySelector(SHOWN)));
