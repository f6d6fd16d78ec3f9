import { Injectable } from '@nestjs/common';
import { In, MoreThan, Raw } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import type { DeliveryReport } from './delivery-report.js';
import { recordIdOf } from './message-id.js';

const DAY_MS = 24 * 60 * 60_000;
/** Most servers give a letter up within this time (RFC 5321, section 4.5.4.1). */
const GUESSED_WITHIN_MS = 5 * DAY_MS;

export interface FoundDelivery {
  delivery: MailDelivery;
  /** By what only the letter, or a provider, can know; not by an address that anybody may name. */
  isCertain: boolean;
}

/** What stands in no address and in no Message-ID, and partly in no database. */
const CONTROLS = /\p{Cc}/u;

/** Finds which letter a report is about, and holds its record until the transaction ends. */
@Injectable()
export class ReportedDelivery {
  constructor(private readonly database: Database) {}

  async find(report: DeliveryReport): Promise<FoundDelivery | undefined> {
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
    // A report may be faster than our own note that the letter was sent: whoever is sending holds the promise.
    await this.database.manager.query('SELECT 1 FROM outbox WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const delivery = await this.hold({ id });
    // Another site's letter may end in the same way, but not with the same Message-ID.
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
}
