/**
 * Does something each time that the line is back, for whoever could not fetch something.
 * @returns ends that
 */
export function onLineBack(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
