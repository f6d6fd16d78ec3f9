import type { Mode, Theme } from './choices.js';

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
