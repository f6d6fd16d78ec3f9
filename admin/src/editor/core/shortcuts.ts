import { schema } from '@lectern/rich-text';
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import {
  addQuoteSource,
  leaveQuoteSource,
  setParagraph,
  toggleFrame,
  toggleHeading,
  toggleList,
} from './block-commands.js';
import type { Feature } from './features.js';
import { footnoteCommand, removeEmptyFootnote } from './footnotes.js';

const { marks, nodes } = schema;

/** Ends a line within a paragraph. */
const breakLine: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (isInTable(state)) return nextCell(state, dispatch);
  if (!parent.inlineContent || parent.type.contentMatch.matchType(nodes.hardBreak) === null) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** A footnote is one paragraph. */
const breakFootnote: Command = (state, dispatch) =>
  state.selection.$from.parent.type === nodes.footnote && breakLine(state, dispatch);

/** A cell is one line of Markdown: Enter goes to the next cell, and does nothing in the last. */
const nextCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  goToNextCell(1)(state, dispatch);
  return true;
};

/** Key bindings in ProseMirror's notation, also shown in tooltips. */
export const SHORTCUTS = {
  undo: 'Mod-z',
  redo: 'Mod-Shift-z',
  strong: 'Mod-b',
  emphasis: 'Mod-i',
  strike: 'Mod-Shift-x',
  link: 'Mod-k',
  heading: 'Mod-Alt-2',
  subheading: 'Mod-Alt-3',
  paragraph: 'Mod-Alt-0',
  bulletList: 'Mod-Shift-8',
  orderedList: 'Mod-Shift-7',
  quotation: 'Mod-Shift-9',
  quoteSource: 'Mod-Alt-s',
  footnote: 'Mod-Alt-f',
  outdent: 'Mod-[',
  indent: 'Mod-]',
} as const;

export type ShortcutName = keyof typeof SHORTCUTS;

type Bindings = Record<string, Command>;

const ofFeature: Partial<Record<Feature, Bindings>> = {
  heading: {
    [SHORTCUTS.heading]: toggleHeading(2),
    [SHORTCUTS.subheading]: toggleHeading(3),
  },
  list: {
    [SHORTCUTS.bulletList]: toggleList(nodes.bulletList),
    [SHORTCUTS.orderedList]: toggleList(nodes.orderedList),
    [SHORTCUTS.outdent]: liftListItem(nodes.listItem),
    [SHORTCUTS.indent]: sinkListItem(nodes.listItem),
  },
  quotation: {
    [SHORTCUTS.quotation]: toggleFrame(nodes.quotation),
    [SHORTCUTS.quoteSource]: addQuoteSource,
  },
  footnote: { [SHORTCUTS.footnote]: footnoteCommand },
};

const always: Bindings = {
  [SHORTCUTS.undo]: undo,
  [SHORTCUTS.redo]: redo,
  'Mod-y': redo,
  [SHORTCUTS.strong]: toggleMark(marks.strong),
  [SHORTCUTS.emphasis]: toggleMark(marks.emphasis),
  [SHORTCUTS.strike]: toggleMark(marks.strike),
  [SHORTCUTS.paragraph]: setParagraph,
  'Shift-Enter': breakLine,
  'Mod-Enter': breakLine,
  Enter: chainCommands(breakFootnote, nextCell, leaveQuoteSource, splitListItem(nodes.listItem)),
  Backspace: chainCommands(undoInputRule, removeEmptyFootnote),
};

/** @param openLink opens the dialog of the link @param toToolbar moves the focus to the toolbar */
export const shortcuts = (
  features: readonly Feature[],
  { openLink, toToolbar }: { openLink: Command; toToolbar: Command },
): Plugin[] => [
  keymap(Object.assign({}, ...features.map((feature) => ofFeature[feature] ?? {})) as Bindings),
  keymap({ ...always, [SHORTCUTS.link]: openLink, 'Alt-F10': toToolbar }),
  keymap(baseKeymap),
];
