import { FieldHint, FieldLabel } from '@lectern/ui/kit';
import { buttonCss, quietCss } from '@lectern/ui/tokens';
import { type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { filesIn, usePastedPictures } from './dropped-pictures.js';
import { ACCEPTED, MAX_UPLOAD_MB } from './picture-rules.js';
import { addUploads } from './picture-uploads.js';

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-half);
  padding: var(--space-2) var(--space-3);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--color-accent)' : 'var(--color-edge)')};
  border-radius: var(--radius-medium);
  background: ${({ $isOver }) => ($isOver ? 'var(--color-wash)' : 'transparent')};
  input {
    width: 100%;
    min-height: 2.75rem;
    color: var(--color-muted);
    font: 400 0.9375rem/1.5 var(--font-control);
  }
  input::file-selector-button {
    ${buttonCss}
    ${quietCss}
    margin-right: var(--space-2);
  }
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
