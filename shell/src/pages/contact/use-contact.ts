import { failureText, sendMessage } from '@lectern/api-client';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../layout/toast-store.js';
import { checkMessage, type Message, type Problems } from './check-message.js';
import type { ContactWords } from './contact.page.js';

const fields = ['name', 'email', 'subject', 'message'] as const;

export interface ContactState {
  problems: Problems;
  isSending: boolean;
  isSent: boolean;
  send(event: FormEvent<HTMLFormElement>): void;
  /** The field is being mended. */
  forget(field: keyof Message): void;
  again(): void;
}

export function useContact({ success, failure }: ContactWords['notices']): ContactState {
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const message = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
    const found = checkMessage(message as unknown as Message);
    setProblems(found);
    const first = fields.find((name) => found[name]);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    setSending(true);
    sendMessage(message as unknown as Message)
      .then(
        () => {
          setSent(true);
          showToast({ title: success.title, description: success.text, tone: 'success' });
        },
        (error: unknown) => {
          const description = failureText(error, failure.text);
          showToast({ title: failure.title, description, tone: 'destructive' });
        },
      )
      .finally(() => setSending(false));
  }

  return {
    problems,
    isSending,
    isSent,
    send,
    forget: (field) => setProblems(({ [field]: _mended, ...others }) => others),
    again: () => setSent(false),
  };
}
