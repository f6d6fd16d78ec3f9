import { beforeNames, beforeNumbers, beginnings, shortened } from './abbreviations.js';

export interface Sentence {
  text: string;
  /** Ends a paragraph: a longer breath follows. */
  endsParagraph: boolean;
}

/** A full stop, question mark or ellipsis, whatever closes after it, and the space before what may begin a sentence. */
const possibleEnd = /(?:[.!?…]+)["'”’)\]*_]*\s+(?=["'“‘([*_]*[\p{Lu}\d])/gu;

/** The sentences of a text in their order. Paragraphs without a word are left out. */
export function sentencesOf(paragraphs: readonly string[]): Sentence[] {
  return paragraphs.flatMap((paragraph) => {
    const texts = split(paragraph.replace(/\s+/g, ' ').trim());
    return texts.map((text, index) => ({ text, endsParagraph: index === texts.length - 1 }));
  });
}

function split(paragraph: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    if (!endsSentence(paragraph.slice(start, match.index), match[0].trim(), paragraph.slice(end))) continue;
    found.push(paragraph.slice(start, end).trim());
    start = end;
  }
  found.push(paragraph.slice(start).trim());
  return withWords(found);
}

function endsSentence(before: string, mark: string, after: string): boolean {
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const isQuoted = mark.length > 1;
  // The number of a list.
  if (/^\d+$/.test(before.trim())) return false;
  const [word = ''] = /[^\s"'“‘([*_—–-]*$/.exec(before) ?? [];
  if (beforeNames.has(word)) return isQuoted;
  if (beforeNumbers.has(word) && /^\d/.test(after)) return isQuoted;
  const next = /^["'“‘([*_]*(\S*?)[.,;:!?]?(\s|$)/.exec(after)?.[1] ?? '';
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I';
  if (isInitial || shortened.has(word)) return isQuoted || beginnings.has(next);
  return true;
}

/** What has no letter and no digit is said with what stands before it. */
function withWords(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text);
    else if (text !== '' && found.length > 0) found[found.length - 1] += ` ${text}`;
  }
  return found;
}
