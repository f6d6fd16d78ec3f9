/**
 * Calls `act` each time the browser comes back online.
 * @returns a function that stops listening
 */
export function onReconnect(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
