/** Widths at which the page is shown, in px. */
export const FRAME_WIDTHS = { phone: 390, desk: 1280 } as const;
/** Where a text is edited on a phone, and the room below the page for it, as parts of the frame's height. */
export const KEYBOARD_ROOM = { above: 0.15, below: 0.8 };
export type FrameWidth = keyof typeof FRAME_WIDTHS;

/** Shown at the head of an entry. */
export const ENTRY_NAME_LENGTH = 60;
export const SHOWN_VERSIONS = 8;
/** Groups are open if the section has at most this many fields. */
export const OPEN_FIELDS = 40;

/** In characters. */
export const MIN_SEARCH_LENGTH = 2;
export const SHOWN_RESULTS = 40;
/** Characters of a text around the words that were found in it. */
export const EXCERPT = { before: 50, after: 90 };
