import type { HtmlElement } from './html-dom.js';
import { encloseChildren, rename, STYLE, styleOf, unwrap } from './html-elements.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

const isBold = (weight: string) => /^(bold|bolder|[6-9]00)$/.test(weight);
const isNormalWeight = (weight: string) => /^(normal|lighter|[1-5]00)$/.test(weight);

/** Programs mark bold and italic text with styles, and turn the meaning of tags off with them, as Google Docs does. */
function tagsFromStyles(element: HtmlElement): void {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  const isLink = element.matches('a');
  if (!isLink && isBold(weight) && !element.matches('b, strong')) encloseChildren(element, 'strong');
  if (/^(italic|oblique)/.test(slant) && !element.matches('i, em')) encloseChildren(element, 'em');
  if (/line-through/.test(line) && !element.matches('s, del, strike')) encloseChildren(element, 's');
  const isOff =
    (element.matches('b, strong') && isNormalWeight(weight)) ||
    (element.matches('i, em') && slant === 'normal');
  if (isOff) unwrap(element);
  else element.removeAttribute(STYLE);
}

/** Keeps the meaning of 10² and H₂O without markup. */
function digitsOf(element: HtmlElement): void {
  const text = element.textContent ?? '';
  if (!/^\d{1,4}$/.test(text)) return unwrap(element);
  const digits = element.matches('sup') ? SUPERSCRIPTS : SUBSCRIPTS;
  element.replaceWith(text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit));
}

export const EMPHASIS = 'b, strong, i, em, s, del, strike';

/** Replaces inline styles with tags, and removes the tags that mean nothing in a text. */
export function readInlineStyles(body: HtmlElement): void {
  // Blocks pass their styles on to the text within them.
  for (const element of body.querySelectorAll('[data-style]')) tagsFromStyles(element);
  for (const element of body.querySelectorAll('cite:not([data-quote-source]), dfn, var'))
    rename(element, 'em');
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('"', ...quote.childNodes, '"');
  for (const element of body.querySelectorAll('sup:not([data-label]), sub')) digitsOf(element);
  for (const element of body.querySelectorAll(
    'span, font, u, ins, small, big, code, kbd, samp, tt, mark, abbr, label',
  )) {
    unwrap(element);
  }
}
