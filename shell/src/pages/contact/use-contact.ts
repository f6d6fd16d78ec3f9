import { ApiError, detailOf, failureText, sendMessage } from '@lectern/api-client';
import type { PageWords } from '@lectern/catalogue';
import { randomUuid } from '@lectern/widget-kit';
import { type FormEvent, useState } from 'react';

import { isEmailAddress } from '../../formats/email-address.js';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { readSessionJson, saveInSession } from '../../islands/session-storage.js';
import { messageNotSent } from '../../messages.en.js';
import { type Conversation, useHandedOver } from './use-conversation.js';

type Topic = NonNullable<Parameters<typeof sendMessage>[0]['topic']>;

const fields = ['name', 'email', 'subject', 'message'] as const;

const entered = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** What the server has to say of single fields, where it does. */
function problemsIn(error: unknown): Problems {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    fields.flatMap((name) => {
      const found = errors.find(({ field }) => field === name);
      return found ? [[name, found.message] as const] : [];
    }),
  );
}

export interface ContactState {
  problems: Problems;
  /** Why the last try failed, for as long as that is so. */
  failureText: string | null;
  isSending: boolean;
  isSent: boolean;
  /** Another message follows one that was sent: the button that asked for it is gone, and the focus goes on with the form. */
  isAgain: boolean;
  /** That stands in the message. */
  conversation: Conversation | null;
  send(event: FormEvent<HTMLFormElement>): void;
  /** The field is being mended. */
  forget(field: keyof Message): void;
  again(): void;
  /** Null takes it away. */
  attach(conversation: Conversation | null): void;
}

export function useContact({ success, failure }: PageWords<'contact'>['notices']): ContactState {
  const [problems, setProblems] = useState<Problems>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [conversation, attach] = useState<Conversation | null>(null);
  useHandedOver((handedOver) => {
    // Another conversation wants another form.
    setSent(false);
    attach(handedOver);
  });

  function show(found: Problems, form: HTMLFormElement): boolean {
    setProblems(found);
    const first = fields.find((name) => found[name]);
    if (first) (form.elements.namedItem(first) as HTMLElement).focus();
    return first !== undefined;
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const message = Object.fromEntries(
      fields.map((name) => [name, entered(data, name)]),
    ) as unknown as Message;
    if (show(checkMessage(message), form)) return;
    const homepage = entered(data, 'homepage');
    setSending(true);
    setFailed(null);
    dropToasts();
    const about = entered(data, 'topic') as Topic;
    const topic = about === 'other' ? {} : { topic: about };
    sendMessage(
      {
        ...message,
        ...topic,
        ...(homepage && { homepage }),
        writingTimeMs: Math.round(shownForMs()),
      },
      messageKey(JSON.stringify([message, about])),
    )
      .then(
        () => {
          // What is kept of it is forgotten.
          form.reset();
          forgetKey();
          attach(null);
          setSent(true);
          showToast({ title: success.title, description: success.text, tone: 'success' });
        },
        (error: unknown) => {
          const description = failureText(error, failure.text);
          showToast({ title: failure.title, description, tone: 'destructive' });
          const isBeside = show(problemsIn(error), form);
          setFailed(isBeside ? null : detailOf(error, messageNotSent));
        },
      )
      .finally(() => setSending(false));
  }

  return {
    problems,
    failureText: failed,
    isSending,
    isSent,
    isAgain,
    conversation,
    send,
    forget: (field) => setProblems(({ [field]: _mended, ...others }) => others),
    again: () => {
      setSent(false);
      setAgain(true);
    },
    attach,
  };
}

const keyMemory = 'contact.key';

interface KeptKey {
  words: string;
  key: string;
}

let lastKey: KeptKey | null = null;

/** The idempotency key of a message: the same for another try with the same words, even after a reload. */
function messageKey(words: string): string {
  const known = readSessionJson<KeptKey>(keyMemory) ?? lastKey;
  lastKey = known?.words === words ? known : { words, key: randomUuid() };
  saveInSession(keyMemory, JSON.stringify(lastKey));
  return lastKey.key;
}

/** The next message is another one, even with the same words. */
function forgetKey(): void {
  lastKey = null;
  saveInSession(keyMemory, null);
}

/** Since when the page is seen, which the browser may have drawn ahead of that. */
function shownForMs(): number {
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return performance.now() - (arrival?.activationStart ?? 0);
}

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What is wrong with a field: true for the page's own sentence, or what the server says of it. */
type Problems = Partial<Record<keyof Message, true | string>>;

/** Least characters of each (document 1, section 5 of the specification). */
const least = { name: 2, subject: 5, message: 10 } as const;

/** What the server would refuse, found before it is asked. */
export function checkMessage(message: Message): Problems {
  const problems: Problems = {};
  for (const [field, characters] of Object.entries(least) as [keyof typeof least, number][]) {
    if (message[field].trim().length < characters) problems[field] = true;
  }
  if (!isEmailAddress(message.email.trim())) problems.email = true;
  return problems;
}
