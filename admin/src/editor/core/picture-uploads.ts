import { schema } from '@lectern/rich-text';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

/** A picture of the library. */
export interface LibraryPicture {
  /** `/pictures/<id>` */
  src: string;
  alt: string;
}

export type UploadPicture = (file: File) => Promise<LibraryPicture>;

interface Upload {
  id: object;
  file: File;
  alt: string;
}

/** Puts a placeholder at a position, or removes it. */
type Change = { add: Upload & { pos: number } } | { remove: object };

const uploadsKey = new PluginKey<DecorationSet>('pictureUploads');

function placeholder(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'uploading';
  element.setAttribute('role', 'status');
  element.textContent = name;
  return element;
}

const changesOf = (value: unknown): readonly Change[] => (value as readonly Change[] | undefined) ?? [];

/** Shows a placeholder for each picture that is being uploaded. A text is saved without them. @param label of one */
export const pictureUploads = (label: (fileName: string) => string): Plugin =>
  new Plugin<DecorationSet>({
    key: uploadsKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => {
        let set = before.map(tr.mapping, tr.doc);
        for (const change of changesOf(tr.getMeta(uploadsKey))) {
          if ('add' in change) {
            const { id, file, pos } = change.add;
            const widget = Decoration.widget(pos, () => placeholder(label(file.name)), {
              id,
              key: file.name,
            });
            set = set.add(tr.doc, [widget]);
          } else {
            set = set.remove(set.find(undefined, undefined, ({ id }) => id === change.remove));
          }
        }
        return set;
      },
    },
    props: {
      decorations(state) {
        return uploadsKey.getState(state);
      },
    },
  });

function placeOf(view: EditorView, id: object): number | undefined {
  return uploadsKey.getState(view.state)?.find(undefined, undefined, (spec) => spec['id'] === id)[0]?.from;
}

/** A picture to upload, and its place. */
export interface PlacedFile {
  file: File;
  alt: string;
  pos: number;
}

/**
 * Uploads pictures to the library and inserts each at its place, which moves while the user goes on writing.
 * @param onFailure gets the error and the file's name
 */
export function uploadPictures(
  view: EditorView,
  files: readonly PlacedFile[],
  upload: UploadPicture,
  onFailure: (error: unknown, fileName: string) => void,
): void {
  const uploads = files.map((file) => ({ ...file, id: {} }));
  const add: Change[] = uploads.map((one) => ({ add: one }));
  view.dispatch(view.state.tr.setMeta(uploadsKey, add));
  for (const { id, file, alt } of uploads) {
    upload(file)
      .then(
        (picture) => {
          if (view.isDestroyed) return;
          const pos = placeOf(view, id);
          if (pos === undefined) return;
          const node = schema.nodes.picture.create({ src: picture.src, alt: alt || picture.alt });
          view.dispatch(view.state.tr.insert(pos, node));
        },
        (error: unknown) => onFailure(error, file.name),
      )
      .finally(() => {
        if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(uploadsKey, [{ remove: id }]));
      });
  }
}

/** Place for a block at the selection: below its outermost block, and before the footnotes. */
export function placeAtSelection({ state }: EditorView): number {
  const { $to } = state.selection;
  return $to.depth === 0 ? $to.pos : $to.after(1);
}
