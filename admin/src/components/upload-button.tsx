import { ApiError } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { say } from '../say.js';
import { ProgressBar, Small } from './text.js';
import type { UploadOptions } from './upload-form.js';

interface UploadButtonProps {
  /** Accessible name. */
  label: string;
  /** As in an input's `accept`. */
  accept: string;
  maxBytes: number;
  disabled?: boolean;
  /** Rejects with an ApiError for an answer of the server. */
  upload: (file: File, options: UploadOptions) => Promise<void>;
  words: Readonly<Record<'upload' | 'uploading' | 'checking' | 'cancel' | 'tooLarge' | 'failed', string>>;
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Chooses and uploads one large file, with its progress. */
export function UploadButton({ label, accept, maxBytes, disabled, upload, words }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async (file: File | undefined) => {
    if (!file || running.current) return;
    setError(null);
    if (file.size > maxBytes) return setError(new Error(say(words.tooLarge, { name: file.name })));
    running.current = new AbortController();
    setShare(0);
    window.addEventListener('beforeunload', askBeforeLeaving);
    try {
      await upload(file, { onProgress: setShare, signal: running.current.signal });
    } catch (failure) {
      if (!running.current.signal.aborted)
        setError(failure instanceof ApiError ? failure : new Error(words.failed));
    } finally {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      running.current = null;
      setShare(null);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <>
      <input
        hidden
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      {share === null ? (
        <span>
          <Button aria-label={label} disabled={disabled} onClick={() => input.current?.click()}>
            {words.upload}
          </Button>
        </span>
      ) : (
        <div role="status">
          <ProgressBar value={share} max={1} aria-label={words.uploading} />
          <Small>{share < 1 ? words.uploading : words.checking}</Small>
          <Button kind="bare" onClick={() => running.current?.abort(new Error('cancelled'))}>
            {words.cancel}
          </Button>
        </div>
      )}
      <ErrorMessage error={error} />
    </>
  );
}
