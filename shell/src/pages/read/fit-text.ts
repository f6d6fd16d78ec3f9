const WIDE = 'data-is-wide';

/**
 * Reports elements without a box as far outside of all pages. Otherwise foliate-js sees them at the left edge of the
 * first page, and a hidden element at the end of a chapter marks the whole chapter as read.
 */
export function ignoreHidden(view: Window & typeof globalThis): void {
  const { getBoundingClientRect } = view.Element.prototype;
  view.Element.prototype.getBoundingClientRect = function (this: Element) {
    if (this.getClientRects().length > 0) return getBoundingClientRect.call(this);
    if (view.getComputedStyle(this).display !== 'contents') return new view.DOMRect(-1e9, -1e9);
    const content = this.ownerDocument.createRange();
    content.selectNodeContents(this);
    return content.getBoundingClientRect();
  };
}

const isFixed = (length: string) => /^[\d.]+[a-z]+$/i.test(length);

/** Lets images with a fixed size, and their containers, shrink to the column in proportion. */
export function fitPictures(doc: Document): void {
  for (const picture of doc.querySelectorAll('img')) {
    const { style } = picture;
    if (isFixed(style.width) && isFixed(style.height)) {
      style.aspectRatio = `${parseFloat(style.width)} / ${parseFloat(style.height)}`;
      style.height = 'auto';
    }
    let box = picture.parentElement;
    while (box && box !== doc.body && box.textContent.trim() === '' && isFixed(box.style.height)) {
      box.style.height = 'auto';
      box = box.parentElement;
    }
  }
}

/** Makes tables and formulas that are wider than their column scrollable, by keyboard too. */
export function fitTables(doc: Document): void {
  if (doc.defaultView?.getComputedStyle(doc.body).writingMode !== 'horizontal-tb') return;
  for (const table of doc.querySelectorAll<HTMLElement>('table, math[display="block"]')) {
    let around = table.parentElement;
    // Inline elements have a client width of 0.
    while (around && around.clientWidth === 0) around = around.parentElement;
    const room = around?.clientWidth ?? 0;
    const width = Math.max(table.getBoundingClientRect().width, table.scrollWidth);
    const isWide = width > room + 1 && room > 0;
    if (isWide === table.hasAttribute(WIDE) || table.parentElement?.closest(`[${WIDE}]`)) continue;
    table.toggleAttribute(WIDE, isWide);
    if (isWide) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** Removes empty pages that foliate-js adds for the hidden part of a wide table. `pageWidth` is in pixels. */
export function dropEmptyPages(doc: Document, pageWidth: number): void {
  const frame = doc.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame?.parentElement || !doc.querySelector(`[${WIDE}]`)) return;
  const root = doc.documentElement.getBoundingClientRect();
  const isRtl = doc.defaultView?.getComputedStyle(doc.body).direction === 'rtl';
  let width = 0;
  for (const element of doc.body.querySelectorAll(`:not([${WIDE}] *)`)) {
    if (element.getClientRects().length === 0) continue;
    const { left, right } = element.getBoundingClientRect();
    width = Math.max(width, isRtl ? root.right - left : right - root.left);
  }
  const pagesWidth = Math.ceil(width / pageWidth) * pageWidth;
  if (pagesWidth === 0 || pagesWidth >= parseFloat(frame.style.width)) return;
  frame.style.width = `${pagesWidth}px`;
  frame.parentElement.style.width = `${pagesWidth + 2 * pageWidth}px`;
}

/** In a wide table, arrow keys and touches scroll it and do not turn the page. */
export const isInWideTable = (target: EventTarget | null): boolean =>
  Boolean((target as Element | null)?.closest?.(`[${WIDE}]`));

/** Keeps touches in a wide table from foliate-js. */
export function leaveTouches(doc: Document): void {
  for (const name of ['touchstart', 'touchmove', 'touchend'])
    doc.body.addEventListener(name, (event) => {
      if (isInWideTable(event.target)) event.stopPropagation();
    });
}

/** Whether the text is right to left: by the book's page progression, else by the chapter's direction. */
export function isRightToLeft(doc: Document, bookDirection: string | undefined): boolean {
  const style = doc.defaultView?.getComputedStyle(doc.body);
  const isChapter = style?.direction === 'rtl' || style?.writingMode === 'vertical-rl';
  return bookDirection === 'rtl' || isChapter || doc.documentElement.dir === 'rtl';
}

/** Shows a target that the book hides until a link leads there, as with notes. */
export function reveal(place: Range | Element | number | null): void {
  if (place === null || typeof place === 'number') return;
  const node = 'startContainer' in place ? place.startContainer : place;
  const isElement = node.nodeType === Node.ELEMENT_NODE;
  let element = isElement ? (node as Element as HTMLElement) : node.parentElement;
  for (; element && !element.checkVisibility(); element = element.parentElement) {
    if (element.localName === 'details') element.setAttribute('open', '');
    if (element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'none') continue;
    element.removeAttribute('hidden');
    element.style.setProperty('display', 'block', 'important');
  }
}
