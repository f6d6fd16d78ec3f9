import { mails, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import type { EvidenceDto } from './evidence.dto.js';
import { type EvidenceFacts, evidenceSections, evidenceText } from './evidence-text.js';
import { OrderAddressChange } from './order-address-change.entity.js';
import { ReadOrder } from './read-order.query.js';

const LETTERS = `
  SELECT subject, recipient, status, sent_at AS "sentAt", changed_at AS "changedAt", message_id AS "messageId"
  FROM mail_deliveries WHERE cause @> jsonb_build_object('orderId', $1::text)
    AND status <> 'withdrawn' AND letter <> 'tell-owner' ORDER BY queued_at, id`;

const LINKS = `
  SELECT g.file_name AS "fileName", l.issued_for AS "issuedFor", l.created_at AS "createdAt",
    l.first_opened_at AS "firstOpenedAt", l.last_opened_at AS "lastOpenedAt", l.opened_count AS "openedCount"
  FROM download_grants g JOIN download_links l ON l.grant_id = g.id WHERE g.order_id = $1
  ORDER BY l.created_at, l.id`;

const DOWNLOADS = `
  SELECT file_name AS "fileName", download_count AS count, downloaded_at AS "lastAt"
  FROM digital_downloads WHERE order_id = $1 ORDER BY downloaded_at, id`;

const LETTER_OF = {
  ebook: mails.orderDelivered,
  paperback: mails.orderToSend,
  speaking: mails.speakingBooked,
};

/** All that a bank asks for when a buyer disputes a payment, as far as the shop knows it. */
@Injectable()
export class ReadEvidence {
  constructor(
    private readonly database: Database,
    private readonly readOrder: ReadOrder,
    private readonly stripe: Stripe,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError for an order that there is not */
  async execute(orderId: string): Promise<EvidenceDto> {
    const { manager } = this.database;
    const order = await this.readOrder.execute(orderId);
    const dispute = await this.disputeOf(order.paymentIntentId);
    const facts: EvidenceFacts = {
      siteName: site.name,
      siteUrl: this.configuration.publicUrl,
      order,
      dispute,
      letters: await manager.query<[]>(LETTERS, [orderId]),
      links: await manager.query<[]>(LINKS, [orderId]),
      downloads: await manager.query<[]>(DOWNLOADS, [orderId]),
      policy: LETTER_OF[order.productType].closing,
      sentAt: (await manager.findOneBy(OrderDispatch, { orderId }))?.sentAt ?? null,
      addressChanges: await manager.find(OrderAddressChange, {
        where: { orderId },
        order: { changedAt: 'ASC' },
      }),
    };
    const title = `Evidence for order ${order.reference}`;
    const sections = evidenceSections(facts);
    return {
      title,
      sections,
      text: evidenceText(title, sections),
      dueBy: dispute?.dueBy?.toISOString() ?? null,
    };
  }

  /** What the shop knows is worth showing even where Stripe is silent. */
  private async disputeOf(paymentIntentId: string | null): Promise<EvidenceFacts['dispute']> {
    if (!paymentIntentId) return undefined;
    const found = await this.stripe.disputes
      .list({ payment_intent: paymentIntentId, limit: 1 })
      .catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError) return { data: [] };
        throw error;
      });
    const [dispute] = found.data;
    if (!dispute) return undefined;
    const { id, reason, status, amount: amountCents } = dispute;
    const dueS = dispute.evidence_details.due_by;
    return { id, reason, status, amountCents, dueBy: dueS ? new Date(dueS * 1000) : null };
  }
}
