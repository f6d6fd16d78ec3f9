/** What begins a tag, a comment or a declaration of HTML; `a < b` does not. */
const MARKUP = /<[a-z/!?]/i;

/** Whether a text holds nothing that a browser would take for HTML: nobody writes that about her worries. */
export const isPlainWords = (text: unknown): boolean => typeof text !== 'string' || !MARKUP.test(text);
