import { type FoldedText, foldWithPositions, originalRange } from '@lectern/text-folding';

const joiners = /['-]/g;

/** Removes apostrophes and hyphens from folded text: "dont" finds "don't", "selfcare" finds "self-care". */
export const withoutJoiners = (folded: string): string => folded.replace(joiners, '');

function withoutJoinersOf({ folded, positions }: FoldedText): FoldedText {
  const kept = Array.from(folded, (_, at) => at).filter((at) => !/['-]/.test(folded.charAt(at)));
  return {
    folded: withoutJoiners(folded),
    positions: [...kept.map((at) => positions[at] ?? 0), positions.at(-1) ?? 0],
  };
}

/** For each UTF-16 unit of the text, whether it belongs to a match. `words` are folded. */
export function placesOf(text: string, words: readonly string[]): boolean[] {
  const places = new Array<boolean>(text.length).fill(false);
  const whole = foldWithPositions(text);
  const joined = withoutJoinersOf(whole);
  const mark = (within: FoldedText, word: string): void => {
    if (word === '') return;
    for (let at = within.folded.indexOf(word); at >= 0; at = within.folded.indexOf(word, at + word.length)) {
      const { start, end } = originalRange(within, at, at + word.length);
      places.fill(true, start, end);
    }
  };
  for (const word of words) {
    if (whole.folded.includes(word)) mark(whole, word);
    else mark(joined, withoutJoiners(word));
  }
  return places;
}
