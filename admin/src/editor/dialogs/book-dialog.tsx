import { schema } from '@lectern/rich-text';
import { FormDialog, Select, useForm } from '@lectern/ui/kit';
import type { EditorView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { insertBlock } from '../core/block-commands.js';

export interface BookChoice {
  id: string;
  title: string;
}

interface BookDialogProps {
  view: EditorView;
  books: readonly BookChoice[];
  onClose: () => void;
}

export function BookDialog({ view, books, onClose }: BookDialogProps) {
  const form = useForm({
    saved: { bookId: books[0]?.id ?? '' },
    required: { bookId: m.book.empty },
    send: ({ bookId }) => {
      insertBlock(schema.nodes.bookCard.create({ bookId }))(view.state, view.dispatch);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      title={m.book.title}
      state={form}
      submit={m.book.submit}
      busy={m.book.busy}
      onCancel={onClose}
    >
      <Select
        label={m.book.label}
        name="bookId"
        value={form.values.bookId}
        options={books.map(({ id, title }) => [id, title] as const)}
        onValue={(bookId) => form.change({ bookId })}
        data-first=""
      />
    </FormDialog>
  );
}
