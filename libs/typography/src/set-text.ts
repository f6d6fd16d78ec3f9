import { quotationMarks } from './quotation-marks.js';

const OPENS_AFTER = /[\s([{\u2013\u2014]/;

/**
 * Converts plain punctuation to typographic: quotation marks of the language, apostrophes, dashes from `--`
 * and `---`, the ellipsis, and a no-break space in a reference such as "Psalm 46:10".
 *
 * @param language BCP 47, such as `de` or `de-CH`
 * @param before the paragraph in front of `source`, already converted: it decides whether a mark opens or closes
 */
export function setText(source: string, language: string, before = ''): string {
  const { open, close, innerOpen, innerClose, elision } = quotationMarks(language);
  const characters = [
    ...source
      .replaceAll('...', '\u2026')
      .replaceAll('---', '\u2014')
      .replaceAll('--', '\u2013')
      .replace(/(\p{L}\.?) (?=\d+:\d)/gu, '$1\u00A0'),
  ];
  const opens = (out: string): boolean =>
    OPENS_AFTER.test(out.at(-1) ?? ' ') || out.endsWith(open) || out.endsWith(innerOpen);
  let isInnerOpen = before.lastIndexOf(innerOpen) > before.lastIndexOf(innerClose);
  let out = before;
  for (const [index, character] of characters.entries()) {
    if (character === '"') out += opens(out) ? open : close;
    else if (character !== "'") out += character;
    else if (opens(out) && !elision?.test(characters.slice(index + 1).join(''))) {
      out += innerOpen;
      isInnerOpen = true;
    } else if (isInnerOpen && !/^\p{L}/u.test(characters[index + 1] ?? '')) {
      out += innerClose;
      isInnerOpen = false;
    } else out += '\u2019';
  }
  return out.slice(before.length);
}
