import type { Cut } from './font-files.js';
import { isPrintable, lineOf, type TextLine, textLines, widthOf } from './text-runs.js';

/** A part of a paragraph in one font style. */
export interface Span {
  text: string;
  cut: Cut;
}

type Word = readonly Span[];

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Words of a paragraph, each with the parts that it is set in. */
function wordsOf(spans: readonly Span[]): Word[] {
  const words: Span[][] = [[]];
  for (const { text, cut } of spans)
    for (const [at, part] of text.split(/\s+/).entries()) {
      if (at > 0) words.push([]);
      if (part !== '') words.at(-1)?.push({ text: part, cut });
    }
  return words.filter((word) => word.length > 0);
}

/** Joins parts of one style, since each part is laid out by itself. */
function joined(words: readonly Word[]): Span[] {
  const parts: Span[] = [];
  for (const [at, word] of words.entries())
    for (const [index, { text, cut }] of word.entries()) {
      const last = parts.at(-1);
      const before = at > 0 && index === 0 ? ' ' : '';
      if (last?.cut === cut) last.text += before + text;
      else parts.push({ text: before + text, cut });
    }
  return parts;
}

/**
 * Breaks a paragraph with several font styles into lines.
 * @param width in points
 */
export function spanLines(spans: readonly Span[], size: number, width: number): TextLine[] {
  const text = textOfSpans(spans);
  const cuts = new Set(spans.map(({ cut }) => cut));
  const [main = 'text'] = cuts;
  const isPlain = cuts.size < 2 || RIGHT_TO_LEFT.test(text);
  if (isPlain || !spans.every((span) => isPrintable(span.text, span.cut)))
    return textLines(text, isPlain ? main : 'text', size, width);
  const measure = (words: readonly Word[]) =>
    joined(words).reduce((sum, { text: part, cut }) => sum + widthOf(lineOf(part, cut, text).runs, size), 0);
  const space = widthOf(lineOf(' ', 'text', text).runs, size);
  const lines: Word[][] = [];
  let used = Infinity;
  for (const word of wordsOf(spans)) {
    const wordWidth = measure([word]);
    if (used + space + wordWidth > width) {
      lines.push([word]);
      used = wordWidth;
    } else {
      lines.at(-1)?.push(word);
      used += space + wordWidth;
    }
  }
  return lines.map((words) => {
    const parts = joined(words);
    return {
      text: textOfSpans(parts),
      runs: parts.flatMap(({ text: part, cut }) => lineOf(part, cut, text).runs),
    };
  });
}
