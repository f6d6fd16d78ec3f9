import { QueryObserver } from '@tanstack/react-query';
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { pictureFile } from '../../pictures/picture-rules.js';
import { pictureQuery } from '../../pictures/pictures-data.js';
import { queryClient } from '../../query-client.js';
import { say } from '../../say.js';
import { jumpFootnote } from './footnotes.js';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string | HTMLElement)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...(children as readonly (string | HTMLElement)[]));
  return made;
}

/** A block without text of its own. */
const card = (name: string, text: string): NodeView => ({
  dom: element(
    'div',
    { class: 'card', contenteditable: 'false' },
    element('strong', {}, name),
    element('span', {}, text),
  ),
});

export interface NodeViewOptions {
  bookTitle: (bookId: string) => string | undefined;
  /** Opens the dialog of a picture. */
  editPicture: (pos: number) => void;
}

const SHOWN_WIDTH = 1080;

/** Shows a picture of the library as soon as its sizes are made. @returns stops waiting for it */
function showPicture(image: HTMLImageElement, src: string): () => void {
  const [, id] = /^\/pictures\/([0-9a-f]{16,})$/.exec(src) ?? [];
  if (!id) {
    image.src = src;
    return () => undefined;
  }
  const observer = new QueryObserver(queryClient, pictureQuery(id));
  return observer.subscribe(({ data }) => {
    const file = data && pictureFile(data, SHOWN_WIDTH);
    if (file && image.getAttribute('src') !== file) image.src = file;
  });
}

type GetPos = () => number | undefined;

function pictureView(node: Node, getPos: GetPos, view: EditorView, options: NodeViewOptions): NodeView {
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
  const image = element('img', { alt, loading: 'lazy' });
  const stop = showPicture(image, src);
  const edit = element('button', { type: 'button', class: 'describe' }, alt || m.blocks.picture.noAlt);
  edit.setAttribute('aria-label', `${m.blocks.picture.edit}: ${alt || m.blocks.picture.noAlt}`);
  edit.classList.toggle('missing', alt === '');
  edit.disabled = !view.editable;
  const open = () => {
    const pos = getPos();
    if (pos !== undefined && view.editable) options.editPicture(pos);
  };
  edit.addEventListener('click', open);
  image.addEventListener('dblclick', open);
  const dom = element('figure', { contenteditable: 'false' }, image);
  if (caption) dom.append(element('figcaption', { dir: 'auto' }, caption));
  dom.append(edit);
  return { dom, destroy: stop, stopEvent: (event) => event.target === edit };
}

function footnoteView(node: Node, getPos: GetPos, view: EditorView): NodeView {
  let label = String(node.attrs['label']);
  const back = element('button', { type: 'button', contenteditable: 'false' });
  const contentDOM = element('div', { dir: 'auto' });
  const dom = element('div', { class: 'footnote', role: 'group' }, back, contentDOM);
  const name = () => {
    back.textContent = `${label} ↑`;
    back.setAttribute('aria-label', say(m.blocks.footnote.back, { label }));
    dom.setAttribute('aria-label', say(m.blocks.footnote.label, { label }));
  };
  name();
  back.addEventListener('click', () => {
    const pos = getPos();
    if (pos === undefined) return;
    const selected = view.state.apply(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
    jumpFootnote(selected, (tr) => {
      view.dispatch(
        view.state.tr.setSelection(tr.selection.map(view.state.doc, tr.mapping)).scrollIntoView(),
      );
      view.focus();
    });
  });
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      label = String(next.attrs['label']);
      name();
      return true;
    },
    stopEvent: (event) => event.target === back,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
}

/** How blocks without text, and footnotes, look in the editor. */
export const nodeViews = (options: NodeViewOptions) => ({
  picture: (node: Node, view: EditorView, getPos: GetPos) => pictureView(node, getPos, view, options),
  footnote: (node: Node, view: EditorView, getPos: GetPos) => footnoteView(node, getPos, view),
  bookCard: ({ attrs }: Node) =>
    card(m.blocks.bookCard, options.bookTitle(String(attrs['bookId'])) ?? m.blocks.unknownBook),
  newsletterBox: () => card(m.blocks.newsletterBox, ''),
});
