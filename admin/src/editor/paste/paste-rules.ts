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
