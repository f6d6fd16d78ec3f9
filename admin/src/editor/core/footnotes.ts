import { schema } from '@lectern/rich-text';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { nodeAround } from './block-commands.js';

const { nodes } = schema;

interface Labeled {
  label: string;
  pos: number;
  size: number;
}

const labeled = (node: Node, pos: number): Labeled => ({
  label: String(node.attrs['label']),
  pos,
  size: node.nodeSize,
});

export function referencesIn(doc: Node): Labeled[] {
  const found: Labeled[] = [];
  doc.descendants((node, pos) => {
    if (node.type === nodes.footnoteReference) found.push(labeled(node, pos));
    return node.type !== nodes.footnote;
  });
  return found;
}

export function footnotesIn(doc: Node): Labeled[] {
  const found: Labeled[] = [];
  doc.forEach((node, pos) => {
    if (node.type === nodes.footnote) found.push(labeled(node, pos));
  });
  return found;
}

const orderOf = (found: readonly Labeled[]): string[] => [...new Set(found.map(({ label }) => label))];

/** Smallest number that is not a label yet. */
export function freeLabel(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Inserts a reference and its note, and moves into the note. */
export const insertFootnote: Command = (state, dispatch) => {
  const { $to, to } = state.selection;
  const isPossible =
    $to.parent.inlineContent && $to.parent.type.contentMatch.matchType(nodes.footnoteReference) !== null;
  if (!isPossible) return false;
  if (dispatch) {
    const references = referencesIn(state.doc);
    const footnotes = footnotesIn(state.doc);
    const label = freeLabel(new Set([...references, ...footnotes].map((found) => found.label)));
    const before = new Set(references.filter(({ pos }) => pos < to).map((found) => found.label));
    const next = footnotes.find((footnote) => !before.has(footnote.label));
    const tr = state.tr.insert(to, nodes.footnoteReference.create({ label }));
    const at = tr.mapping.map(next?.pos ?? state.doc.content.size);
    tr.insert(at, nodes.footnote.create({ label }));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  }
  return true;
};

/** Moves from a reference to its note, or from a note to its first reference. */
export const jumpFootnote: Command = (state, dispatch) => {
  const around = nodeAround(state, nodes.footnote, nodes.footnoteReference);
  if (!around) return false;
  const { node } = around;
  const isNote = node.type === nodes.footnote;
  const found = (isNote ? referencesIn(state.doc) : footnotesIn(state.doc)).find(
    ({ label }) => label === node.attrs['label'],
  );
  if (!found) return false;
  if (dispatch) {
    const at = isNote ? found.pos + 1 : found.pos + found.size - 1;
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, at)).scrollIntoView());
  }
  return true;
};

/** Inserts a footnote, or jumps if the selection is at one. */
export const footnoteCommand: Command = (state, dispatch) =>
  jumpFootnote(state, dispatch) || insertFootnote(state, dispatch);

/** Backspace in an empty note removes it and its references. */
export const removeEmptyFootnote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.footnote || $from.parent.content.size > 0) return false;
  if (dispatch) {
    const { label } = $from.parent.attrs;
    const reference = referencesIn(state.doc).find((found) => found.label === label);
    const tr = state.tr.delete($from.before(), $from.after());
    if (reference) tr.setSelection(TextSelection.near(tr.doc.resolve(reference.pos), -1));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

/** Numbers numeric labels by the order of their references. */
function renumber(tr: Transaction): void {
  const references = referencesIn(tr.doc);
  const order = orderOf(references);
  if (!order.every((label) => /^\d+$/.test(label))) return;
  const numbers = new Map(order.map((label, index) => [label, String(index + 1)]));
  for (const { label, pos } of [...references, ...footnotesIn(tr.doc)]) {
    const number = numbers.get(label);
    if (number !== undefined && number !== label) tr.setNodeAttribute(pos, 'label', number);
  }
}

/** Removes notes whose reference went, and references whose note went. */
function removeHalves(tr: Transaction, before: Node): void {
  const labelsBefore = { references: orderOf(referencesIn(before)), notes: orderOf(footnotesIn(before)) };
  const references = referencesIn(tr.doc);
  const notes = footnotesIn(tr.doc);
  const lost = (known: readonly string[], now: readonly Labeled[]) => {
    const labels = new Set(orderOf(now));
    return new Set(known.filter((label) => !labels.has(label)));
  };
  const lostReferences = lost(labelsBefore.references, references);
  const lostNotes = lost(labelsBefore.notes, notes);
  const halves = [
    ...notes.filter(({ label }) => lostReferences.has(label)),
    ...references.filter(({ label }) => lostNotes.has(label)),
  ];
  for (const { pos, size } of halves.sort((a, b) => b.pos - a.pos)) tr.delete(pos, pos + size);
}

const sequence = (doc: Node) =>
  `${referencesIn(doc).map(({ label }) => label)}/${footnotesIn(doc).map(({ label }) => label)}`;

/** Keeps references and notes together, also when one of them is cut, pasted or undone. */
function reconcile(before: Node, state: EditorState): Transaction | null {
  if (sequence(before) === sequence(state.doc)) return null;
  const { tr } = state;
  removeHalves(tr, before);
  renumber(tr);
  return tr.docChanged ? tr : null;
}

export const footnotePairs = new Plugin({
  appendTransaction: (transactions, before, state) =>
    transactions.some(({ docChanged }) => docChanged) && !transactions.some((tr) => tr.getMeta('history$'))
      ? reconcile(before.doc, state)
      : null,
  props: {
    handleClickOn: (view, pos, node, _, event) => {
      if (node.type !== nodes.footnoteReference || !view.editable) return false;
      event.preventDefault();
      const selected = view.state.apply(
        view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)),
      );
      return jumpFootnote(selected, (tr) => {
        view.dispatch(
          view.state.tr
            .setSelection(TextSelection.create(view.state.doc, tr.selection.from))
            .scrollIntoView(),
        );
        view.focus();
      });
    },
  },
});
