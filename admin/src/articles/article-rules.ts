export const MAX_ALT_LENGTH = 500;
export const MAX_KEYWORDS = 20;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_RELATED_BOOKS = 3;
