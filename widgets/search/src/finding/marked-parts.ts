import { placesOf } from './word-ranges.js';

interface TextPart {
  text: string;
  isMarked: boolean;
}

export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  placesOf(text, words).forEach((isMarked, at) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMarked });
  });
  return parts;
}
