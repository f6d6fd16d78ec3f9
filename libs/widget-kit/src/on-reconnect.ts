/** @returns stops listening */
export function onReconnect(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
