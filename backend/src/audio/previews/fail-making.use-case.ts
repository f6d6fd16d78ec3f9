import { SoundError } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { summariseError } from '../../platform/jobs/error-summary.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import { LockMaking } from './lock-making.use-case.js';
import { MoveMaking } from './move-making.use-case.js';
import { PreviewMaking } from './preview-making.entity.js';
import { isUnderWay } from './preview-status.js';

/** How long after each failure the same sentence is tried again; one more, and the preview has failed. */
const RETRY_AFTER_MS = [1_000, 4_000, 10_000];

/** Decides what a failure means: another try soon, or that somebody has to see to it. */
@Injectable()
export class FailMaking {
  constructor(
    private readonly database: Database,
    private readonly lock: LockMaking,
    private readonly move: MoveMaking,
  ) {}

  /**
   * @returns when it is tried again, in milliseconds; undefined where nobody wants it any more
   * @throws what has failed, where it is not tried again
   */
  async execute(id: string, error: unknown): Promise<number | undefined> {
    const failure = toFailure(error);
    const waitMs = failure.retry && (await this.noteTry(id, failure.retry.afterMs));
    if (waitMs === 'unwanted') return undefined;
    if (waitMs !== undefined) return waitMs;
    const facts = { failureCode: failure.code, failureDetail: failure.message };
    if (!(await this.move.execute(id, 'failed', facts))) return undefined;
    throw error;
  }

  /** @returns undefined where no try is left */
  private noteTry(id: string, afterMs: number): Promise<number | 'unwanted' | undefined> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const status = (await this.lock.execute(id))?.status;
      if (!status || !isUnderWay(status)) return 'unwanted';
      const { tries } = await manager.findOneByOrFail(PreviewMaking, { id });
      const restMs = RETRY_AFTER_MS[tries];
      if (restMs === undefined) return undefined;
      await manager.update(PreviewMaking, { id }, { tries: tries + 1 });
      return Math.max(restMs, afterMs);
    });
  }
}

/** A voice that sends silence or half a file may do better next time; what we do not know may not. */
function toFailure(error: unknown): SpeechFailure {
  if (error instanceof SpeechFailure) return error;
  if (error instanceof SoundError)
    return new SpeechFailure('generation_failed', error.message, { afterMs: 0 });
  return new SpeechFailure('generation_failed', summariseError(error));
}
