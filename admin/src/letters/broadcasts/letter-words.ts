import type { Broadcast } from '@lectern/api-client/admin';
import { useEffect, useState } from 'react';
import { type DraftWords, findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved-words.js';

const blank: DraftWords = { subject: '', body: '', topic: null, version: 0 };

const wordsOf = ({ subject, body, topic, version }: Broadcast): DraftWords => ({
  ...{ subject, body, topic, version },
});

/** Spaces around a text are not kept, so they are no change. */
const isSame = (one: DraftWords, other: DraftWords): boolean =>
  one.subject.trim() === other.subject.trim() &&
  one.body.trim() === other.body.trim() &&
  one.topic === other.topic;

export interface LetterWords {
  words: DraftWords;
  /** Whether there is something that the server does not know. */
  isChanged: boolean;
  write: (change: Partial<DraftWords>) => void;
  /** The server has this now; what was written meanwhile stays. */
  saved: (letter: Broadcast) => void;
  /** Takes up what another window has saved: its words, or its version alone under the words that stand here. */
  takeUp: (letter: Broadcast, whose: 'theirs' | 'mine') => void;
}

/** What stands in the editor of a letter. Nothing of it is lost by going to another page and coming back. */
export function useLetterWords(letter: Broadcast | undefined): LetterWords {
  const id = letter?.id;
  const [base, setBase] = useState(letter ? wordsOf(letter) : blank);
  const [words, setWords] = useState(() => findUnsaved(id) ?? base);
  const isChanged = !isSame(words, base);
  if (letter && letter.version > base.version && !isChanged) {
    setBase(wordsOf(letter));
    setWords(wordsOf(letter));
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
