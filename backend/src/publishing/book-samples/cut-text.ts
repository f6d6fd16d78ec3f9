import { wordCountOf } from '@lectern/rich-text';

import type { BookElement } from './open-xhtml.js';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The element of an anchor, or the heading around it. Undefined for the beginning of the file. */
export function placeOf(body: BookElement, anchor: string): BookElement | undefined {
  if (anchor === '') return undefined;
  const found = [...body.querySelectorAll('[id], a[name]')].find(
    (element) => element.getAttribute('id') === anchor || element.getAttribute('name') === anchor,
  );
  if (!found || found === body) return undefined;
  const heading = found.closest(HEADINGS) ?? found;
  return isAtStart(heading, body) ? undefined : heading;
}

/** Whether nothing is before an element. */
function isAtStart(element: BookElement, body: BookElement): boolean {
  for (let each: BookElement | null = element; each && each !== body; each = each.parentElement)
    for (let before = each.previousSibling; before; before = before.previousSibling)
      if ((before.textContent ?? '').trim() !== '') return false;
  return true;
}

/** Removes all that is before an element. */
export function cutBefore(body: BookElement, place: BookElement): void {
  for (let each: BookElement | null = place; each && each !== body; each = each.parentElement)
    while (each.previousSibling) remove(each.previousSibling);
}

/** Removes an element and all that is after it. */
export function cutFrom(body: BookElement, place: BookElement): void {
  for (let each: BookElement | null = place; each && each !== body; each = each.parentElement)
    while (each.nextSibling) remove(each.nextSibling);
  place.remove();
}

type Node = NonNullable<BookElement['previousSibling']>;

const remove = (node: Node): void => void node.parentNode?.removeChild(node);

/** Words before each element, and of the whole by `null`. */
export function countWords(body: BookElement): ReadonlyMap<unknown, number> {
  const before = new Map<unknown, number>();
  let sum = 0;
  const visit = (node: Node): void => {
    before.set(node, sum);
    if (node.nodeValue !== null && node.childNodes.length === 0) sum += wordCountOf(node.nodeValue);
    for (const child of node.childNodes) visit(child);
  };
  visit(body);
  before.set(null, sum);
  return before;
}
