/** On a form that only a script sends: '' until somebody has sent it too early, then 'yes'. */
export const HELD = 'held';
/** On the same form from the moment its script listens. */
export const LIVE = 'live';

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
