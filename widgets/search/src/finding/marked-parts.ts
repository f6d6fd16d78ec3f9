import { fold } from './fold.js';

export interface TextPart {
  text: string;
  isMarked: boolean;
}

/**
 * Where a text holds words, as it is written: folding takes letters away and adds some, so places are counted by the
 * letters of the original.
 * @param words folded
 * @returns for each character of the text whether it belongs to one of the words
 */
export function placesOf(text: string, words: readonly string[]): boolean[] {
  const origins: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = fold(text.charAt(at));
    folded += letter;
    for (let added = 0; added < letter.length; added += 1) origins.push(at);
  }
  const places = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length - 1;
      places.fill(true, origins[at], (origins[end] ?? text.length) + 1);
    }
  }
  return places;
}

/** A text in parts, of which those are marked that the words name. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  placesOf(text, words).forEach((isMarked, at) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMarked });
  });
  return parts;
}
