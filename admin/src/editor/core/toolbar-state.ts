import { schema } from '@lectern/rich-text';
import type { MarkType } from 'prosemirror-model';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import { isInTable } from 'prosemirror-tables';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import { nodeAround, toggleFrame, toggleHeading } from './block-commands.js';
import { footnoteCommand } from './footnotes.js';

const { marks, nodes } = schema;

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
}

/** The parts of the editor's state that its toolbar shows. */
export function toolbarState(state: EditorState) {
  const { parent } = state.selection.$from;
  const level: unknown = parent.type === nodes.heading ? parent.attrs['level'] : 0;
  const list = nodeAround(state, nodes.bulletList, nodes.orderedList)?.node.type;
  const isPossible = (command: (state: EditorState) => boolean) => command(state);
  return {
    canUndo: isPossible(undo),
    canRedo: isPossible(redo),
    strong: hasMark(state, marks.strong),
    emphasis: hasMark(state, marks.emphasis),
    strike: hasMark(state, marks.strike),
    link: hasMark(state, marks.link),
    heading: level === 2,
    subheading: level === 3,
    canHead: level !== 0 || isPossible(toggleHeading(2)),
    bulletList: list === nodes.bulletList,
    orderedList: list === nodes.orderedList,
    canIndent: isPossible(sinkListItem(nodes.listItem)),
    canOutdent: isPossible(liftListItem(nodes.listItem)),
    quotation: nodeAround(state, nodes.quotation) !== undefined,
    note: nodeAround(state, nodes.note) !== undefined,
    pullQuote: nodeAround(state, nodes.pullQuote) !== undefined,
    canQuote: isPossible(toggleFrame(nodes.quotation)),
    canNote: isPossible(toggleFrame(nodes.note)),
    canPull: isPossible(toggleFrame(nodes.pullQuote)),
    table: isInTable(state),
    footnote: nodeAround(state, nodes.footnote, nodes.footnoteReference) !== undefined,
    canFootnote: isPossible(footnoteCommand),
    picture: state.selection instanceof NodeSelection && state.selection.node.type === nodes.picture,
    canMark: parent.inlineContent && parent.type.allowsMarkType(marks.strong),
  };
}

export type ToolbarState = ReturnType<typeof toolbarState>;

export const isSameToolbar = (a: ToolbarState, b: ToolbarState): boolean =>
  (Object.keys(a) as (keyof ToolbarState)[]).every((name) => a[name] === b[name]);
