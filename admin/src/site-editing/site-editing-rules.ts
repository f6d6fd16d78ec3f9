/** Widths at which the page is shown, in px. */
export const FRAME_WIDTHS = { phone: 390, desk: 1280 } as const;
export type FrameWidth = keyof typeof FRAME_WIDTHS;

/** Shown at the head of an entry. */
export const ENTRY_NAME_LENGTH = 60;
export const SHOWN_VERSIONS = 8;
/** Groups are open if the section has at most this many fields. */
export const OPEN_FIELDS = 40;
