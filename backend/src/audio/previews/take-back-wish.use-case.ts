import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { LockMaking } from './lock-making.use-case.js';
import { MoveMaking } from './move-making.use-case.js';
import { isUnderWay } from './preview-status.js';
import { PreviewWish } from './preview-wish.entity.js';

/** A visitor does not wait any longer. When nobody else does, and the owner does not want it, it is given up. */
@Injectable()
export class TakeBackWish {
  constructor(
    private readonly database: Database,
    private readonly lock: LockMaking,
    private readonly move: MoveMaking,
  ) {}

  /** Taking back twice is once. @throws DomainError for a wish that nobody has made */
  execute(makingId: string, wish: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.lock.execute(makingId);
      const own = { makingId, tokenHash: hashToken(wish) };
      if (!making || !(await manager.existsBy(PreviewWish, own)))
        throw new DomainError('not-found', 'AUDIO.WISH_UNKNOWN', 'There is no such wish (any more).');
      await manager.update(PreviewWish, { ...own, takenBackAt: IsNull() }, { takenBackAt: new Date() });
      if (making.isOwners || !isUnderWay(making.status)) return;
      if (await manager.existsBy(PreviewWish, { makingId, takenBackAt: IsNull() })) return;
      await this.move.execute(makingId, 'cancelled');
    });
  }
}
