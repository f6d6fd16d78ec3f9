import type { DeskProduct, UploadOptions } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export const wasCancelled = (error: unknown): boolean => error instanceof Cancelled;

interface Upload<Wanted> {
  send: (wanted: Wanted, options: UploadOptions) => Promise<DeskProduct>;
  onDone: (product: DeskProduct) => void;
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
