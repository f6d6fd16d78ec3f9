/** Elements without text, or whose content the schema has no node for. */
export const REMOVED_ELEMENTS = [
  'script, style, meta, link, title, base, template, noscript, iframe, object, embed, video, audio, canvas',
  'svg, math, map, nav, input, select, textarea, button, dialog, [hidden], [aria-hidden="true"]',
].join(', ');

/** Characters that a no-break space belongs to, as in French or in “5 %”. */
const BEFORE_MARK = '[;:!?»%€\\d]';
const AFTER_MARK = '[«\\d§№]';

const LOOSE_NO_BREAK_SPACE = new RegExp(`(?<!${AFTER_MARK})\u00a0(?!${BEFORE_MARK})`, 'g');

/** Turns the no-break spaces that programs insert for layout into spaces. Several spaces are one. */
export const plainSpaces = (text: string): string =>
  text.replace(/[ \u00a0]{2,}/g, ' ').replace(LOOSE_NO_BREAK_SPACE, ' ');

/** Attributes that the schema reads. */
export const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['href', 'src', 'alt', 'start', 'data-label', 'data-footnote', 'data-note', 'data-pull-quote'],
  ...['data-quote-source', 'data-book', 'data-newsletter', 'data-href'],
]);
