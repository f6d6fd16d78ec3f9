export const MAX_TITLE_LENGTH = 200;
/** Search engines cut off longer descriptions. */
export const MAX_EXCERPT_LENGTH = 160;
export const MAX_ADDRESS_LENGTH = 100;

/** Versions that are listed before "Show all". */
export const SHOWN_VERSIONS = 6;
