import { schema } from '@lectern/rich-text';
import { closeHistory } from 'prosemirror-history';
import { type Node } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { nodeViews, type NodeViewOptions } from './core/node-views.js';
import { isSameToolbar, type ToolbarState, toolbarState } from './core/toolbar-state.js';

interface ViewOptions extends NodeViewOptions {
  place: HTMLElement;
  doc: Node;
  plugins: Plugin[];
  attributes: () => Record<string, string>;
  isReadOnly: () => boolean;
  onChange: (doc: Node) => void;
}

const HIDDEN_PX = { top: 120, bottom: 120, left: 0, right: 0 };

/** An editor view, and the state of its toolbar for React. */
export interface OpenEditor {
  view: EditorView;
  toolbar: {
    subscribe: (listener: () => void) => () => void;
    current: () => ToolbarState;
  };
  /** Replaces the text, as after restoring a version; it can be undone. */
  replace: (doc: Node) => void;
  close: () => void;
}

export function openEditor(options: ViewOptions): OpenEditor {
  const { place, doc, plugins, attributes, isReadOnly, onChange } = options;
  const listeners = new Set<() => void>();
  const state = EditorState.create({ schema, doc, plugins });
  let toolbar = toolbarState(state);

  const view = new EditorView(place, {
    state,
    attributes,
    // Room for bars that stay in view at the top and at the bottom.
    scrollThreshold: HIDDEN_PX,
    scrollMargin: HIDDEN_PX,
    editable: () => !isReadOnly(),
    nodeViews: nodeViews(options),
    dispatchTransaction(tr: Transaction) {
      const { state: next, transactions } = view.state.applyTransaction(tr);
      view.updateState(next);
      const nextToolbar = toolbarState(next);
      if (!isSameToolbar(toolbar, nextToolbar)) {
        toolbar = nextToolbar;
        for (const listener of listeners) listener();
      }
      if (transactions.some(({ docChanged }) => docChanged)) onChange(next.doc);
    },
  });

  return {
    view,
    toolbar: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      current: () => toolbar,
    },
    replace: (next) => {
      const { tr } = view.state;
      view.dispatch(closeHistory(tr.replaceWith(0, tr.doc.content.size, next.content)));
    },
    close: () => view.destroy(),
  };
}
