import type { AdminProduct, UploadOptions } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, VisuallyHidden } from '../components/index.js';
import { say } from '../say.js';
import { messages } from '../messages.js';

const m = messages.products;

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export const wasCancelled = (error: unknown): boolean => error instanceof Cancelled;

interface Upload<Wanted> {
  send: (wanted: Wanted, options: UploadOptions) => Promise<AdminProduct>;
  onDone: (product: AdminProduct) => void;
  onFailed?: (error: Error) => void;
}

/** A form with files on its way: how far it is, from 0 to 1, and a way to break it off. */
export function useUpload<Wanted>({ send, onDone, onFailed }: Upload<Wanted>) {
  const [share, setShare] = useState(0);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(new Cancelled()), []);
  const sending = useMutation({
    mutationFn: (wanted: Wanted) => {
      setShare(0);
      under.current = new AbortController();
      return send(wanted, { onProgress: setShare, signal: under.current.signal });
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!wasCancelled(error)) onFailed?.(error);
    },
  });
  return { sending, share, cancel: () => under.current?.abort(new Cancelled()) };
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
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** How far an upload is; when all has arrived, the files are looked into, which takes a moment. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const isThere = share >= 1;
  return (
    <Frame>
      <p aria-hidden="true">{isThere ? m.allHasArrivedFiles : say(m.hasArrived, { percent })}</p>
      <progress aria-label={m.howFarFilesAre} {...(isThere ? {} : { value: share, max: 1 })} />
      <Button onClick={onCancel}>{m.cancel}</Button>
      <VisuallyHidden role="status">{isThere ? m.filesAreBeingLooked : m.filesAreOnTheir}</VisuallyHidden>
    </Frame>
  );
}
