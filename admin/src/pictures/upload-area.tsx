import { FieldHint, FieldLabel } from '@lectern/ui/kit';
import { type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { fileInputCss } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { filesIn, usePastedPictures } from './dropped-pictures.js';
import { ACCEPTED, MAX_UPLOAD_MB } from './picture-rules.js';
import { addUploads } from './picture-uploads.js';

const Area = styled.div<{ $isOver: boolean }>`
  ${fileInputCss}
  gap: var(--space-half);
  padding: var(--space-2) var(--space-3);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--color-accent)' : 'var(--color-edge)')};
  border-radius: var(--radius-medium);
  background: ${({ $isOver }) => ($isOver ? 'var(--color-wash)' : 'transparent')};
`;

/** Takes pictures from a file dialog (a camera on a phone), a drag, or a paste. */
export function UploadArea() {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  usePastedPictures(addUploads);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addUploads(filesIn(event.dataTransfer));
  };
  return (
    <Area
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FieldLabel htmlFor={id}>{m.upload.title}</FieldLabel>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          addUploads([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FieldHint id={`${id}-hint`}>{say(m.upload.hint, { limit: MAX_UPLOAD_MB })}</FieldHint>
    </Area>
  );
}
