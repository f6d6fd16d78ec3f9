/** The host's first word, to the frame's exact origin and with a MessagePort; all others go through that port. */
export interface Hello {
  /** Of the element, on its page. */
  id: string;
  /** Of this greeting; the frame's `ready` repeats it. */
  nonce: string;
}

/** What the host says. */
export type HostMessage =
  | { type: 'config'; mode: Mode; product?: string | undefined }
  /** `accent` is `#rrggbb`, `radius` whole pixels. */
  | { type: 'theme'; theme: Theme; accent?: string | undefined; radius?: number | undefined }
  /** The widget is what the visitor now wants to use. */
  | { type: 'focus' }
  /** May it be closed? A frame that minds asks the visitor, and says `close` when they want it. */
  | { type: 'close' };

/** What the frame says. Nothing of it is an answer, a name or an address that a visitor has typed. */
export type FrameMessage =
  | { type: 'ready'; id: string; nonce: string }
  /** As `frameHeight` makes it. */
  | { type: 'size'; heightPx: number }
  /** From 1. */
  | { type: 'step'; step: number; total: number }
  | { type: 'submitted' }
  /** From here to `unlocked` the visitor would lose something by leaving. */
  | { type: 'locked' }
  | { type: 'unlocked' }
  | { type: 'purchased'; orderRef: string; product: string }
  /** The visitor has closed it from inside. */
  | { type: 'close' }
  /** Before `ready` it means that there will be no widget. */
  | { type: 'error'; code: string };

export type Message = HostMessage | FrameMessage;

/** How a widget stands in a foreign page: in its place, or in a window that a button opens. */
export const modes = ['inline', 'dialog'] as const;
export type Mode = (typeof modes)[number];

/** `auto` follows the host page, and the visitor's system if the page allows both color schemes. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a host may call a product: a book (`fear-not`) or a product of the shop. */
export function isProductName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
}

/** Corners, in whole pixels. */
export function isRadius(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 32;
}

export const lowestFramePx = 120;
export const highestFramePx = 4000;
const stepPx = 8;

/** The height that is reported for a content's: rounded up to 8 px, so that a hair's breadth moves nothing. */
export function frameHeight(contentPx: number): number {
  const stepped = Math.ceil(contentPx / stepPx) * stepPx;
  return Math.min(highestFramePx, Math.max(lowestFramePx, stepped));
}
