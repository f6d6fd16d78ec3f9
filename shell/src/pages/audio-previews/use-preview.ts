import type { SpokenPreview, StoredPreview } from '@lectern/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropToasts } from '@lectern/ui/toast';
import { useSearch } from '../../islands/address.js';
import type { MakerWords } from './audio-previews.words.js';
import { followPreview } from './follow-preview.js';
import { requestPreview, cancelPreview, fetchPreview } from './preview-calls.js';
import { useNotices } from './use-notices.js';
import { authorVoice } from './preview-rules.js';
import { queryIn, replaceAddress } from './preview-address.js';
import { type PreviewFailure, previewFailure } from './preview-failure.js';
import {
  readyPreview,
  idleStage,
  type Choice,
  isUnderWay,
  type OpenPreview,
  type PreviewStage,
} from './preview-stage.js';
import { readSession, saveInSession } from '../../islands/session-storage.js';

/** Its id is in the address, so that a reload, Back or a shared link opens the same preview. */
export function usePreview(words: MakerWords) {
  const { books } = words.generator;
  const [stage, setStage] = useState<PreviewStage>(idleStage);
  const { tell, noticeOf } = useNotices(words);
  /** Id of the current preview; updates of others are ignored. */
  const currentId = useRef<string | null>(null);
  const isAsking = useRef(false);
  /** Requested in this tab: a notice appears when it is ready. */
  const isOwn = useRef(false);
  const isAskedHere = useRef(false);
  const endFollowing = useRef<() => void>(undefined);

  const show = (opened: OpenPreview) => setStage({ ...opened, isAskedHere: isAskedHere.current });
  const turnTo = (id: string | null) => {
    endFollowing.current?.();
    endFollowing.current = undefined;
    currentId.current = id;
  };
  const writeChoice = ({ bookTitle, voice }: Choice, previewId: string | null) => {
    const bookId = books.find(({ title }) => title === bookTitle)?.bookId ?? null;
    replaceAddress({ bookId, voice, previewId });
  };
  const rest = (choice: Choice, note: 'cancelled' | 'gone' | null, failure?: PreviewFailure) => {
    turnTo(null);
    writeChoice(choice, null);
    setStage({ at: 'rest', note, trouble: failure ? noticeOf(failure) : null });
    if (failure) tell(failure);
  };

  function hear(news: SpokenPreview, beginsAtOnce = false): void {
    const { id, status, bookTitle, voiceType } = news;
    const heard = { bookTitle, voice: voiceType };
    if (status === 'failed') return rest(heard, null, previewFailure(news.failure));
    if (status === 'cancelled') return rest(heard, 'gone');
    if (status !== 'ready') {
      show({ at: 'making', choice: heard, making: news, isAway: false });
      return follow(id, news.eventsUrl, heard);
    }
    const preview = readyPreview(news);
    if (!preview) return rest(heard, 'gone');
    endFollowing.current?.();
    show({ at: 'ready', choice: heard, preview, beginsAtOnce });
    if (isOwn.current && voiceType !== authorVoice) tell('generated');
  }

  function follow(id: string, eventsUrl: string, choice: Choice): void {
    if (endFollowing.current) return;
    endFollowing.current = followPreview(id, eventsUrl, {
      onNews: (news) => {
        if (currentId.current === id) hear(news);
      },
      onAway: (isAway) =>
        setStage((before) =>
          'isAway' in before && before.isAway !== isAway ? { ...before, isAway } : before,
        ),
      onGone: () => rest(choice, 'gone'),
    });
  }

  async function open(id: string, choice: Choice, beginsAtOnce: boolean): Promise<void> {
    turnTo(id);
    isOwn.current = readSession(`preview.wish.${id}`) !== null;
    show({ at: 'opening', choice, isAway: false });
    const news = await fetchPreview(id).catch(() => undefined);
    if (currentId.current !== id) return;
    if (news === null) return rest(choice, 'gone');
    if (news) {
      if (news.status === 'ready') isOwn.current = false;
      return hear(news, beginsAtOnce);
    }
    show({ at: 'opening', choice, isAway: true });
    follow(id, `/api/audio-preview/${encodeURIComponent(id)}/events`, choice);
  }

  async function generate(choice: Choice): Promise<void> {
    if (isAsking.current || isUnderWay(stage)) return;
    if (!choice.bookTitle || !choice.voice) return tell({ failure: 'missing_selection' });
    turnTo(null);
    dropToasts();
    isAsking.current = true;
    isAskedHere.current = true;
    show({ at: 'asking', choice, isAway: false });
    const outcome = await requestPreview(choice.bookTitle, choice.voice);
    if (!isAsking.current) return;
    isAsking.current = false;
    if ('failure' in outcome) return rest(choice, null, outcome);
    const { id, wish } = outcome.wanted;
    turnTo(id);
    isOwn.current = true;
    if (wish) saveInSession(`preview.wish.${id}`, wish);
    writeChoice(choice, id);
    return hear(outcome.wanted);
  }

  /** Cancels the request. A visitor who came by a link has no request and only stops following. */
  function cancel({ id }: SpokenPreview, choice: Choice): void {
    const wish = readSession(`preview.wish.${id}`);
    rest(choice, 'cancelled');
    if (wish) void cancelPreview(id, wish);
  }

  function listenTo({ id, bookTitle, voiceType }: StoredPreview): void {
    const choice = { bookTitle, voice: voiceType };
    isAskedHere.current = true;
    void open(id, choice, true);
    writeChoice(choice, id);
  }

  const { bookId, voice, previewId } = queryIn(useSearch());
  const meet = useEffectEvent((id: string | null) => {
    // If the address has changed since, its own effect loads that preview.
    if (id !== queryIn(location.search).previewId) return;
    if (id === currentId.current || isAsking.current) return;
    if (id === null) {
      turnTo(null);
      return setStage(idleStage);
    }
    const bookTitle = books.find((book) => book.bookId === bookId)?.title ?? '';
    isAskedHere.current = false;
    void open(id, { bookTitle, voice: voice ?? '' }, false);
  });
  useEffect(() => meet(previewId), [previewId]);
  useEffect(
    () => () => {
      endFollowing.current?.();
      currentId.current = null;
      isAsking.current = false;
    },
    [],
  );

  return { stage, tell, generate, cancel, listenTo };
}
