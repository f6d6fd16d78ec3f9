import type { CopyFaultReason } from './personal-copy-rules.js';

export class CopyFault extends Error {
  override readonly name = 'CopyFault';

  constructor(
    readonly reason: CopyFaultReason,
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
