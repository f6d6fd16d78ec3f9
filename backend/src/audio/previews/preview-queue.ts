import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canTransition } from '../../platform/transitions.js';
import { SpeechBudget } from '../speech/speech-budget.js';
import { isUnderWay, type PreviewStatus, previewTransitions } from './preview-rules.js';
import { PreviewMaking, PreviewPiece, PreviewRequest } from './preview.entity.js';
import { deleteExpiredPreviews, makePreview } from './previews.jobs.js';
import { DELETE_EXPIRED, takeWaitingPreviews } from './previews.queries.js';

export type LockedMaking = Pick<
  PreviewMaking,
  'id' | 'bookTitle' | 'voice' | 'status' | 'piecesDone' | 'piecesTotal' | 'characters' | 'isOwners'
>;

type Facts = Partial<
  Pick<
    PreviewMaking,
    'failureCode' | 'failureDetail' | 'sha256' | 'sizeBytes' | 'durationMs' | 'waveform' | 'spans'
  >
>;

/** State machine of previews, and the queue of those that wait for a job. */
@Injectable()
export class PreviewQueue {
  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    private readonly outbox: Outbox,
    private readonly speechBudget: SpeechBudget,
    private readonly auditLog: AuditLog,
    private readonly rows: ExpiredRows,
  ) {}

  /** Locks a preview until the transaction ends, so that generation and cancellation do not overlap. */
  async lock(id: string): Promise<LockedMaking | undefined> {
    const making = await this.database.manager.findOne(PreviewMaking, {
      select: {
        id: true,
        bookTitle: true,
        voice: true,
        status: true,
        piecesDone: true,
        piecesTotal: true,
        characters: true,
        isOwners: true,
      },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    return making ?? undefined;
  }

  /**
   * Changes the status and notifies waiting callers.
   * @returns false if the transition is not allowed, because it was canceled or another worker was faster
   */
  transition(id: string, status: PreviewStatus, facts: Facts = {}): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.lock(id);
      if (!making || !canTransition(previewTransitions, making.status, status)) return false;
      const again = status === 'queued' ? { failureCode: null, failureDetail: null } : {};
      await manager.update(
        PreviewMaking,
        { id },
        { ...again, ...facts, status, tries: 0, changedAt: new Date() },
      );
      // A failed preview keeps its sentences, so that a retry continues.
      if (status === 'ready' || status === 'cancelled') await manager.delete(PreviewPiece, { makingId: id });
      // A failure does not count toward the visitor's limit.
      if (status === 'failed') await manager.update(PreviewRequest, { makingId: id }, { isNew: false });
      if (making.isOwners && ['ready', 'failed', 'cancelled'].includes(status)) await this.enqueueWaiting();
      await this.changes.publish(id);
      return true;
    });
  }

  async enqueueWaiting(): Promise<void> {
    await this.database.lock('preview-turns');
    for (const id of await takeWaitingPreviews(this.database.manager))
      await this.outbox.enqueue(makePreview, { makingId: id });
  }

  /**
   * Retries a failed preview from the failed sentence on; idempotent.
   * @param by undefined for a visitor
   * @throws DomainError if it is unknown, has not failed, or exceeds the budget
   */
  retry(id: string, by?: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const making = await this.lock(id);
      if (!making) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
      if (isUnderWay(making.status)) return;
      if (making.status !== 'failed')
        throw new DomainError('conflict', 'AUDIO.STATE', 'You can retry a preview only after it failed.');
      const { characters, piecesDone, piecesTotal } = making;
      await this.speechBudget.check(Math.ceil((characters * (piecesTotal - piecesDone)) / piecesTotal));
      await this.transition(id, 'queued');
      await this.database.manager.update(PreviewMaking, { id }, { isPromised: true });
      const { bookTitle, voice } = making;
      const entry = {
        action: 'preview.retried',
        subject: { kind: 'preview', id },
        after: { bookTitle, voice },
      };
      if (by) await this.auditLog.record(by, entry);
      const job = { makingId: id };
      if (!(await this.outbox.retry(makePreview, job))) await this.outbox.enqueue(makePreview, job);
    });
  }

  /** Also enqueues previews that missed their turn. */
  @HandlesJobOutside(deleteExpiredPreviews)
  async deleteExpired(): Promise<Closing> {
    await this.database.transaction(() => this.enqueueWaiting());
    return this.rows.remove(deleteExpiredPreviews, DELETE_EXPIRED);
  }
}
