import { ApiError, type Broadcast } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import { showSuccess, showToast } from '../components/index.js';
import {
  type DraftText,
  findUnsaved,
  forgetUnsaved,
  keepUnsaved,
  cacheBroadcast,
  refetchBroadcast,
} from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

const blank: DraftText = { subject: '', body: '', topic: null, version: 0 };

const wordsOf = ({ subject, body, topic, version }: Broadcast): DraftText => ({
  ...{ subject, body, topic: topic as DraftText['topic'], version },
});

/** The server trims a text and stores hard breaks as two spaces at line ends. */
const bare = (body: string): string =>
  body
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

const isSame = (one: DraftText, other: DraftText): boolean =>
  one.subject.trim() === other.subject.trim() &&
  bare(one.body) === bare(other.body) &&
  one.topic === other.topic;

interface Draft {
  words: DraftText;
  isChanged: boolean;
  write: (change: Partial<DraftText>) => void;
  /** Records a save; text typed in the meantime stays unsaved. */
  saved: (broadcast: Broadcast) => void;
  /**
   * Resolves a conflict: takes the other window's text, or only its version number and keeps the text here.
   */
  takeUp: (broadcast: Broadcast, whose: 'theirs' | 'mine') => void;
}

/** Text in the editor of a broadcast; survives a visit to another page. */
export function useDraftText(broadcast: Broadcast | undefined): Draft {
  const id = broadcast?.id;
  const [base, setBase] = useState(broadcast ? wordsOf(broadcast) : blank);
  const [words, setWords] = useState(() => findUnsaved(id) ?? base);
  const isChanged = !isSame(words, base);
  if (broadcast && broadcast.version > base.version && !isChanged) {
    setBase(wordsOf(broadcast));
    setWords(wordsOf(broadcast));
  }
  useEffect(() => {
    if (isChanged) keepUnsaved(id, words);
    else forgetUnsaved(id);
  }, [id, words, isChanged]);
  return {
    words,
    isChanged,
    write: (change) => setWords((now) => ({ ...now, ...change })),
    saved: (now) => {
      forgetUnsaved(id);
      setBase(wordsOf(now));
      setWords((mine) => ({ ...mine, version: now.version }));
    },
    takeUp: (now, whose) => {
      setBase(wordsOf(now));
      setWords((mine) => (whose === 'theirs' ? wordsOf(now) : { ...mine, version: now.version }));
    },
  };
}

type Missing = Partial<Record<'subject' | 'body', string>>;

function missingIn({ subject, body }: DraftText): Missing {
  return {
    ...(subject.trim() ? {} : { subject: m.editor.errors.subject }),
    ...(body.trim() ? {} : { body: m.editor.errors.body }),
  };
}

const saveDraft = (id: string | undefined, { version, subject, body, topic }: DraftText) =>
  id
    ? api.PUT('/api/admin/broadcasts/{id}', {
        params: { path: { id } },
        body: { subject, body, topic, version },
      })
    : api.POST('/api/admin/broadcasts', { body: { subject, body, topic } });

export function useDraftActions(
  broadcast: Broadcast | undefined,
  { words, isChanged, saved, takeUp }: Draft,
) {
  const [, navigate] = useLocation();
  const [hasTried, setHasTried] = useState(false);
  const missing = hasTried ? missingIn(words) : {};
  const saving = useMutation({
    mutationFn: () => saveDraft(broadcast?.id, words),
    onSuccess: (now) => {
      saved(now);
      cacheBroadcast(now);
      if (!broadcast) navigate(`/${now.id}`, { replace: true });
    },
  });
  const testing = useMutation({
    mutationFn: (id: string) => api.POST('/api/admin/broadcasts/{id}/test', { params: { path: { id } } }),
    onSuccess: ({ isKept }) =>
      isKept
        ? showToast({
            title: m.editor.test.kept.title,
            description: m.editor.test.kept.text,
            tone: 'neutral',
          })
        : showSuccess(m.editor.test.sent.title, m.editor.test.sent.text),
  });

  /**
   * Saves unsaved changes.
   * @returns the saved broadcast; undefined if saving failed
   */
  async function keep(): Promise<Broadcast | undefined> {
    testing.reset();
    const wanting = missingIn(words);
    setHasTried(Object.keys(wanting).length > 0);
    const [first] = Object.keys(wanting);
    if (first) {
      const field =
        first === 'body' ? `[name="body"], [role="textbox"][aria-multiline]` : `[name="${first}"]`;
      document.querySelector<HTMLElement>(field)?.focus();
      return undefined;
    }
    if (broadcast && !isChanged) return broadcast;
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
    /** The action in progress or waiting for confirmation; it blocks the others. */
    busy,
    conflict,
    error: failure,
    keep,
    test,
    save: async () => {
      if (isChanged && busy === null) await keep();
    },
    /** After a conflict: loads the broadcast from the server. */
    takeUp: async (whose: 'theirs' | 'mine') => {
      if (!broadcast) return;
      takeUp(await refetchBroadcast(broadcast.id), whose);
      saving.reset();
    },
  };
}
