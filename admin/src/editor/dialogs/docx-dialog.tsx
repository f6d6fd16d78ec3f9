import { Button, ButtonRow, Dialog, ErrorMessage, FieldHint, FieldLabel } from '@lectern/ui/kit';
import { fieldCss } from '@lectern/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { EditorView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { say } from '../../say.js';
import { DocxError, readDocx } from '../word/read-docx.js';

const FileInput = styled.input`
  ${fieldCss}
`;

interface DocxDialogProps {
  view: EditorView;
  onClose: () => void;
}

/** Inserts the text of a Word document at the cursor. Its pictures go to the library. */
export function DocxDialog({ view, onClose }: DocxDialogProps) {
  const id = useId();
  const [reading, setReading] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setError(null);
    setReading(file.name);
    try {
      const html = await readDocx(file);
      if (view.isDestroyed) return;
      onClose();
      view.pasteHTML(html);
    } catch (failure) {
      setError(m.docx.errors[failure instanceof DocxError ? failure.fault : 'unreadable']);
      setReading(null);
      target.value = '';
    }
  };
  return (
    <Dialog title={m.docx.title} onCancel={onClose}>
      <FieldLabel htmlFor={id}>{m.docx.label}</FieldLabel>
      <FileInput
        id={id}
        type="file"
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-describedby={`${id}-hint`}
        disabled={reading !== null}
        data-first=""
        onChange={(event) => void read(event)}
      />
      <FieldHint id={`${id}-hint`} role="status">
        {reading === null ? m.docx.hint : say(m.docx.reading, { fileName: reading })}
      </FieldHint>
      <ErrorMessage error={error} />
      <ButtonRow $atEnd>
        <Button onClick={onClose}>{m.docx.cancel}</Button>
      </ButtonRow>
    </Dialog>
  );
}
