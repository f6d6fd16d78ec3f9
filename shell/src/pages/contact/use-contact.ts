import { ApiError, detailOf, failureText, sendMessage } from '@lectern/api-client';
import type { PageWords } from '@lectern/catalogue';
import { randomUuid } from '@lectern/widget-kit';
import { type FormEvent, useState } from 'react';

import { isEmailAddress } from '../../formats/email-address.js';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { readSessionJson, saveInSession } from '../../islands/session-storage.js';
import * as m from '../../messages.en.js';
import { type Conversation, useConversationFromHash } from './use-conversation.js';

const fields = ['name', 'email', 'subject', 'message'] as const;

const entered = (data: FormData, name: string): string => String(data.get(name) ?? '');

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
  failureText: string | null;
  isSending: boolean;
  isSent: boolean;
  /** A new message after a sent one: the button for it has disappeared, so the form takes the focus. */
  isAgain: boolean;
  conversation: Conversation | null;
  send(event: FormEvent<HTMLFormElement>): void;
  forget(field: keyof Message): void;
  again(): void;
  /** Null removes it. */
  attach(conversation: Conversation | null): void;
}

export function useContact({ success, failure }: PageWords<'contact'>['notices']): ContactState {
  const [problems, setProblems] = useState<Problems>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [conversation, attach] = useState<Conversation | null>(null);
  useConversationFromHash((handedOver) => {
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
    const about = entered(data, 'topic');
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
          // Also deletes the saved input (`data-keep`).
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
          setFailed(isBeside ? null : detailOf(error, m.contact.failed));
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

/** Idempotency key of a message: the same for a retry with the same text, also after a reload. */
function messageKey(words: string): string {
  const known = readSessionJson<KeptKey>(keyMemory) ?? lastKey;
  lastKey = known?.words === words ? known : { words, key: randomUuid() };
  saveInSession(keyMemory, JSON.stringify(lastKey));
  return lastKey.key;
}

/** The next message gets a new key, even with the same text. */
function forgetKey(): void {
  lastKey = null;
  saveInSession(keyMemory, null);
}

/** Time since the page became visible, in milliseconds. A prerendered page starts at its activation. */
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

/** Error of a field: true for the page's own text, or the server's text. */
type Problems = Partial<Record<keyof Message, true | string>>;

/** Minimum lengths in characters (specification 1, section 5). */
const minLengths = { name: 2, subject: 5, message: 10 } as const;

export function checkMessage(message: Message): Problems {
  const problems: Problems = {};
  for (const [field, characters] of Object.entries(minLengths) as [keyof typeof minLengths, number][]) {
    if (message[field].trim().length < characters) problems[field] = true;
  }
  if (!isEmailAddress(message.email.trim())) problems.email = true;
  return problems;
}
