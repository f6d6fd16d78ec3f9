/** Why there is no widget: `code` is what `lectern:error` says as well. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';

  constructor(readonly code: string) {
    super(`There is no widget here: ${code}.`);
  }
}
