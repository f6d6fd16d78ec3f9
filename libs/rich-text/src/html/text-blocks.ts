import { type HtmlElement, type HtmlNode, isText, nodesIn } from './html-dom.js';
import { isBlank, isBlock, rename, textWithStyles, unwrap } from './html-elements.js';
import { plainSpaces } from './html-rules.js';
import { EMPHASIS } from './inline-styles.js';

/** Paragraph styles of Word that have a meaning. */
const WORD_STYLES: readonly (readonly [className: string, tag: string])[] = [
  ['.MsoTitle', 'h1'],
  ['.MsoSubtitle', 'h2'],
  ['.MsoQuote, .MsoIntenseQuote', 'blockquote'],
];

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Word for the web and accessible pages name headings by their role. */
function readHeadings(body: HtmlElement): void {
  for (const element of body.querySelectorAll(`[role="heading"]:not(${HEADINGS})`)) {
    const level = Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2));
    rename(element, `h${level}`);
  }
  for (const [styles, tag] of WORD_STYLES)
    for (const element of body.querySelectorAll(styles)) rename(element, tag);
  for (const heading of body.querySelectorAll(`li :is(${HEADINGS})`)) rename(heading, 'p');
  for (const mark of body.querySelectorAll(`:is(${HEADINGS}) :is(${EMPHASIS})`)) unwrap(mark);
  // The largest heading of the source is the largest of the text.
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll(HEADINGS)) {
    if (isBlank(heading)) heading.remove();
    else rename(heading, Number(heading.tagName[1]) + shift <= 2 ? 'h2' : 'h3');
  }
}

/** Removes the spaces of the source's indentation at the edges of blocks and beside line breaks. */
function trimBlocks(body: HtmlElement): void {
  const isEdge = (node: HtmlNode | null) => node === null || isBlock(node) || node.nodeName === 'BR';
  const blank: HtmlNode[] = [];
  for (const text of nodesIn(body).filter(isText)) {
    if (!isBlock(text.parentElement) && text.parentElement !== body) continue;
    if (isEdge(text.previousSibling)) text.nodeValue = text.nodeValue?.trimStart() ?? '';
    if (isEdge(text.nextSibling)) text.nodeValue = text.nodeValue?.trimEnd() ?? '';
    if (text.nodeValue === '') blank.push(text);
  }
  for (const text of blank) text.parentNode?.removeChild(text);
}

/** A heading has one line. Two line breaks in a row end a paragraph. */
function readLineBreaks(body: HtmlElement): void {
  for (const lineBreak of body.querySelectorAll(':is(h2, h3) br')) lineBreak.replaceWith(' ');
  for (const lineBreak of body.querySelectorAll('br')) {
    const { previousSibling: before, nextSibling: after } = lineBreak;
    const isAtEdge = (before === null || isBlock(before)) && (after === null || isBlock(after));
    if (isAtEdge || lineBreak.matches('.Apple-interchange-newline') || isBlock(before) || after === null) {
      lineBreak.remove();
    }
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const breaks = [...paragraph.querySelectorAll(':scope > br + br')].filter(
      ({ previousSibling }) => previousSibling?.nodeName === 'BR',
    );
    for (const second of breaks) {
      const rest = body.ownerDocument.createElement('p');
      while (second.nextSibling) rest.append(second.nextSibling);
      // Its paragraph may be the rest of another one.
      second.parentElement?.after(rest);
      second.previousElementSibling?.remove();
      second.remove();
    }
  }
}

function readPreformatted(body: HtmlElement): void {
  for (const block of body.querySelectorAll('pre')) {
    const lines = (block.textContent ?? '').replace(/\n$/, '').split('\n');
    block.replaceChildren(
      ...lines.flatMap((line, at) => (at === 0 ? [line] : [body.ownerDocument.createElement('br'), line])),
    );
    rename(block, 'p');
  }
}

/** Line breaks of the source's markup are spaces; a space that is styled is one, too. */
function readSpaces(body: HtmlElement): void {
  for (const text of nodesIn(body).filter(isText)) {
    text.nodeValue = plainSpaces(
      textWithStyles(text.nodeValue ?? '')
        .replace(/[\u200b\ufeff\u00ad]/g, '')
        .replace(/[\t\r\n]+/g, ' '),
    );
  }
}

/** Reads headings, line breaks and spaces, and removes blocks without content. */
export function readBlocks(body: HtmlElement): void {
  readPreformatted(body);
  readSpaces(body);
  readHeadings(body);
  for (const term of body.querySelectorAll('dt, dd, summary, address')) rename(term, 'p');
  for (const part of body.querySelectorAll('dl, details, article, section, main, header, footer, nav'))
    rename(part, 'div');
  for (const aside of body.querySelectorAll('aside:not([data-note], [data-pull-quote])'))
    rename(aside, 'div');
  trimBlocks(body);
  readLineBreaks(body);
  for (const item of body.querySelectorAll('li, blockquote, p')) if (isBlank(item)) item.remove();
  for (const list of body.querySelectorAll('ul, ol')) if (!list.querySelector('li')) list.remove();
  for (const cell of body.querySelectorAll('div:not([data-footnote], [data-book], [data-newsletter])')) {
    if (isBlank(cell)) cell.remove();
    else if (cell.parentElement?.matches('li')) unwrap(cell);
  }
}
