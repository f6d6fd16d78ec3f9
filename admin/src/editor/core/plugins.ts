import { schema } from '@lectern/rich-text';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { say } from '../../say.js';
import { type PasteOptions, pastePlugin } from '../paste/paste-plugin.js';
import { nodeAround } from './block-commands.js';
import type { Feature } from './features.js';
import { footnotePairs } from './footnotes.js';
import { typedSigns } from './input-rules.js';
import { pictureUploads } from './picture-uploads.js';
import { shortcuts } from './shortcuts.js';
import { headerRows, tableKeys } from './table-commands.js';

const { nodes } = schema;

const isEmptyText = (doc: Node) =>
  doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph && doc.content.size === 2;

const hint = (from: number, node: Node, text: string) =>
  Decoration.node(from, from + node.nodeSize, { class: 'empty', 'data-hint': text });

/** Says in empty places what belongs there. */
const placeholders = new Plugin({
  props: {
    decorations: (state) => {
      const { doc, selection } = state;
      if (isEmptyText(doc) && doc.firstChild) {
        return DecorationSet.create(doc, [hint(0, doc.firstChild, m.placeholder.text)]);
      }
      const { parent, depth } = selection.$from;
      if (depth === 0 || parent.content.size > 0) return DecorationSet.empty;
      const before = selection.$from.before();
      if (parent.type === nodes.quoteSource) {
        return DecorationSet.create(doc, [hint(before, parent, m.placeholder.quoteSource)]);
      }
      return DecorationSet.empty;
    },
  },
});

/** Removes a quotation's empty source once the cursor has left it. */
function withoutEmptySources(state: EditorState, before: EditorState): Transaction | null {
  const old = nodeAround(before, nodes.quoteSource);
  if (!old || nodeAround(state, nodes.quoteSource)) return null;
  const { tr } = state;
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.quoteSource && node.content.size === 0)
      tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + 2));
    return !node.isTextblock;
  });
  return tr.docChanged ? tr : null;
}

const emptySources = new Plugin({
  appendTransaction: (transactions, before, state) =>
    transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged)
      ? withoutEmptySources(state, before)
      : null,
});

/** Tapping below the last block of a text goes on writing there, also below a picture or table. */
const writeBelow = new Plugin({
  props: {
    handleClick: (view, pos, event) => {
      const { doc } = view.state;
      const last = doc.lastChild;
      if (
        !view.editable ||
        event.target !== view.dom ||
        !last ||
        last.isTextblock ||
        pos < doc.content.size - 1
      )
        return false;
      const { tr } = view.state;
      tr.insert(doc.content.size, nodes.paragraph.create());
      view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
      return true;
    },
  },
});

export interface PluginOptions extends PasteOptions {
  features: readonly Feature[];
  openLink: Command;
  toToolbar: Command;
}

/** All behavior of the editor, in the order in which its parts see a key. */
export const editorPlugins = (options: PluginOptions): Plugin[] => [
  pastePlugin(options),
  typedSigns(options.features),
  tableKeys(),
  ...shortcuts(options.features, options),
  tableEditing(),
  headerRows,
  footnotePairs,
  emptySources,
  writeBelow,
  pictureUploads((fileName) => say(m.blocks.uploading, { fileName })),
  placeholders,
  history(),
  dropCursor({ color: 'var(--color-accent)', width: 2 }),
  gapCursor(),
];
