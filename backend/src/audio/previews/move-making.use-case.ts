import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { LockMaking } from './lock-making.use-case.js';
import { PreviewMaking } from './preview-making.entity.js';
import { PreviewPiece } from './preview-piece.entity.js';
import { PreviewWish } from './preview-wish.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { previewTransitions, type PreviewStatus } from './preview-status.js';
import { PromiseMakings } from './promise-makings.use-case.js';

/** What a making may know besides, at its new point. */
type Facts = Partial<
  Pick<
    PreviewMaking,
    'failureCode' | 'failureDetail' | 'sha256' | 'sizeBytes' | 'durationMs' | 'waveform' | 'spans'
  >
>;

/** Takes a making one step further, and tells everybody who waits for it. */
@Injectable()
export class MoveMaking {
  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    private readonly lock: LockMaking,
    private readonly promise: PromiseMakings,
  ) {}

  /** @returns false where it cannot get there: somebody has taken it back, or was quicker */
  execute(id: string, status: PreviewStatus, facts: Facts = {}): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.lock.execute(id);
      if (!making || !canTransition(previewTransitions, making.status, status)) return false;
      const again = status === 'queued' ? { failureCode: null, failureDetail: null } : {};
      await manager.update(
        PreviewMaking,
        { id },
        { ...again, ...facts, status, tries: 0, changedAt: new Date() },
      );
      // What was spoken of one that failed is kept: a new try begins where this one ended.
      if (status === 'ready' || status === 'cancelled') await manager.delete(PreviewPiece, { makingId: id });
      // It was not the visitor's fault.
      if (status === 'failed') await manager.update(PreviewWish, { makingId: id }, { isNew: false });
      if (making.isOwners && ['ready', 'failed', 'cancelled'].includes(status)) await this.promise.execute();
      await this.changes.tell(id);
      return true;
    });
  }
}
