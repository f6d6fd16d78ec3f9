import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EncodePreview } from './encode-preview.use-case.js';
import { FailMaking } from './fail-making.use-case.js';
import { makePreview } from './make-preview.job.js';
import { MoveMaking } from './move-making.use-case.js';
import { PreviewMaking } from './preview-making.entity.js';
import { SpeakSentences } from './speak-sentences.use-case.js';

/**
 * Does the next part of a preview: some of its sentences, or the recording of all of them; then it promises the next.
 * Each sentence is a transaction of its own: a crash repeats at most the one in hand.
 */
@Injectable()
export class MakePreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly move: MoveMaking,
    private readonly speak: SpeakSentences,
    private readonly encode: EncodePreview,
    private readonly fail: FailMaking,
  ) {}

  /** Rejects where it has failed and somebody has to see to it. */
  @HandlesJob(makePreview)
  async execute({ makingId }: { makingId: string }): Promise<void> {
    const waitMs = await this.database.apart(() => this.goOn(makingId));
    if (waitMs !== undefined) await this.outbox.enqueue(makePreview, { makingId }, { delayMs: waitMs });
  }

  /** @returns when the next part may begin, in milliseconds; undefined where there is none */
  private async goOn(id: string): Promise<number | undefined> {
    const { manager } = this.database;
    const making = await manager.findOneBy(PreviewMaking, { id });
    if (!making) return undefined;
    try {
      switch (making.status) {
        // Somebody has looked at what failed, and wants it tried again.
        case 'failed':
          return (await this.move.execute(id, 'queued')) ? 0 : undefined;
        case 'queued':
          return (await this.move.execute(id, 'speaking')) ? await this.speak.execute(making) : undefined;
        case 'speaking':
          return await this.speak.execute(making);
        case 'encoding':
          await this.encode.execute(making);
          return undefined;
        case 'ready':
        case 'cancelled':
          return undefined;
      }
    } catch (error) {
      return this.fail.execute(id, error);
    }
  }
}
