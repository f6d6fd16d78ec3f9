/** Longest HTML that is pasted at once: a whole book of Word's HTML is smaller. */
export const MAX_PASTED_HTML = 10_000_000;

/** Longest text that is pasted at once, some 300,000 words. */
export const MAX_PASTED_TEXT = 2_000_000;

/** Largest Word document that is read in the browser. */
export const MAX_DOCX_BYTES = 10 * 1024 * 1024;

/** Longest time to read a Word document. */
export const DOCX_TIMEOUT_MS = 20_000;

/** Elements that hold nothing to read, or nothing that a text can hold. */
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
