/**
 * Calls `act` each time the browser comes back online.
 * @returns a function that stops listening
 */
export function onLineBack(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
