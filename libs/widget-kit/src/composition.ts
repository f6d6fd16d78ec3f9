/** Key code of keys handled by an input method (UI Events, "Legacy key models"). */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method, such as the Enter that accepts a Japanese word. Safari
 * fires that Enter after the composition has ended, so only its key code identifies it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === inputMethodKeyCode;
