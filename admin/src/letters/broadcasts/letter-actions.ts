import {
  ApiError,
  type Broadcast,
  changeBroadcast,
  createBroadcast,
  testBroadcast,
} from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../data.js';
import { showToast } from '../../parts/index.js';
import { nowStands, readAgain } from './broadcast-data.js';
import type { LetterWords } from './letter-words.js';
import type { DraftWords } from './unsaved-words.js';

type Missing = Partial<Record<'subject' | 'body', string>>;

function missingIn({ subject, body }: DraftWords): Missing {
  return {
    ...(subject.trim() ? {} : { subject: 'Please give the letter a subject.' }),
    ...(body.trim() ? {} : { body: 'Please write the letter.' }),
  };
}

const keepWords = (id: string | undefined, { version, subject, body, topic }: DraftWords) =>
  id ? changeBroadcast(id, version, { subject, body, topic }) : createBroadcast({ subject, body, topic });

/** What can be done with a draft. */
export function useLetterActions(
  letter: Broadcast | undefined,
  { words, isChanged, saved, takeUp }: LetterWords,
) {
  const [, navigate] = useLocation();
  const [hasTried, setHasTried] = useState(false);
  const missing = hasTried ? missingIn(words) : {};
  const saving = useMutation({
    mutationFn: () => keepWords(letter?.id, words),
    onSuccess: (now) => {
      saved(now);
      nowStands(now);
      if (!letter) navigate(`/${now.id}`, { replace: true });
    },
  });
  const testing = useMutation({
    mutationFn: testBroadcast,
    onSuccess: () =>
      showToast({
        title: 'A copy is on its way to you',
        description: 'Look at it in your own mailbox, on your phone too.',
        tone: 'success',
      }),
  });

  /** Saves what there is to save. @returns how the letter stands then; undefined where that cannot be */
  async function keep(): Promise<Broadcast | undefined> {
    testing.reset();
    const wanting = missingIn(words);
    setHasTried(Object.keys(wanting).length > 0);
    const [first] = Object.keys(wanting);
    if (first) {
      document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
      return undefined;
    }
    if (letter && !isChanged) return letter;
    return saving.mutateAsync().catch(() => undefined);
  }

  async function test(): Promise<void> {
    const kept = await keep();
    if (kept) await testing.mutateAsync(kept.id).catch(() => undefined);
  }

  const failure = saving.error ?? testing.error;
  const conflict =
    saving.error instanceof ApiError && saving.error.status === 409 ? saving.error.detail : null;
  const isBusyWith: readonly (readonly [what: 'save' | 'test' | 'conflict', is: boolean])[] = [
    ['save', saving.isPending],
    ['test', testing.isPending],
    ['conflict', conflict !== null],
  ];
  const busy = isBusyWith.find(([, is]) => is)?.[0] ?? null;
  return {
    missing,
    /** What is under way, or waits for her answer: nothing else can be done meanwhile. */
    busy,
    conflict,
    trouble: failure ? sentenceOf(failure) : null,
    keep,
    test,
    save: async () => {
      if (isChanged && busy === null) await keep();
    },
    /** After a conflict: takes up how the letter stands on the server. */
    takeUp: async (whose: 'theirs' | 'mine') => {
      if (!letter) return;
      takeUp(await readAgain(letter.id), whose);
      saving.reset();
    },
  };
}
