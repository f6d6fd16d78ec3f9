/** A failure that the owner can act on. The message is a sentence without secrets. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
