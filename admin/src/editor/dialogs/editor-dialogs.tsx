import { schema } from '@lectern/rich-text';
import type { EditorView } from 'prosemirror-view';
import { PicturePicker } from '../../pictures/picture-picker.js';
import { insertBlock } from '../core/block-commands.js';
import type { EditorDialog } from '../toolbar/menu-entries.js';
import { type BookChoice, BookDialog } from './book-dialog.js';
import { DocxDialog } from './docx-dialog.js';
import { LinkDialog } from './link-dialog.js';
import { PictureDialog } from './picture-dialog.js';

export type OpenDialog = { name: EditorDialog } | { name: 'picture-words'; pos: number };

interface EditorDialogsProps {
  view: EditorView;
  dialog: OpenDialog;
  books: readonly BookChoice[];
  onClose: () => void;
}

/** The dialog that is open. */
export function EditorDialogs({ view, dialog, books, onClose }: EditorDialogsProps) {
  if (dialog.name === 'link') return <LinkDialog view={view} onClose={onClose} />;
  if (dialog.name === 'book') return <BookDialog view={view} books={books} onClose={onClose} />;
  if (dialog.name === 'docx') return <DocxDialog view={view} onClose={onClose} />;
  if (dialog.name === 'picture-words')
    return <PictureDialog view={view} pos={dialog.pos} onClose={onClose} />;
  return (
    <PicturePicker
      onPick={({ address: src, alt }) => {
        insertBlock(schema.nodes.picture.create({ src, alt }))(view.state, view.dispatch);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
