/**
 * The host's first message, sent to the frame's exact origin with a MessagePort; all others use that port.
 */
export interface Hello {
  /** Id of the element on its page. */
  id: string;
  /** Nonce of this handshake; the frame's `ready` repeats it. */
  nonce: string;
}

/** Messages of the host. */
export type HostMessage =
  | { type: 'config'; mode: Mode; product?: string | undefined }
  /** `accent` is `#rrggbb`, `radius` whole pixels. */
  | { type: 'theme'; theme: Theme; accent?: string | undefined; radius?: number | undefined }
  /** The visitor wants to use the widget. */
  | { type: 'focus' }
  /** Asks to close. The frame may ask the visitor first, and sends `close` after confirmation. */
  | { type: 'close' };

/** Messages of the frame. They never contain an answer, a name, or an address typed by a visitor. */
export type FrameMessage =
  | { type: 'ready'; id: string; nonce: string }
  /** As computed by `frameHeight`. */
  | { type: 'size'; heightPx: number }
  /** From 1. */
  | { type: 'step'; step: number; total: number }
  | { type: 'submitted' }
  /** Until `unlocked`, the visitor would lose data by leaving. */
  | { type: 'locked' }
  | { type: 'unlocked' }
  | { type: 'purchased'; orderRef: string; product: string }
  /** The visitor closed it from inside. */
  | { type: 'close' }
  /** Before `ready`, it means that there will be no widget. */
  | { type: 'error'; code: string };

export type Message = HostMessage | FrameMessage;

/** Display on the host page: inline, or in a dialog opened by a button. */
export const modes = ['inline', 'dialog'] as const;
export type Mode = (typeof modes)[number];

/** `auto` follows the host page, and the visitor's system if the page allows both color schemes. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Whether a value can name a product: a book (`fear-not`) or a product of the shop. */
export function isProductName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
}

/** Corner radius in whole pixels. */
export function isRadius(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 32;
}

export const lowestFramePx = 120;
export const highestFramePx = 4000;
const stepPx = 8;

/** Rounds a content height up to 8 px, so that tiny changes do not resize the frame. */
export function frameHeight(contentPx: number): number {
  const stepped = Math.ceil(contentPx / stepPx) * stepPx;
  return Math.min(highestFramePx, Math.max(lowestFramePx, stepped));
}
