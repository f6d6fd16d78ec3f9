export const MAX_WORDS = 20_000;
/** Of a call with an article, which is far longer than other calls. */
export const TEXT_BODY_LIMIT = '10mb';
/** Some 20,000 words of any script. */
export const MAX_MARKDOWN_LENGTH = 400_000;
export const MAX_DOCUMENT_BYTES = 5 * 1_024 ** 2;

export const MAX_TITLE_LENGTH = 200;
/** Search engines cut off longer descriptions. */
export const MAX_EXCERPT_LENGTH = 160;
export const MAX_KEYWORDS = 20;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_RELATED_BOOKS = 3;
export const MAX_ALT_LENGTH = 500;
export const MAX_CATEGORIES = 50;

/** Last parts of addresses below /blog that belong to the site. */
export const RESERVED_SLUGS: readonly string[] = ['404', 'category', 'feed', 'page', 'preview'];
