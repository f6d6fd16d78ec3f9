import { schema } from '@lectern/rich-text';
import { Button, Field, FormDialog, TextArea, useForm } from '@lectern/ui/kit';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';

interface PictureDialogProps {
  view: EditorView;
  /** Of the picture's node. */
  pos: number;
  onClose: () => void;
}

/** Description and caption of a picture in the text. */
export function PictureDialog({ view, pos, onClose }: PictureDialogProps) {
  const node = view.state.doc.nodeAt(pos);
  const form = useForm({
    saved: { alt: String(node?.attrs['alt'] ?? ''), caption: String(node?.attrs['caption'] ?? '') },
    send: ({ alt, caption }) => {
      const current = view.state.doc.nodeAt(pos);
      if (current?.type === schema.nodes.picture) {
        const oneLine = { alt: alt.replace(/\s+/g, ' '), caption: caption.replace(/\s+/g, ' ') };
        const tr = view.state.tr.setNodeMarkup(pos, null, { ...current.attrs, ...oneLine });
        view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, pos)));
      }
      onClose();
      return Promise.resolve();
    },
  });
  const remove = () => {
    view.dispatch(view.state.tr.delete(pos, pos + (node?.nodeSize ?? 1)));
    onClose();
  };
  return (
    <FormDialog
      title={m.picture.title}
      state={form}
      submit={m.picture.submit}
      busy={m.picture.busy}
      onCancel={onClose}
      more={
        <Button kind="bare" onClick={remove}>
          {m.picture.remove}
        </Button>
      }
    >
      <TextArea
        label={m.picture.alt}
        hint={m.picture.altHint}
        name="alt"
        rows={3}
        defaultValue={form.values.alt}
        data-first=""
      />
      <Field label={m.picture.caption} hint={m.picture.captionHint} {...form.free('caption')} />
    </FormDialog>
  );
}
