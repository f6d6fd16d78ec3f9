import { schema } from '@lectern/rich-text';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';

const { link } = schema.marks;

interface Link {
  href: string;
  from: number;
  to: number;
}

/** The link at the cursor or at the start of the selection, over all its parts. */
export function linkAround({ selection }: EditorState): Link | undefined {
  const { $from } = selection;
  const { parent, parentOffset } = $from;
  const inside = parent.childAfter(parentOffset);
  const at = inside.node && link.isInSet(inside.node.marks) ? inside : parent.childBefore(parentOffset);
  const mark = at.node && link.isInSet(at.node.marks);
  if (!mark) return undefined;
  const isPart = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let [first, last] = [at.index, at.index];
  while (isPart(first - 1)) first -= 1;
  while (isPart(last + 1)) last += 1;
  const start = $from.start();
  let from = start;
  for (let index = 0; index < first; index += 1) from += parent.child(index).nodeSize;
  let to = from;
  for (let index = first; index <= last; index += 1) to += parent.child(index).nodeSize;
  return { href: String(mark.attrs['href']), from, to };
}

/** Links the selected words, or the link at the cursor. @param text to insert if there are neither */
export const setLink =
  (href: string, text: string | undefined): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const mark = link.create({ href });
    const around = linkAround(state);
    if (text !== undefined) {
      tr.replaceSelectionWith(schema.text(text, [...selection.$from.marks(), mark]), false);
      tr.removeStoredMark(link);
    } else {
      const { from, to } = selection.empty && around ? around : selection;
      tr.removeMark(from, to, link).addMark(from, to, mark);
      tr.setSelection(TextSelection.create(tr.doc, to));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const around = linkAround(state);
  if (!around) return false;
  dispatch?.(state.tr.removeMark(around.from, around.to, link));
  return true;
};
