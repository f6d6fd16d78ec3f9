import { ApiError, type OwnerFilm } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { ProgressBar, Small } from '../../components/index.js';
import { siteEditing } from '../../messages.js';
import { say } from '../../say.js';
import { MAX_BYTES } from './film-rules.js';
import { uploadFilm } from './films-data.js';

const m = siteEditing.films;

interface UploadFilmProps {
  disabled: boolean;
  onUploaded: (film: OwnerFilm) => void;
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Chooses and uploads one film, with its progress. */
export function UploadFilm({ disabled, onUploaded }: UploadFilmProps) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async (file: File | undefined) => {
    if (!file || running.current) return;
    setError(null);
    if (file.size > MAX_BYTES) return setError(new Error(say(m.tooLarge, { name: file.name })));
    running.current = new AbortController();
    setShare(0);
    window.addEventListener('beforeunload', askBeforeLeaving);
    try {
      onUploaded(await uploadFilm(file, { onProgress: setShare, signal: running.current.signal }));
    } catch (failure) {
      if (!running.current.signal.aborted)
        setError(failure instanceof ApiError ? failure : new Error(m.failed));
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
        accept=".mp4,video/mp4"
        aria-label={m.upload}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      {share === null ? (
        <Button disabled={disabled} onClick={() => input.current?.click()}>
          {m.upload}
        </Button>
      ) : (
        <div role="status">
          <ProgressBar value={share} max={1} aria-label={m.uploading} />
          <Small>{share < 1 ? m.uploading : m.checking}</Small>
          <Button kind="bare" onClick={() => running.current?.abort(new Error('cancelled'))}>
            {m.cancel}
          </Button>
        </div>
      )}
      <ErrorMessage error={error} />
    </>
  );
}
