/** On a form that only a script sends: '' until somebody has sent it too early, then 'yes'. */
export const HELD = 'held';
/** On the same form from the moment its script listens, and on the document from the moment its page lives. */
export const LIVE = 'live';
/** On the button that was pressed last before the page lived. */
export const PRESSED = 'pressed';
/** A button that opens a popover does so by itself. */
export const PRESSABLE = 'button:not([popovertarget])';

/**
 * Says that the form's script listens, and sends what was sent too early.
 *
 * @returns what takes it back
 */
export function bringToLife(form: HTMLFormElement): () => void {
  const { dataset } = form;
  dataset[LIVE] = '';
  if (dataset[HELD]) {
    dataset[HELD] = '';
    form.requestSubmit();
  }
  return () => {
    delete dataset[LIVE];
  };
}

/** Says that the page listens, and presses again the button that was pressed too early. */
export function pressAgain(): void {
  document.documentElement.dataset[LIVE] = '';
  const button = document.querySelector<HTMLButtonElement>(`button[data-${PRESSED}]`);
  delete button?.dataset[PRESSED];
  button?.click();
}

/**
 * Remembers which button of a part is pressed while the script of the part is on its way.
 *
 * @returns what ends that; with `true` the button is pressed again
 */
export function holdPresses(part: HTMLElement): (isLive: boolean) => void {
  let pressed: HTMLButtonElement | null = null;
  const hold = ({ target }: Event) => {
    if (!part.contains(target as Element)) return;
    const button = (target as Element).closest<HTMLButtonElement>(PRESSABLE);
    // A form holds itself.
    if (!button?.form) pressed = button;
  };
  // React lets no press through to a part that it waits for.
  document.addEventListener('click', hold, true);
  return (isLive) => {
    document.removeEventListener('click', hold, true);
    if (isLive) pressed?.click();
    pressed = null;
  };
}
