const OPENS_AFTER = /[\s([{\u2013\u2014\u2018\u201C]/;
const ELISION = /^(?:\d0s|(?:tis|twas|til|em|cause|round)\b)/i;

/**
 * Converts plain punctuation to typographic: curly quotes, dashes from `--` and `---`, the ellipsis, and a
 * no-break space in a reference such as "Psalm 46:10".
 *
 * @param before the character in front of `source`, which decides whether a quotation mark opens
 */
export function setText(source: string, before = ' '): string {
  const text = source
    .replaceAll('...', '\u2026')
    .replaceAll('---', '\u2014')
    .replaceAll('--', '\u2013')
    .replace(/(\p{L}\.?) (?=\d+:\d)/gu, '$1\u00A0');
  let previous = before;
  let out = '';
  for (const [index, character] of [...text].entries()) {
    let set = character;
    if (character === '"') set = OPENS_AFTER.test(previous) ? '\u201C' : '\u201D';
    if (character === "'") {
      const elided = ELISION.test([...text].slice(index + 1).join(''));
      set = OPENS_AFTER.test(previous) && !elided ? '\u2018' : '\u2019';
    }
    out += set;
    previous = set;
  }
  return out;
}
