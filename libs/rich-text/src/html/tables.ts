import type { HtmlElement } from './html-dom.js';
import { isBlock, rename, unwrap } from './html-elements.js';

/** Those of inner tables are not among them. */
const rowsOf = (table: HtmlElement): HtmlElement[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

const cellsOf = (row: HtmlElement): HtmlElement[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const MAX_SPAN = 100;

/** Columns or rows that a cell covers. */
function spanOf(cell: HtmlElement, attribute: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? '', 10);
  return span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}

/** Tables that lay out a page rather than show data: one column, or with tables or headings in their cells. */
function isLayout(table: HtmlElement): boolean {
  const widest = Math.max(0, ...rowsOf(table).map((row) => cellsOf(row).length));
  return widest < 2 || table.querySelector('table, h1, h2, h3, h4, h5, h6, blockquote') !== null;
}

function unwrapLayout(table: HtmlElement): void {
  for (const cell of table.querySelectorAll('td, th')) rename(cell, 'div');
  for (const part of table.querySelectorAll('caption')) rename(part, 'p');
  for (const part of table.querySelectorAll('tr, tbody, thead, tfoot')) unwrap(part);
  rename(table, 'div');
}

/** A cell holds one line: its blocks and lines follow each other. */
function flattenCell(cell: HtmlElement): void {
  for (const block of [...cell.querySelectorAll('*')].filter(
    (element) => isBlock(element) || element.matches('br'),
  )) {
    block.before(' ');
    block.after(' ');
    unwrap(block);
  }
}

/** Gives each row the same number of cells; a cell over several columns or rows leaves empty ones. */
function squareRows(table: HtmlElement): void {
  const { ownerDocument } = table;
  const trs = rowsOf(table);
  const rows = trs.map((): HtmlElement[] => []);
  for (const [top, row] of trs.entries()) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (rows[top]?.[column]) column += 1;
      const across = spanOf(cell, 'colspan');
      for (let down = 0; down < Math.min(spanOf(cell, 'rowspan'), rows.length - top); down += 1) {
        for (let right = 0; right < across; right += 1) {
          const line = rows[top + down];
          if (line) line[column + right] = down + right === 0 ? cell : ownerDocument.createElement('td');
        }
      }
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      column += across;
    }
  }
  const width = Math.max(...rows.map(({ length }) => length));
  for (const [top, row] of trs.entries()) {
    row.replaceChildren(
      ...Array.from({ length: width }, (_, column) => {
        const cell = rows[top]?.[column] ?? ownerDocument.createElement('td');
        return rename(cell, top === 0 ? 'th' : 'td');
      }),
    );
  }
}

export function readTables(body: HtmlElement): void {
  // Inner tables come last in the document, and are read first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    if (isLayout(table)) {
      unwrapLayout(table);
      continue;
    }
    for (const part of table.querySelectorAll('colgroup, col')) part.remove();
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
    for (const row of rowsOf(table)) if (cellsOf(row).length === 0) row.remove();
    for (const cell of table.querySelectorAll('td, th')) flattenCell(cell);
    squareRows(table);
    for (const mark of table.querySelectorAll('th :is(b, strong)')) unwrap(mark);
    for (const part of table.querySelectorAll('thead, tbody, tfoot')) unwrap(part);
  }
}
