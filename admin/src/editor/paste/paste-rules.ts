/** Longest HTML that is pasted at once: a whole book of Word's HTML is smaller. */
const MAX_PASTED_HTML = 10_000_000;

/** Longest text that is pasted at once: a long novel, some 170,000 words. More would stop the window for seconds. */
const MAX_PASTED_TEXT = 1_000_000;

/** Characters outside of tags. */
function textLengthOf(html: string): number {
  let length = 0;
  let isInTag = false;
  for (let at = 0; at < html.length; at += 1) {
    const character = html[at];
    if (character === '<') isInTag = true;
    else if (character === '>') isInTag = false;
    else if (!isInTag) length += 1;
  }
  return length;
}

export const isTooLong = (html: string, text: string): boolean =>
  html.length > MAX_PASTED_HTML || text.length > MAX_PASTED_TEXT || textLengthOf(html) > MAX_PASTED_TEXT;

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
