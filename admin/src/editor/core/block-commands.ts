import { schema } from '@lectern/rich-text';
import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';

const { nodes } = schema;

/** Innermost node of a type around the selection, and its position. */
export function nodeAround(
  state: EditorState,
  ...types: readonly NodeType[]
): { node: Node; pos: number } | undefined {
  const { $from, from } = state.selection;
  if (state.selection instanceof NodeSelection && types.includes(state.selection.node.type)) {
    return { node: state.selection.node, pos: from };
  }
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

/** Headings hold no line breaks: replaces those of the selected blocks with spaces. */
function joinLines(tr: Transaction): void {
  const { $from, $to } = tr.selection;
  const breaks: number[] = [];
  tr.doc.nodesBetween($from.start(), $to.end(), (node, pos) => {
    if (node.type === nodes.hardBreak) breaks.push(pos);
  });
  for (const pos of breaks) tr.replaceWith(pos, pos + 1, schema.text(' '));
}

const isHeading = (state: EditorState, level: number) => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs['level'] === level;
};

/** Turns the selected blocks into headings of a level, or back into paragraphs. */
export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) => {
    if (isHeading(state, level)) return setBlockType(nodes.paragraph)(state, dispatch);
    if (!dispatch) return setBlockType(nodes.heading, { level })(state);
    const joined = state.tr;
    joinLines(joined);
    return setBlockType(nodes.heading, { level })(state.apply(joined), (tr) => {
      for (const step of tr.steps) joined.step(step);
      dispatch(joined.scrollIntoView());
    });
  };

export const setParagraph: Command = setBlockType(nodes.paragraph);

/** Replaces a frame, such as a note, with its blocks. */
const unwrapNode =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const found = nodeAround(state, type);
    if (!found) return false;
    const blocks = found.node.content.content.map((block) =>
      block.type === nodes.quoteSource ? nodes.paragraph.create(null, block.content) : block,
    );
    if (dispatch) {
      const { tr } = state;
      const offset = state.selection.from - 1;
      tr.replaceWith(found.pos, found.pos + found.node.nodeSize, Fragment.from(blocks));
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(found.pos, offset))));
      dispatch(tr.scrollIntoView());
    }
    return true;
  };

/** Puts the selected blocks into a frame, or takes them out. */
export const toggleFrame =
  (type: NodeType): Command =>
  (state, dispatch) =>
    unwrapNode(type)(state, dispatch) || wrapIn(type)(state, dispatch);

const lists = [nodes.bulletList, nodes.orderedList];

/** Makes a list of the selected blocks, changes its kind, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = nodeAround(state, ...lists);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type)
      return liftListItem(nodes.listItem)(state, dispatch) || lift(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };

/** Adds a line for the source to the quotation around the selection, and moves there. */
export const addQuoteSource: Command = (state, dispatch) => {
  const quotation = nodeAround(state, nodes.quotation);
  if (!quotation) return false;
  const { node, pos } = quotation;
  const end = pos + node.nodeSize - 1;
  const hasSource = node.lastChild?.type === nodes.quoteSource;
  if (dispatch) {
    const { tr } = state;
    if (!hasSource) tr.insert(end, nodes.quoteSource.create());
    const inSource = hasSource ? end - 1 : end + 1;
    dispatch(tr.setSelection(TextSelection.create(tr.doc, inSource)).scrollIntoView());
  }
  return true;
};

/** Leaves the source of a quotation for a new paragraph below. */
export const leaveQuoteSource: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.quoteSource) return false;
  if (dispatch) {
    const after = $from.after($from.depth - 1);
    const tr = state.tr.insert(after, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  }
  return true;
};

/** Position for a new block: below the outermost block of the selection, and before the footnotes. */
function placeBelow({ doc, selection }: EditorState): { from: number; to: number } {
  const { $to } = selection;
  if ($to.depth === 0) return { from: selection.to, to: selection.to };
  if ($to.node(1).type === nodes.footnote) {
    let end = 0;
    doc.forEach((block, offset) => {
      if (block.type !== nodes.footnote) end = offset + block.nodeSize;
    });
    return { from: end, to: end };
  }
  const isEmpty = $to.depth === 1 && $to.parent.type === nodes.paragraph && $to.parent.content.size === 0;
  return { from: isEmpty ? $to.before(1) : $to.after(1), to: $to.after(1) };
}

/** Inserts a block, and a paragraph to go on writing in if none follows. */
export const insertBlock =
  (block: Node, isInside = false): Command =>
  (state, dispatch) => {
    if (!dispatch) return true;
    const { from, to } = placeBelow(state);
    const next = state.doc.resolve(to).nodeAfter;
    const isFollowed = next !== null && next.type !== nodes.footnote;
    const blocks = isFollowed ? [block] : [block, nodes.paragraph.create()];
    const tr = state.tr.replaceWith(from, to, blocks);
    const cursor = isInside ? from + 1 : from + block.nodeSize;
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(cursor))).scrollIntoView());
    return true;
  };
