import { schema } from '@lectern/rich-text';
import { closeHistory } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import type { Feature } from '../core/features.js';
import { footnotesIn, freeLabel, referencesIn } from '../core/footnotes.js';
import {
  placeAtSelection,
  type PlacedFile,
  type UploadPicture,
  uploadPictures,
} from '../core/picture-uploads.js';
import { cleanPasted } from './clean-pasted.js';
import { fileOfDataUrl } from './data-url.js';
import { isTooLong } from './paste-rules.js';
import { PENDING, type PastedPictures } from './pasted-pictures.js';
import { oneLine, simplify } from './simplify.js';

const { nodes } = schema;

export interface PasteOptions {
  features: readonly Feature[];
  /** Without it, pictures are left out. */
  uploadPicture: () => UploadPicture | undefined;
  onTooLong: () => void;
  onLeftOut: (pictureCount: number) => void;
  onUploadFailed: (error: unknown, fileName: string) => void;
}

const isFootnote = (node: Node) => node.type === nodes.footnote;

/** Footnotes of copied references go with them. */
function withFootnotes(slice: Slice, doc: Node): Slice {
  const labels = new Set<unknown>();
  slice.content.descendants((node) => {
    if (node.type === nodes.footnoteReference) labels.add(node.attrs['label']);
  });
  const notes = doc.content.content.filter((node) => isFootnote(node) && labels.has(node.attrs['label']));
  if (notes.length === 0 || slice.content.content.some(isFootnote)) return slice;
  const isInline = slice.content.firstChild?.isInline ?? false;
  const content = isInline ? Fragment.from(nodes.paragraph.create(null, slice.content)) : slice.content;
  return new Slice(content.append(Fragment.from(notes)), isInline ? 1 : slice.openStart, 0);
}

const relabel = (content: Fragment, labels: ReadonlyMap<string, string>): Fragment =>
  Fragment.from(
    content.content.map((node) => {
      const label = labels.get(String(node.attrs['label']));
      const attrs = label === undefined ? node.attrs : { ...node.attrs, label };
      return node.isText ? node : node.type.create(attrs, relabel(node.content, labels), node.marks);
    }),
  );

/** New labels for pasted footnotes, apart from those of the text. */
function newLabels(content: Fragment, doc: Node): Map<string, string> {
  const taken = new Set([...referencesIn(doc), ...footnotesIn(doc)].map(({ label }) => label));
  const labels = new Map<string, string>();
  for (const note of content.content.filter(isFootnote)) {
    const label = freeLabel(taken);
    taken.add(label);
    labels.set(String(note.attrs['label']), label);
  }
  return labels;
}

/** Removes the marked places of pasted pictures. */
function takePlaces(tr: Transaction, files: readonly File[], pictures: PastedPictures): PlacedFile[] {
  const found: { pos: number; index: number; size: number }[] = [];
  tr.doc.descendants((node, pos) => {
    const src = String(node.attrs['src'] ?? '');
    if (node.type === nodes.picture && src.startsWith(PENDING)) {
      found.push({ pos, size: node.nodeSize, index: Number(src.slice(PENDING.length)) });
    }
  });
  const start = tr.mapping.maps.length;
  for (const { pos, size } of found) {
    const from = tr.mapping.slice(start).map(pos);
    tr.delete(from, from + size);
  }
  return found.flatMap(({ pos, index }) => {
    const file = files[index];
    const alt = pictures.embedded[index]?.alt ?? '';
    return file ? [{ file, alt, pos: tr.mapping.slice(start).map(pos) }] : [];
  });
}

const imagesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const noPictures: PastedPictures = { embedded: [], leftOut: 0 };

/** Cleans what is pasted or dropped, and uploads its pictures. */
export function pastePlugin(options: PasteOptions): Plugin {
  const { features } = options;
  let pictures = noPictures;

  const uploadFiles = (view: EditorView, files: readonly File[], pos: number): boolean => {
    const upload = features.includes('picture') ? options.uploadPicture() : undefined;
    if (!upload) options.onLeftOut(files.length);
    else {
      const placed = files.map((file) => ({ file, alt: '', pos }));
      uploadPictures(view, placed, upload, options.onUploadFailed);
    }
    return true;
  };

  const insert = (view: EditorView, slice: Slice): boolean => {
    const upload = features.includes('picture') ? options.uploadPicture() : undefined;
    const pasted = pictures;
    pictures = noPictures;
    const labels = newLabels(slice.content, view.state.doc);
    const content = relabel(slice.content, labels);
    const notes = content.content.filter(isFootnote);
    const blocks = Fragment.from(content.content.filter((node) => !isFootnote(node)));
    const openEnd = notes.length > 0 ? Slice.maxOpen(blocks).openEnd : slice.openEnd;
    const { tr } = view.state;
    const isInCell = isInTable(view.state);
    tr.replaceSelection(
      isInCell ? new Slice(oneLine(blocks), 0, 0) : new Slice(blocks, slice.openStart, openEnd),
    );
    if (notes.length > 0 && !isInCell) tr.insert(tr.doc.content.size, notes);
    const files = pasted.embedded.map(({ src }, index) => fileOfDataUrl(src, `picture-${index + 1}`));
    const placed = takePlaces(
      tr,
      files.map((file) => file ?? new File([], '')),
      pasted,
    );
    view.dispatch(closeHistory(tr).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    if (upload) {
      const whole = placed.filter(({ file }) => file.size > 0);
      if (whole.length > 0) uploadPictures(view, whole, upload, options.onUploadFailed);
    }
    const leftOut =
      pasted.leftOut + (upload ? placed.filter(({ file }) => file.size === 0).length : placed.length);
    if (leftOut > 0) options.onLeftOut(leftOut);
    return true;
  };

  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (_, event) => {
          const data = event.clipboardData;
          if (!data || !isTooLong(data.getData('text/html'), data.getData('text/plain'))) return false;
          event.preventDefault();
          options.onTooLong();
          return true;
        },
      },
      transformPastedHTML: (html) => {
        pictures = noPictures;
        if (html.includes('data-pm-slice')) return html;
        const { html: clean, ...found } = cleanPasted(html, location.origin);
        pictures = found;
        return clean;
      },
      transformPasted: (slice) => {
        const content = simplify(slice.content, features);
        return content.eq(slice.content) ? slice : Slice.maxOpen(content);
      },
      transformCopied: (slice, view) => withFootnotes(slice, view.state.doc),
      handlePaste: (view, event, slice) => {
        const files = imagesOf(event.clipboardData);
        const hasText = (event.clipboardData?.getData('text/plain') ?? '').trim() !== '';
        if (files.length > 0 && !hasText) return uploadFiles(view, files, placeAtSelection(view));
        // prosemirror-tables fills cells with cells.
        const isCells = slice.content.firstChild?.type.spec['tableRole'] !== undefined;
        if (isCells && isInTable(view.state)) return false;
        return (slice.size > 0 || pictures.leftOut > 0) && insert(view, slice);
      },
      handleDrop: (view, event, slice, isMoved) => {
        if (isMoved) return false;
        const files = imagesOf(event.dataTransfer);
        if (files.length === 0 && slice.size === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const $at = view.state.doc.resolve(at?.pos ?? view.state.selection.to);
        if (files.length > 0) return uploadFiles(view, files, $at.depth === 0 ? $at.pos : $at.after(1));
        view.dispatch(view.state.tr.setSelection(TextSelection.near($at)));
        return insert(view, slice);
      },
    },
  });
}
