import { ApiError } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { ProgressBar, Small } from '../components/index.js';
import { audio as m } from '../messages.js';
import { say } from '../say.js';
import { reloadRecordings, uploadRecording } from './own-recordings-data.js';

const MAX_BYTES = 60 * 1_024 ** 2;

interface UploadRecordingProps {
  bookId: string;
  title: string;
  onUploaded: (id: string) => void;
}

/** Chooses and uploads one recording, with its progress. */
export function UploadRecording({ bookId, title, onUploaded }: UploadRecordingProps) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async (file: File | undefined) => {
    if (!file || running.current) return;
    setError(null);
    if (file.size > MAX_BYTES) return setError(new Error(say(m.own.tooLarge, { name: file.name })));
    running.current = new AbortController();
    setShare(0);
    try {
      const { signal } = running.current;
      onUploaded((await uploadRecording(bookId, file, { onProgress: setShare, signal })).id);
      await reloadRecordings();
    } catch (failure) {
      if (!running.current.signal.aborted)
        setError(failure instanceof ApiError ? failure : new Error(m.own.failed));
    } finally {
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
        accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
        aria-label={say(m.own.uploadLabel, { title })}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      {share === null ? (
        <span>
          <Button aria-label={say(m.own.uploadLabel, { title })} onClick={() => input.current?.click()}>
            {m.own.upload}
          </Button>
        </span>
      ) : (
        <div role="status">
          <ProgressBar value={share} max={1} aria-label={m.own.uploading} />
          <Small>{share < 1 ? m.own.uploading : m.own.checking}</Small>
          <Button kind="bare" onClick={() => running.current?.abort(new Error('cancelled'))}>
            {m.own.cancel}
          </Button>
        </div>
      )}
      <ErrorMessage error={error} />
    </>
  );
}
