import { isBlock, rename, unwrap } from './dom.js';

/** Tables that lay out a page rather than show data: one column, or with tables or headings in their cells. */
function isLayout(table: HTMLTableElement): boolean {
  const widest = Math.max(0, ...[...table.rows].map(({ cells }) => cells.length));
  return widest < 2 || table.querySelector('table, h1, h2, h3, h4, h5, h6, blockquote') !== null;
}

function unwrapLayout(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) rename(cell, 'div');
  for (const part of table.querySelectorAll('caption')) rename(part, 'p');
  for (const part of table.querySelectorAll('tr, tbody, thead, tfoot')) unwrap(part);
  rename(table, 'div');
}

/** A cell holds one line: its blocks and lines follow each other. */
function flattenCell(cell: HTMLElement): void {
  for (const block of [...cell.querySelectorAll('*')].filter(
    (element) => isBlock(element) || element.matches('br'),
  )) {
    block.before(' ');
    block.after(' ');
    unwrap(block);
  }
}

/** Gives each row the same number of cells; a cell over several columns or rows leaves empty ones. */
function squareRows(table: HTMLTableElement): void {
  const { ownerDocument } = table;
  const rows = [...table.rows].map(() => [] as HTMLElement[]);
  for (const [top, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of [...row.cells]) {
      while (rows[top]?.[column]) column += 1;
      const across = Math.min(cell.colSpan, 100);
      for (let down = 0; down < Math.min(cell.rowSpan || 1, rows.length - top); down += 1) {
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
  for (const [top, row] of [...table.rows].entries()) {
    row.replaceChildren(
      ...Array.from({ length: width }, (_, column) => {
        const cell = rows[top]?.[column] ?? ownerDocument.createElement('td');
        return rename(cell, top === 0 ? 'th' : 'td');
      }),
    );
  }
}

export function readTables(body: HTMLElement): void {
  // Inner tables come last in the document, and are read first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    if (isLayout(table)) {
      unwrapLayout(table);
      continue;
    }
    for (const part of table.querySelectorAll('colgroup, col')) part.remove();
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
    for (const row of [...table.rows]) if (row.cells.length === 0) row.remove();
    for (const cell of table.querySelectorAll<HTMLElement>('td, th')) flattenCell(cell);
    squareRows(table);
    for (const mark of table.querySelectorAll('th :is(b, strong)')) unwrap(mark);
    for (const part of table.querySelectorAll('thead, tbody, tfoot')) unwrap(part);
  }
}
