import type { CopyFaultReason } from './personal-copy-rules.js';

/** A file that cannot be copied. */
export class CopyFault extends Error {
  override readonly name = 'CopyFault';

  constructor(
    readonly reason: CopyFaultReason,
    /** For the log. */
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
