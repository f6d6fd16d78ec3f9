import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { PaymentRecovery, RecoveredPayment } from './payment-recovery.entity.js';
import { notifyOwnerOfRecovery } from './payment-recovery.jobs.js';
import { type FoundPayment, type RecoveryCounts, UNRESOLVED_SHOWN } from './payment-recovery-rules.js';
import { countRecovered } from './payment-recovery.queries.js';
import { recoveryEmail } from './recovery-email.js';

export interface UnresolvedPayment extends FoundPayment {
  paymentIntentId: string;
}

export interface RecoveryReport {
  isOfRestore: boolean;
  since: Date;
  startedAt: Date;
  requestedBy: string | null;
  finishedAt: Date | null;
  /** When Stripe last did not answer; null if it did. */
  unreachableAt: Date | null;
  counts: RecoveryCounts;
  /** Newest first. */
  unresolved: UnresolvedPayment[];
}

/** Results of comparisons with Stripe. */
@Injectable()
export class RecoveryReports {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** The latest comparison, or undefined. */
  async latest(): Promise<RecoveryReport | undefined> {
    const [latest] = await this.database.manager.find(PaymentRecovery, {
      order: { startedAt: 'DESC' },
      take: 1,
    });
    return latest && this.reportOf(latest);
  }

  private async reportOf(recovery: PaymentRecovery): Promise<RecoveryReport> {
    const { id, restoreId, since, startedAt, requestedBy, finishedAt, unreachableAt } = recovery;
    const { manager } = this.database;
    const rows = await manager.find(RecoveredPayment, {
      where: { recoveryId: id, outcome: 'unresolved' },
      order: { paymentIntentId: 'ASC' },
      take: UNRESOLVED_SHOWN,
    });
    const unresolved = rows
      .flatMap(({ paymentIntentId, facts }) => (facts ? [{ paymentIntentId, ...facts }] : []))
      .toSorted((one, other) => (one.paidAt < other.paidAt ? 1 : -1));
    return {
      ...{ isOfRestore: restoreId !== null, since, startedAt, requestedBy, finishedAt, unreachableAt },
      counts: await countRecovered(manager, id),
      unresolved,
    };
  }

  @WritesEmail(notifyOwnerOfRecovery)
  async writeEmail({ recoveryId }: { recoveryId: string }): Promise<Email> {
    const recovery = await this.database.manager.findOneByOrFail(PaymentRecovery, { id: recoveryId });
    return recoveryEmail(await this.reportOf(recovery), this.configuration.publicUrl);
  }
}
