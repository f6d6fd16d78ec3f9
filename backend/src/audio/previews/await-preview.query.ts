import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import type { PreviewDto } from './preview.dto.js';
import { failureWords } from './preview-failures.js';
import { WatchPreview } from './watch-preview.query.js';

/** Waits until a preview is there, for a while. */
@Injectable()
export class AwaitPreview {
  constructor(private readonly watch: WatchPreview) {}

  /**
   * @param until the visitor's patience
   * @returns how it stands then
   * @throws DomainError where it has failed, or is gone
   */
  async execute(id: string, until: AbortSignal): Promise<PreviewDto> {
    let last: PreviewDto | undefined;
    for await (const preview of this.watch.execute(id, until)) last = preview;
    if (!last) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
    if (last.failure) {
      const { error, details } = last.failure;
      throw new DomainError(failureWords[error].kind, `AUDIO.${error.toUpperCase()}`, details);
    }
    return last;
  }
}
