import { failureText, requestDownload } from '@lectern/api-client';
import type { FreeDownload } from '@lectern/catalogue';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmailAddress } from '../../email-address.js';
import { showToast } from '@lectern/ui/toast';
import type { DownloadsWords } from './downloads.words.js';

/** How long after the answer the browser's own download begins. */
const startAfterMs = 1000;

export type DownloadStep = { name: 'entry' } | { name: 'processing' } | { name: 'starting'; url: string };

/** From the address to the file. */
export function useDownload(
  { id, bookId, fileName }: FreeDownload,
  { ready, failure }: DownloadsWords['notices'],
) {
  const [step, setStep] = useState<DownloadStep>({ name: 'entry' });
  const [isEmailWrong, setEmailWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function startLater(url: string): void {
    timer.current = setTimeout(() => {
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    }, startAfterMs);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isWrong = !isEmailAddress(email);
    setEmailWrong(isWrong);
    if (isWrong) return event.currentTarget.querySelector('input')?.focus();
    setStep({ name: 'processing' });
    requestDownload({ email, fileName: id, ...(bookId ? { bookId } : {}) }).then(
      ({ downloadUrl }) => {
        setStep({ name: 'starting', url: downloadUrl });
        showToast({ title: ready.title, description: ready.text, tone: 'success' });
        startLater(downloadUrl);
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        const description = failureText(error, failure.text);
        showToast({ title: failure.title, description, tone: 'destructive' });
      },
    );
  }

  return { step, isEmailWrong, submit, mend: () => setEmailWrong(false) };
}
