import { fileSizeText } from '@lectern/ui/formats';
import { Button, Cancelled, FieldError, FieldHint, FieldLabel, VisuallyHidden } from '@lectern/ui/kit';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fileInputCss, Muted } from '../components/index.js';
import { products as m } from '../messages.js';
import { say } from '../say.js';
import { ACCEPTED, formatOfName, MOST_FILES, problemOfFile } from './product-words.js';
import type { SoldFile } from './send-files.js';
import type { UploadOptions } from '../components/upload-form.js';

/** Form upload with progress from 0 to 1 and a cancel function. */
export function useUpload() {
  const [share, setShare] = useState(0);
  const under = useRef<AbortController | null>(null);
  const cancel = () => under.current?.abort(new Cancelled());
  useEffect(() => cancel, []);
  const upload = <Answer,>(send: (options: UploadOptions) => Promise<Answer>): Promise<Answer> => {
    setShare(0);
    under.current = new AbortController();
    return send({ onProgress: setShare, signal: under.current.signal });
  };
  return { upload, share, cancel };
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  progress {
    flex: 1 1 14rem;
    height: 0.75rem;
    accent-color: var(--color-accent);
  }
  p {
    flex-basis: 100%;
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

interface UploadProgressProps {
  share: number;
  onCancel: () => void;
}

/** Upload progress. At 100% the server still checks the files, which takes a moment. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const isThere = share >= 1;
  return (
    <Frame>
      <p aria-hidden="true">{isThere ? m.upload.checking : say(m.upload.progress, { percent })}</p>
      <progress aria-label={m.upload.label} {...(isThere ? {} : { value: share, max: 1 })} />
      <Button onClick={onCancel}>{m.upload.cancel}</Button>
      <VisuallyHidden role="status">
        {isThere ? m.upload.status.checking : m.upload.status.uploading}
      </VisuallyHidden>
    </Frame>
  );
}

const Area = styled.div<{ $isOver: boolean }>`
  ${fileInputCss}
  gap: var(--space-1);
  padding: var(--space-2);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--color-accent)' : 'var(--color-edge)')};
  border-radius: var(--radius-small);
`;

const Files = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-1);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    padding: var(--space-half) var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
  }
  strong {
    flex: 1 1 12rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface FilePickerProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  files: readonly SoldFile[];
  disabled: boolean;
  onChange: (files: SoldFile[]) => void;
  beside?: (file: SoldFile, at: number) => ReactNode;
}

/** File input for products; lists each file with its format and size, and a remove button. */
export function FilePicker({ label, hint, error, files, disabled, onChange, beside }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (chosen: readonly File[]) => {
    const problems = chosen.flatMap((file) => problemOfFile(file) ?? []);
    const fine = chosen.filter((file) => !problemOfFile(file));
    const all = [...files, ...fine.map((file) => ({ file, format: formatOfName(file.name) }))];
    if (all.length > MOST_FILES) problems.push(say(m.upload.errors.tooMany, { MOST_FILES }));
    setProblem(problems.join(' ') || null);
    onChange(all.slice(0, MOST_FILES));
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const said = problem ?? error;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          name="files"
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={disabled}
          aria-invalid={said ? true : undefined}
          aria-describedby={`${id}-hint${said ? ` ${id}-error` : ''}`}
          onChange={(event) => take([...(event.target.files ?? [])])}
        />
        <FieldHint id={`${id}-hint`}>{hint ?? m.upload.hint}</FieldHint>
        {said ? <FieldError id={`${id}-error`}>{said}</FieldError> : null}
      </Area>
      {files.length > 0 ? (
        <Files aria-label={m.upload.chosen}>
          {files.map((chosen, at) => (
            <li key={`${chosen.file.name} ${at}`}>
              <strong>{chosen.file.name}</strong>
              <Muted as="span">
                {chosen.format.toUpperCase()} · {fileSizeText(chosen.file.size)}
              </Muted>
              {beside?.(chosen, at)}
              <Button
                kind="bare"
                disabled={disabled}
                onClick={() => {
                  onChange(files.filter((other) => other !== chosen));
                  input.current?.focus();
                }}
              >
                {m.upload.remove}
                <VisuallyHidden> {chosen.file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Files>
      ) : null}
    </div>
  );
}
