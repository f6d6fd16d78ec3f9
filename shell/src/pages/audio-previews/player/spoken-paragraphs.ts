import type { SpokenSentence } from '@lectern/api-client';

/** A sentence and its number in the whole. */
export interface PlacedSentence extends SpokenSentence {
  at: number;
}

/** The sentences by their paragraphs. */
export function paragraphsOf(sentences: readonly SpokenSentence[]): PlacedSentence[][] {
  const paragraphs: PlacedSentence[][] = [];
  let isOpen = false;
  for (const [at, sentence] of sentences.entries()) {
    if (isOpen) paragraphs.at(-1)?.push({ ...sentence, at });
    else paragraphs.push([{ ...sentence, at }]);
    isOpen = !sentence.endsParagraph;
  }
  return paragraphs;
}

/** Which sentence is heard; in the pause after one it is still that one. -1 before the first. */
export function sentenceAt(sentences: readonly SpokenSentence[], atSeconds: number): number {
  // A place that was sought may come out a hair earlier.
  return sentences.findLastIndex(({ startMs }) => startMs <= atSeconds * 1000 + 20);
}
