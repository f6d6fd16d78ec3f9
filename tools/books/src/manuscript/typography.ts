import type { Inline } from './manuscript.js';

const OPENS_AFTER = /[\s([{\u2013\u2014\u2018\u201C]/;
const ELISION = /^(?:\d0s|(?:tis|twas|til|em|cause|round)\b)/i;

/**
 * Turns what a keyboard offers into what a printer sets: curly quotes, dashes from `--` and `---`, the ellipsis, and
 * a space that does not break inside a reference such as "Psalm 46:10". Works across emphasis, so that a quote which
 * follows an italic word still knows what stood before it.
 */
export function setTypography(children: Inline[]): Inline[] {
  let previous = ' ';
  const walk = (inline: Inline): Inline => {
    if (inline.type === 'text') {
      const text = setText(inline.text, previous);
      previous = text.at(-1) ?? previous;
      return { ...inline, text };
    }
    if (inline.type === 'line-break') {
      previous = ' ';
      return inline;
    }
    if (inline.type === 'note') return { ...inline, children: setTypography(inline.children) };
    return { ...inline, children: inline.children.map(walk) };
  };
  return children.map(walk);
}

/** The same for a line without markup, such as a title. */
export function setLine(text: string): string {
  return setText(text, ' ');
}

function setText(source: string, before: string): string {
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
