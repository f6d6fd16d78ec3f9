/** Code of a key that an input method handles (UI Events, "Legacy key models"). */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method, such as the Enter that accepts a word in Japanese. Safari reports that
 * Enter after the composition has ended: only its key code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === inputMethodKeyCode;
