import { schema } from '@lectern/rich-text';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { insertBlock } from './block-commands.js';

const { nodes } = schema;

const ROWS = 3;
const COLUMNS = 3;

/** Inserts a table with a row of headers. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: typeof nodes.tableCell) =>
    nodes.tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => type.create(null, nodes.paragraph.create())),
    );
  const body = Array.from({ length: ROWS - 1 }, () => row(nodes.tableCell));
  return insertBlock(nodes.table.create(null, [row(nodes.tableHeader), ...body]), true)(state, dispatch);
};

/** A text has one kind of table: headers in the first row only. */
function fixHeaders(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.forEach((table, offset) => {
    if (table.type !== nodes.table) return;
    table.forEach((row, rowOffset, index) => {
      const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
      row.forEach((cell, cellOffset) => {
        if (cell.type !== type) tr.setNodeMarkup(offset + rowOffset + cellOffset + 2, type);
      });
    });
  });
  return tr.docChanged ? tr : null;
}

export const headerRows = new Plugin({
  appendTransaction: (transactions, _, state) =>
    transactions.some(({ docChanged }) => docChanged) ? fixHeaders(state) : null,
});

/**
 * Tab moves between the cells of a table. After Escape it leaves the editor, as it does everywhere else, so that no
 * keyboard user is trapped (WCAG 2.1.2).
 */
export function tableKeys(): Plugin {
  let isLeaving = false;
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        if (event.key === 'Escape') isLeaving = true;
        else if (event.key !== 'Tab' && event.key !== 'Shift') isLeaving = false;
        if (event.key !== 'Tab' || isLeaving || event.ctrlKey || event.altKey || event.metaKey) return false;
        return goToNextCell(event.shiftKey ? -1 : 1)(view.state, view.dispatch);
      },
      handleDOMEvents: {
        focus: () => {
          isLeaving = false;
          return false;
        },
      },
    },
  });
}
