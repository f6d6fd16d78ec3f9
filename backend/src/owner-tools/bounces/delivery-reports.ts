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
import { MailReport } from './mail-report.entity.js';
import { type DeliveryReport, oneLine, type ReportedOutcome, recordIdOf } from './report-rules.js';

/** After this many emails that bounced in a row, whatever the reasons, there is no such mailbox for us. */
const SOFT_BOUNCES_ENOUGH = 5;

/** Undefined: it is still under way. */
const STATUS_OF: Record<ReportedOutcome, DeliveryStatus | undefined> = {
  accepted: 'accepted',
  'bounced-hard': 'bounced',
  'bounced-soft': 'bounced',
  refused: 'bounced',
  complained: 'complained',
  delayed: undefined,
};

const hashed = (id: string) => createHash('sha256').update(id).digest('hex');

/** Most servers give an email up within this time (RFC 5321, section 4.5.4.1). */
const GUESSED_WITHIN_MS = 5 * 24 * 60 * 60_000;

interface FoundDelivery {
  delivery: MailDelivery;
  /** By what only the email, or a provider, can know; not by an address that anybody may name. */
  isCertain: boolean;
}

/** What stands in no address and in no Message-ID, and partly in no database. */
const CONTROLS = /\p{Cc}/u;

/**
 * Notes what was reported of emails, each report once. Whoever has no mailbox, or complains, gets no more emails of
 * that list from now on. A report that came by mail without the Message-ID of an email may be forged by anybody: it is
 * noted of the newest email to the address, but suppresses nobody before it is one of several.
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
   * @param callId names the call that brought them, where it may be made only once
   * @returns false for a call that was made before
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
    const soft = outcome === 'bounced-soft' ? await this.countSoftBounces(delivery.recipient) : 0;
    const count = soft ? `(${soft} of ${SOFT_BOUNCES_ENOUGH} in a row)` : undefined;
    await this.note(delivery, outcome, oneLine(report.diagnosis, count));
    if (outcome === 'refused' && found.isCertain)
      await this.events.tell(senderRefused, { said: report.diagnosis });
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

  /** Finds which email a report is about, and holds its record until the transaction ends. */
  private async findDelivery(report: DeliveryReport): Promise<FoundDelivery | undefined> {
    const named = await this.named(report);
    if (named) return { delivery: named, isCertain: true };
    const { recipient = '' } = report;
    const guessed = recipient && !CONTROLS.test(recipient) ? await this.newestTo(recipient) : null;
    return guessed ? { delivery: guessed, isCertain: report.isSigned } : undefined;
  }

  private async named({ messageId, deliveryId }: DeliveryReport): Promise<MailDelivery | null> {
    if (messageId && CONTROLS.test(messageId)) return null;
    const known = messageId ? await this.hold({ messageId }) : null;
    if (known) return known;
    const id = deliveryId ?? recordIdOf(messageId);
    if (!id) return null;
    // A report may be faster than our own note that the email was sent, which leaves the status of the report.
    const delivery = await this.hold({ id });
    // Another site's email may end in the same way, but not with the same Message-ID.
    return messageId && delivery?.messageId && delivery.messageId !== messageId ? null : delivery;
  }

  private newestTo(address: string): Promise<MailDelivery | null> {
    return this.hold({
      recipient: Raw((column) => `lower(${column}) = lower(:address)`, { address }),
      status: In(['sent', 'accepted']),
      sentAt: MoreThan(new Date(Date.now() - GUESSED_WITHIN_MS)),
    });
  }

  private hold(where: object): Promise<MailDelivery | null> {
    return this.database.manager.findOne(MailDelivery, {
      where,
      order: { queuedAt: 'DESC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /**
   * Counts the emails of an address that bounced in a row, each for a reason that may pass.
   * @returns how many in the last 30 days, since the last email that it took
   */
  private async countSoftBounces(address: string): Promise<number> {
    const rows = (await this.database.manager.query(
      `WITH said AS (
         SELECT r.delivery_id, r.outcome, r.received_at, d.status
         FROM mail_reports r JOIN mail_deliveries d ON d.id = r.delivery_id
         WHERE lower(d.recipient) = lower($1) AND r.received_at > now() - interval '30 days')
       SELECT count(DISTINCT delivery_id)::int AS count FROM said
       WHERE outcome = 'bounced-soft' AND received_at > coalesce(
         (SELECT max(received_at) FROM said WHERE outcome = 'accepted' AND status = 'accepted'), '-infinity')`,
      [address],
    )) as { count: number }[];
    return rows[0]?.count ?? 0;
  }
}

const BOUNCES: readonly ReportedOutcome[] = ['bounced-hard', 'bounced-soft', 'refused'];

/** @returns undefined if the report may not count at all: an email that was never sent, a complaint without an email */
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
