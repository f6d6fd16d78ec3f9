/** Something in a manuscript that cannot be set. The message names file and line, because an author reads it. */
export class ManuscriptError extends Error {
  override readonly name = 'ManuscriptError';

  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}
