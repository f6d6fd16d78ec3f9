import type { HtmlDocument, HtmlElement } from './html-dom.js';
import { rename, styleOf } from './html-elements.js';

/** A paragraph that is an item of a list only by its style, as in Word. */
interface ListItem {
  element: HtmlElement;
  /** From 1. */
  level: number;
  isOrdered: boolean;
  start: number;
}

const BULLET = /^[^\p{L}\p{N}]|^o$/u;

/** Removes the typed bullet or number of a Word list item and returns it. */
function takeMarker(element: HtmlElement): string {
  const spans = [...element.querySelectorAll('[data-style]')];
  const marker = spans.find((span) => styleOf(span, 'mso-list') === 'ignore');
  const text = marker?.textContent?.replace(/[\s\u00a0]+/g, '') ?? '';
  marker?.remove();
  return text;
}

function wordItem(element: HtmlElement): ListItem | undefined {
  const [, level] = /level(\d)/.exec(styleOf(element, 'mso-list')) ?? [];
  if (level === undefined || /^H[1-6]$/.test(element.tagName)) return undefined;
  const marker = takeMarker(element);
  const isOrdered = marker !== '' && !BULLET.test(marker);
  return { element, level: Number(level), isOrdered, start: Number.parseInt(marker, 10) || 1 };
}

/** Word for the web writes a list of its own for each item. */
function webItem(element: HtmlElement): ListItem | undefined {
  const item = element.querySelector(':scope > :is(ul, ol) > li[data-aria-level]');
  const list = item?.parentElement;
  if (!item || !list || !element.matches('.ListContainerWrapper')) return undefined;
  const level = Number(item.getAttribute('data-aria-level')) || 1;
  return {
    element: item,
    level,
    isOrdered: list.matches('ol'),
    start: Number(list.getAttribute('start')) || 1,
  };
}

const listItem = (element: HtmlElement | null): ListItem | undefined =>
  element ? (wordItem(element) ?? webItem(element)) : undefined;

/** A list that is open while items are read, with its last item. */
interface OpenList {
  list: HtmlElement;
  last: HtmlElement | undefined;
  isOrdered: boolean;
}

function openList(item: ListItem, document: HtmlDocument): OpenList {
  const list = document.createElement(item.isOrdered ? 'ol' : 'ul');
  if (item.isOrdered && item.start !== 1) list.setAttribute('start', String(item.start));
  return { list, last: undefined, isOrdered: item.isOrdered };
}

/** Builds nested lists of items with levels; a change of kind on the first level begins another list. */
function nested(items: readonly ListItem[], document: HtmlDocument): HtmlElement[] {
  const lists: HtmlElement[] = [];
  let open: OpenList[] = [];
  for (const item of items) {
    open = open.slice(0, item.level);
    const deepest = open.at(-1);
    if (open.length === item.level && deepest && deepest.isOrdered !== item.isOrdered) open.pop();
    const above = open.at(-1);
    let current = above;
    if (!above || open.length < item.level) {
      current = openList(item, document);
      if (above?.last) above.last.append(current.list);
      else lists.push(current.list);
      open.push(current);
    }
    const entry = document.createElement('li');
    const isItem = item.element.matches('li');
    entry.append(...(isItem ? item.element.childNodes : [rename(item.element, 'p')]));
    current?.list.append(entry);
    if (current) current.last = entry;
  }
  return lists;
}

/** Makes lists of the paragraphs that Word marks as items by their style. */
function buildStyledLists(body: HtmlElement): void {
  const starts = [...body.querySelectorAll('[data-style*="mso-list"], .ListContainerWrapper')];
  for (const start of starts) {
    if (!start.isConnected) continue;
    const place = body.ownerDocument.createElement('div');
    const items: ListItem[] = [];
    const frames: HtmlElement[] = [];
    let next: HtmlElement | null = start;
    for (let item = listItem(next); item; item = listItem(next)) {
      items.push(item);
      if (next) frames.push(next);
      next = next?.nextElementSibling ?? null;
    }
    if (items.length === 0) continue;
    start.before(place);
    const lists = nested(items, body.ownerDocument);
    for (const frame of frames) frame.remove();
    place.replaceWith(...lists);
  }
}

function encloseList(list: HtmlElement): void {
  const item = list.ownerDocument.createElement('li');
  list.replaceWith(item);
  item.append(list);
}

/** Google Docs and old pages put a nested list beside its item instead of into it. */
function moveNestedLists(body: HtmlElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.matches('li')) item.append(list);
    else encloseList(list);
  }
}

/** Items that are ticked or not, in Google Docs, have a picture of their box. */
const removeBoxes = (body: HtmlElement) => {
  for (const box of body.querySelectorAll('li[role="checkbox"] > img')) box.remove();
};

export function readLists(body: HtmlElement): void {
  buildStyledLists(body);
  moveNestedLists(body);
  removeBoxes(body);
}
