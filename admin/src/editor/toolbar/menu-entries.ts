import { schema } from '@lectern/rich-text';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { addQuoteSource, insertBlock, toggleFrame } from '../core/block-commands.js';
import type { Feature } from '../core/features.js';
import { insertTable } from '../core/table-commands.js';
import type { ToolbarState } from '../core/toolbar-state.js';
import type { MenuEntry } from './toolbar-menu.js';

const { nodes } = schema;

/** Dialogs that the toolbar opens. */
export type EditorDialog = 'link' | 'picture' | 'book' | 'docx';

const tableCommands = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

const runIn = (view: EditorView, command: Command) => () => void command(view.state, view.dispatch, view);

/** Outside of a table, inserts one; inside, changes its rows and columns. */
export function tableEntries(view: EditorView, now: ToolbarState): MenuEntry[] {
  if (!now.table) return [{ name: 'insert', label: m.table.insert, onSelect: runIn(view, insertTable) }];
  return (Object.keys(tableCommands) as (keyof typeof tableCommands)[]).map((name) => ({
    name,
    label: m.table[name],
    onSelect: runIn(view, tableCommands[name]),
  }));
}

/** Rarer blocks, by their names. */
export function moreEntries(
  view: EditorView,
  now: ToolbarState,
  features: readonly Feature[],
  dialogs: readonly EditorDialog[],
  onOpen: (dialog: EditorDialog) => void,
): MenuEntry[] {
  const has = (feature: Feature) => features.includes(feature);
  const entry = (name: keyof typeof m.more, command: Command, isOff = false): MenuEntry => ({
    name,
    label: m.more[name],
    isOff,
    onSelect: runIn(view, command),
  });
  return [
    ...(has('quotation') ? [entry('quoteSource', addQuoteSource, !now.quotation)] : []),
    ...(has('note') ? [entry('note', toggleFrame(nodes.note), !now.canNote)] : []),
    ...(has('pullQuote') ? [entry('pullQuote', toggleFrame(nodes.pullQuote), !now.canPull)] : []),
    ...(has('separator') ? [entry('separator', insertBlock(nodes.separator.create()))] : []),
    ...(has('bookCard') && dialogs.includes('book')
      ? [{ name: 'bookCard', label: m.more.bookCard, onSelect: () => onOpen('book') }]
      : []),
    ...(has('newsletterBox') ? [entry('newsletterBox', insertBlock(nodes.newsletterBox.create()))] : []),
    { name: 'docx', label: m.more.docx, onSelect: () => onOpen('docx') },
  ];
}
