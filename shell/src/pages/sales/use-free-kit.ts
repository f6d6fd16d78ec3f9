import { failureText, requestDownload } from '@lectern/api-client';
import { type FormEvent, useState } from 'react';
import { showToast } from '@lectern/ui/toast';
import type { FreeKitWords } from './free-kit-form.js';

export type FreeKitStep = { name: 'entry' } | { name: 'asking' } | { name: 'given'; url: string };

/** From a name and an address to the kit: asked for once, opened in a new tab, and linked for whoever sees no tab. */
export function useFreeKit({ downloadType, missingText, notices }: FreeKitWords) {
  const [step, setStep] = useState<FreeKitStep>({ name: 'entry' });
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (description: string) =>
    showToast({ title: notices.failure.title, description, tone: 'destructive' });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const [name = '', email = ''] = ['name', 'email'].map((field) => String(entered.get(field) ?? '').trim());
    if (!name || !email) {
      setProblem(missingText);
      fail(missingText);
      form.querySelector<HTMLInputElement>(name ? '[name=email]' : '[name=name]')?.focus();
      return;
    }
    setStep({ name: 'asking' });
    requestDownload({ email, name, downloadType }).then(
      ({ downloadUrl }) => {
        setStep({ name: 'given', url: downloadUrl });
        showToast({ title: notices.ready.title, description: notices.ready.text, tone: 'success' });
        window.open(downloadUrl, '_blank', 'noopener');
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        fail(failureText(error, notices.failure.text));
      },
    );
  }

  return { step, problem, submit, mend: () => setProblem(null) };
}
