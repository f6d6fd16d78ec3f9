import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { In, MoreThan, Raw } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import {
  type DeliveryStatus,
  deliveryTransitions,
  isSenderRefused,
} from '../../platform/email/email-rules.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { Events } from '../../platform/events/events.js';
import { senderRefused } from '../../platform/email/sender-refused.event.js';
import { canTransition } from '../../platform/transitions.js';
import { countSoftBouncesInARow } from './bounces.queries.js';
import { MailReport } from './mail-report.entity.js';
import {
  type DeliveryReport,
  MATCH_BY_ADDRESS_MS,
  oneLine,
  type ReportedOutcome,
  recordIdOf,
  SOFT_BOUNCE_LIMIT,
} from './report-rules.js';

const STATUS_OF: Record<ReportedOutcome, DeliveryStatus | undefined> = {
  accepted: 'accepted',
  'bounced-hard': 'bounced',
  'bounced-soft': 'bounced',
  refused: 'bounced',
  complained: 'complained',
  delayed: undefined,
};

const hashed = (id: string) => createHash('sha256').update(id).digest('hex');

interface FoundDelivery {
  delivery: MailDelivery;
  /** Matched by an id that only the email or a provider knows, not by an address, which can be forged. */
  isCertain: boolean;
}

/** Never part of an address or a Message-ID; PostgreSQL stores no NUL. */
const CONTROLS = /\p{Cc}/u;

/**
 * Records delivery reports, each once. A hard bounce or a complaint suppresses the address on that list. A report by
 * mail without a known Message-ID may be forged: it counts as a soft bounce of the newest email to the address.
 */
@Injectable()
export class DeliveryReports {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly events: Events,
  ) {}

  /**
   * @param callId id of the webhook call, if a call counts only once
   * @returns false for a repeated call
   */
  apply(reports: readonly DeliveryReport[], callId?: string): Promise<boolean> {
    return this.database.transaction(async () => {
      if (callId && !(await this.isNew(callId))) return false;
      for (const report of reports) await this.applyOne(report);
      return true;
    });
  }

  private async applyOne(report: DeliveryReport): Promise<void> {
    if (!(await this.isNew(report.providerEventId))) return;
    const found = await this.findDelivery(report);
    if (!found) {
      this.logger.log({ message: 'bounce report: unknown message', outcome: report.outcome });
      return;
    }
    const outcome = outcomeFor(report, found);
    if (!outcome) return;
    const { delivery } = found;
    const idHash = hashed(report.providerEventId);
    const counted = outcome === 'refused' ? null : outcome;
    await this.database.manager.update(MailReport, { idHash }, { deliveryId: delivery.id, outcome: counted });
    const soft =
      outcome === 'bounced-soft'
        ? await countSoftBouncesInARow(this.database.manager, delivery.recipient)
        : 0;
    const count = soft ? `(${soft} of ${SOFT_BOUNCE_LIMIT} in a row)` : undefined;
    await this.updateDelivery(delivery, outcome, oneLine(report.diagnosis, count));
    if (outcome === 'refused' && found.isCertain)
      await this.events.publish(senderRefused, { said: report.diagnosis });
    await this.suppress(delivery, soft >= SOFT_BOUNCE_LIMIT ? 'bounced-hard' : outcome);
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

  private async updateDelivery(
    delivery: MailDelivery,
    outcome: ReportedOutcome,
    diagnosis: string,
  ): Promise<void> {
    const { id } = delivery;
    const status = STATUS_OF[outcome];
    if (!status) {
      // The final report follows; until then this is the latest diagnosis.
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

  private async findDelivery(report: DeliveryReport): Promise<FoundDelivery | undefined> {
    const identified = await this.findById(report);
    if (identified) return { delivery: identified, isCertain: true };
    const { recipient = '' } = report;
    const newest = recipient && !CONTROLS.test(recipient) ? await this.findNewestTo(recipient) : null;
    return newest ? { delivery: newest, isCertain: report.isSigned } : undefined;
  }

  private async findById({ messageId, deliveryId }: DeliveryReport): Promise<MailDelivery | null> {
    if (messageId && CONTROLS.test(messageId)) return null;
    const known = messageId ? await this.findLocked({ messageId }) : null;
    if (known) return known;
    const id = deliveryId ?? recordIdOf(messageId);
    if (!id) return null;
    // The report may arrive before our own update to `sent`, which keeps the report's status.
    const delivery = await this.findLocked({ id });
    // Another site's email may contain the same record id, but not the same Message-ID.
    return messageId && delivery?.messageId && delivery.messageId !== messageId ? null : delivery;
  }

  private findNewestTo(address: string): Promise<MailDelivery | null> {
    return this.findLocked({
      recipient: Raw((column) => `lower(${column}) = lower(:address)`, { address }),
      status: In(['sent', 'accepted']),
      sentAt: MoreThan(new Date(Date.now() - MATCH_BY_ADDRESS_MS)),
    });
  }

  private findLocked(where: object): Promise<MailDelivery | null> {
    return this.database.manager.findOne(MailDelivery, {
      where,
      order: { queuedAt: 'DESC' },
      lock: { mode: 'for_no_key_update' },
    });
  }
}

const BOUNCES: readonly ReportedOutcome[] = ['bounced-hard', 'bounced-soft', 'refused'];

/** @returns undefined if the report is ignored: for an email never sent, or a complaint matched by address only */
function outcomeFor(
  { outcome, diagnosis }: DeliveryReport,
  { delivery, isCertain }: FoundDelivery,
): ReportedOutcome | undefined {
  if (delivery.status === 'suppressed' || delivery.status === 'withdrawn') return undefined;
  if (BOUNCES.includes(outcome) && isSenderRefused(diagnosis)) return 'refused';
  if (isCertain) return outcome;
  if (outcome === 'complained') return undefined;
  return outcome === 'bounced-hard' ? 'bounced-soft' : outcome;
}
