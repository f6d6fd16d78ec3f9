import { createHash } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { canTransition } from '../../platform/transitions.js';
import { type DeliveryStatus, deliveryTransitions } from '../../platform/email/delivery-status.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { type DeliveryReport, oneLine, type ReportedOutcome } from './delivery-report.js';
import { MailReport } from './mail-report.entity.js';
import { type FoundDelivery, ReportedDelivery } from './reported-delivery.js';
import { SoftBounces } from './soft-bounces.js';

/** After this many letters given back in a row, whatever the reasons, there is no such mailbox for us. */
const SOFT_BOUNCES_ENOUGH = 5;

/** Undefined: it is still under way. */
const STATUS_OF: Record<ReportedOutcome, DeliveryStatus | undefined> = {
  accepted: 'accepted',
  'bounced-hard': 'bounced',
  'bounced-soft': 'bounced',
  complained: 'complained',
  delayed: undefined,
};

const hashed = (id: string) => createHash('sha256').update(id).digest('hex');

/**
 * Notes what was reported of letters, each report once. Whoever has no mailbox, or complains, gets no more letters of
 * that list from now on. A report that came by mail without the Message-ID of a letter may be forged by anybody: it is
 * noted of the newest letter to the address, but suppresses nobody before it is one of several.
 */
@Injectable()
export class ApplyReports {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly deliveries: ReportedDelivery,
    private readonly suppressions: MailSuppressions,
    private readonly softBounces: SoftBounces,
  ) {}

  /**
   * @param callId names the call that brought them, where it may be made only once
   * @returns false for a call that was made before
   */
  execute(reports: readonly DeliveryReport[], callId?: string): Promise<boolean> {
    return this.database.transaction(async () => {
      if (callId && !(await this.isNew(callId))) return false;
      for (const report of reports) await this.apply(report);
      return true;
    });
  }

  private async apply(report: DeliveryReport): Promise<void> {
    if (!(await this.isNew(report.providerEventId))) return;
    const found = await this.deliveries.find(report);
    if (!found) {
      this.logger.log({ message: 'a report is about no letter that is known', outcome: report.outcome });
      return;
    }
    const outcome = outcomeFor(report, found);
    if (!outcome) return;
    const { delivery } = found;
    const idHash = hashed(report.providerEventId);
    await this.database.manager.update(MailReport, { idHash }, { deliveryId: delivery.id, outcome });
    const soft = outcome === 'bounced-soft' ? await this.softBounces.inARow(delivery.recipient) : 0;
    const counted = soft && `(${soft} of ${SOFT_BOUNCES_ENOUGH} in a row)`;
    await this.note(delivery, outcome, oneLine(report.diagnosis, counted || undefined));
    await this.suppress(delivery, soft >= SOFT_BOUNCES_ENOUGH ? 'bounced-hard' : outcome);
  }

  private async isNew(id: string): Promise<boolean> {
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MailReport)
      .values({ idHash: hashed(id) })
      .orIgnore()
      .returning('id_hash')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  private async note(delivery: MailDelivery, outcome: ReportedOutcome, diagnosis: string): Promise<void> {
    const { id } = delivery;
    const status = STATUS_OF[outcome];
    if (!status) {
      // Its end is told later; until then this is the newest that is known.
      if (delivery.status === 'sent') await this.database.manager.update(MailDelivery, { id }, { diagnosis });
      return;
    }
    if (!canTransition(deliveryTransitions, delivery.status, status)) return;
    await this.database.manager.update(MailDelivery, { id }, { status, diagnosis, changedAt: new Date() });
  }

  private async suppress({ letter, recipient }: MailDelivery, outcome: ReportedOutcome): Promise<void> {
    const list = emailJobs().get(letter)?.list;
    if (!list) return;
    if (outcome === 'complained') await this.suppressions.add(list, recipient, 'complained');
    if (outcome === 'bounced-hard') await this.suppressions.add(list, recipient, 'bounced');
  }
}

/** @returns undefined where the report may not count at all: a letter that was never sent, a complaint of nobody */
function outcomeFor(
  { outcome }: DeliveryReport,
  { delivery, isCertain }: FoundDelivery,
): ReportedOutcome | undefined {
  if (delivery.status === 'suppressed' || delivery.status === 'withdrawn') return undefined;
  if (isCertain) return outcome;
  if (outcome === 'complained') return undefined;
  return outcome === 'bounced-hard' ? 'bounced-soft' : outcome;
}
