import { type FontChoice, fontPieces, textRuns, type TextRun as Run } from '@lectern/typography/fonts';

import { type Cut, type FontFile, fontFor, mainFont } from './font-files.js';

export type TextRun = Run<FontFile>;

export interface TextLine {
  /** In reading order. */
  text: string;
  runs: readonly TextRun[];
}

const MISSING = '…';

/** Invisible characters, such as direction controls, but not joiners. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ').replace(INVISIBLE, '');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const fontsOf = (cut: Cut): FontChoice<FontFile> => ({
  main: mainFont(cut),
  find: (text) => fontFor(text, cut),
});

/** Whether the fonts have all characters of a text, except emoji. */
export const isPrintable = (text: string, cut: Cut = 'text'): boolean =>
  text.split(/\r\n?|\n/).every((line) => !fontPieces(tidy(line), fontsOf(cut)).includes(undefined));

function printable(text: string, cut: Cut): string {
  const pieces = fontPieces(tidy(text), fontsOf(cut));
  return pieces
    .filter((piece, at) => piece ?? pieces[at - 1] ?? at === 0)
    .map((piece) => piece?.text ?? MISSING)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

export const lineOf = (text: string, cut: Cut, paragraph: string): TextLine => ({
  text,
  runs: textRuns(text, fontsOf(cut), paragraph),
});

/** In points. */
export const widthOf = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { font: { font }, text }) => {
    const { advanceWidth } = font.layout(text);
    return sum + (advanceWidth / font.unitsPerEm) * size;
  }, 0);

/**
 * Breaks a paragraph into lines, between words or within a word that is longer than a line.
 * @param width in points
 */
export function textLines(paragraph: string, cut: Cut, size: number, width: number): TextLine[] {
  const text = printable(paragraph, cut);
  const measure = (part: string) => widthOf(lineOf(part, cut, text).runs, size);
  const space = measure(' ');
  const lines: { text: string; width: number }[] = [{ text: '', width: 0 }];
  const add = (part: string, before: string) => {
    const last = lines.at(-1);
    const partWidth = measure(part);
    const longer = (last?.width ?? 0) + (before ? space : 0) + partWidth;
    if (last?.text === '') lines[lines.length - 1] = { text: part, width: partWidth };
    else if (last && longer <= width)
      lines[lines.length - 1] = { text: last.text + before + part, width: longer };
    else lines.push({ text: part, width: partWidth });
  };
  for (const word of text.split(' ')) {
    if (measure(word) <= width) add(word, ' ');
    else
      for (const [at, { segment }] of [...segmenter.segment(word)].entries())
        add(segment, at === 0 ? ' ' : '');
  }
  return lines.map((line) => lineOf(line.text, cut, text));
}

/** Distance from the top of a line to its baseline, and line height, in points. */
export function lineMetrics(cut: Cut, size: number): { ascent: number; height: number } {
  const { ascent, descent, lineGap, unitsPerEm } = mainFont(cut).font;
  return {
    ascent: (ascent / unitsPerEm) * size,
    height: ((ascent - descent + lineGap) / unitsPerEm) * size,
  };
}
