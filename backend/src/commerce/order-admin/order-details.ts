import { Injectable } from '@nestjs/common';
import { coverOfProduct, mails, site } from '@lectern/catalogue';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { amountText, isSecondPayment } from '../payments/payment-rules.js';
import type { ProductType } from '../products/product-rules.js';
import { GuaranteeRequest } from '../guarantee/guarantee-request.entity.js';
import { Product } from '../products/product.entity.js';
import {
  mismatchRefusal,
  refundableCents,
  type RefundStatus,
  refundedCents,
} from '../refunds/refund-rules.js';
import { Refund } from '../refunds/refund.entity.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import { type EvidenceFacts, evidenceSections, evidenceText } from './evidence-text.js';
import type { EvidenceDto } from './order-actions.dto.js';
import {
  DOUBLES,
  isPaidFor,
  type OrderStatus,
  UNSETTLED,
  orderReference,
  STUCK_ORDERS,
} from '../orders/order-rules.js';
import type {
  DoubleOrderDto,
  OrderDto,
  OrderFileDto,
  OrderPaperDto,
  TimelineEntryDto,
  OrderErrorDto,
} from './order.dto.js';
import { OrderAddress, Order, OrderNote, OrderAddressChange, OrderPayment } from '../orders/order.entity.js';
import { addressLines } from '../orders/postal-address-rules.js';
import { TIMELINE_KINDS, TIMELINE } from './timeline.js';

interface OrderSnapshot {
  status: OrderStatus;
  totalCents: number;
  stripePaymentIntentId: string | null;
}

interface Circumstances {
  productType: ProductType;
  refunds: readonly { amountCents: number; status: RefundStatus }[];
  isStuck: boolean;
  wasDisputed: boolean;
}

const unsettled: readonly OrderStatus[] = UNSETTLED;

/** Actions that an order's state allows, for the dashboard and for the checks of its calls. */
function stepsOf(order: OrderSnapshot, circumstances: Circumstances) {
  const { status, stripePaymentIntentId } = order;
  const { productType, refunds, isStuck, wasDisputed } = circumstances;
  return {
    resend: isPaidFor(status),
    changeAddress: status !== 'cancelled',
    makeLink: isPaidFor(status) && productType === 'ebook',
    markSent: status === 'to-send',
    retry: isStuck || (unsettled.includes(status) && stripePaymentIntentId !== null),
    refundableCents: refundableCents(order, refunds),
    evidence: status === 'disputed' || wasDisputed,
  };
}

const FILES = `
  SELECT g.file_format AS format, g.file_name AS "fileName", coalesce(sum(f.download_count), 0)::int AS downloads
  FROM download_grants g LEFT JOIN digital_downloads f ON f.order_id = g.order_id AND f.file_path = g.file_path
  WHERE g.order_id = $1 GROUP BY g.id ORDER BY g.created_at, g.id`;

const PAPERS = `
  SELECT number, kind, amount_cents AS "amountCents", voided_at IS NOT NULL AS "isVoid"
  FROM receipts WHERE order_id = $1 ORDER BY paid_at, number`;

const DOUBLES_OF = `SELECT doubles.* FROM orders o
  JOIN LATERAL (SELECT d.id, d.completed_at AS "paidAt" ${DOUBLES}) doubles ON true
  WHERE o.id = $1 ORDER BY doubles."paidAt", doubles.id`;

const rank = ({ kind }: TimelineEntryDto): number => TIMELINE_KINDS.indexOf(kind);

type FailedJob = OrderErrorDto & { id: string };

const FAILED = `
  SELECT w.id, w.job, w.failures, w.last_error AS "lastError", w.due_at AS "nextTryAt" FROM outbox w
  WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND (w.payload ->> 'orderId' = $1
    OR w.payload ->> 'paymentIntentId' = (SELECT stripe_payment_intent_id FROM orders WHERE id = $1))
  ORDER BY w.seq`;

const EMAILS = `
  SELECT subject, recipient, status, sent_at AS "sentAt", changed_at AS "changedAt", message_id AS "messageId"
  FROM mail_deliveries WHERE cause @> jsonb_build_object('orderId', $1::text)
    AND status <> 'withdrawn' AND letter NOT IN ('tell-owner', 'tell-of-sale', 'tell-owner-of-payment', 'tell-owner-of-guarantee', 'tell-of-review') ORDER BY queued_at, id`;

const LINKS = `
  SELECT g.file_name AS "fileName", l.issued_for AS "issuedFor", l.created_at AS "createdAt",
    l.first_opened_at AS "firstOpenedAt", l.last_opened_at AS "lastOpenedAt", l.opened_count AS "openedCount"
  FROM download_grants g JOIN download_links l ON l.grant_id = g.id WHERE g.order_id = $1
  ORDER BY l.created_at, l.id`;

const DOWNLOADS = `
  SELECT file_name AS "fileName", download_count AS count, downloaded_at AS "lastAt"
  FROM digital_downloads WHERE order_id = $1 ORDER BY downloaded_at, id`;

const EMAIL_OF = {
  ebook: mails.orderDelivered,
  paperback: mails.orderToSend,
  speaking: mails.speakingBooked,
};

/** An order with its history, for the dashboard. */
@Injectable()
export class OrderDetails {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly stripe: Stripe,
    private readonly configuration: Configuration,
  ) {}

  /**
   * All facts about an order.
   * @throws DomainError if there is no such order
   */
  async find(id: string): Promise<OrderDto> {
    const { manager } = this.database;
    const order = await manager.findOneBy(Order, { id });
    if (!order) throw new DomainError('not-found', 'COMMERCE.ORDER_UNKNOWN', 'We can’t find this order.');
    noteInLog({ orderId: order.id });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const refunds = await manager.find(Refund, {
      where: { orderId: id },
      order: { askedAt: 'ASC', id: 'ASC' },
    });
    const timeline = await this.timelineOf(id);
    const { troubles, isStuck } = await this.problemsOf(id);
    const wasDisputed = timeline.some(({ kind }) => kind === 'disputed');
    const address = await manager.findOneBy(OrderAddress, { orderId: id });
    const dispatch = await manager.findOneBy(OrderDispatch, { orderId: id });
    const doubles = await this.doublesOf(id);
    const { mismatches = [] } = (await manager.findOneBy(OrderPayment, { orderId: id })) ?? {};
    const notes = await manager.find(OrderNote, {
      where: { orderId: id },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return {
      id,
      reference: orderReference(id),
      status: order.status,
      isStuck,
      mayBeDouble: doubles.length > 0,
      doubles,
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      productId: product.id,
      productTitle: product.title,
      productType: product.type,
      coverSrc: coverOfProduct(product.id),
      totalCents: order.totalCents,
      givenBackCents: refundedCents(refunds),
      createdAt: order.createdAt,
      paidAt: order.completedAt,
      paymentIntentId: order.stripePaymentIntentId,
      quantity: order.quantity,
      postalAddress: address ? addressLines(address) : [],
      trackingNumber: dispatch?.trackingNumber ?? null,
      isHeldBack: await this.suppressions.holds('purchases', order.customerEmail),
      files: await manager.query<OrderFileDto[]>(FILES, [id]),
      papers: await manager.query<OrderPaperDto[]>(PAPERS, [id]),
      refunds: refunds.map(
        ({ orderId: _order, changedAt: _changed, stripeRefundId: _stripe, ...told }) => told,
      ),
      refundRequest: (await manager.findOneBy(GuaranteeRequest, { orderId: id }))?.state ?? null,
      notes: notes.map(({ orderId: _order, ...told }) => told),
      troubles,
      paymentMismatches: mismatches.map((mismatch) => ({
        paymentIntentId: mismatch.paymentIntentId,
        received: amountText(mismatch),
        isSecond: isSecondPayment(mismatch, order),
        isRefundable: !mismatchRefusal(order, mismatch.paymentIntentId),
      })),
      timeline,
      steps: stepsOf(order, { productType: product.type, refunds, isStuck, wasDisputed }),
    };
  }

  private async doublesOf(id: string): Promise<DoubleOrderDto[]> {
    const rows = await this.database.manager.query<Omit<DoubleOrderDto, 'reference'>[]>(DOUBLES_OF, [id]);
    return rows.map((row) => ({ ...row, reference: orderReference(row.id) }));
  }

  /** History of an order, oldest first. */
  async timelineOf(orderId: string): Promise<TimelineEntryDto[]> {
    const entries = await this.database.manager.query<TimelineEntryDto[]>(TIMELINE, [orderId]);
    return entries.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
  }

  /** Failed work of an order. */
  async problemsOf(orderId: string): Promise<{ troubles: OrderErrorDto[]; isStuck: boolean }> {
    const { manager } = this.database;
    const [stuck] = await manager.query<{ isStuck: boolean }[]>(
      `SELECT $1 IN (${STUCK_ORDERS}) AS "isStuck"`,
      [orderId],
    );
    const failed = await this.failedJobs(orderId);
    return { troubles: failed.map(({ id: _id, ...error }) => error), isStuck: stuck?.isStuck ?? false };
  }

  /** With the ids of their job runs. */
  failedJobs(orderId: string): Promise<FailedJob[]> {
    return this.database.manager.query<FailedJob[]>(FAILED, [orderId]);
  }

  /**
   * Evidence for a disputed payment, as far as it is known.
   * @throws DomainError if there is no such order
   */
  async evidence(orderId: string): Promise<EvidenceDto> {
    const { manager } = this.database;
    const order = await this.find(orderId);
    const dispute = await this.disputeOf(order.paymentIntentId);
    const facts: EvidenceFacts = {
      siteName: site.name,
      siteUrl: this.configuration.publicUrl,
      order,
      dispute,
      letters: await manager.query<[]>(EMAILS, [orderId]),
      links: await manager.query<[]>(LINKS, [orderId]),
      downloads: await manager.query<[]>(DOWNLOADS, [orderId]),
      policy: EMAIL_OF[order.productType].closing,
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

  /** Undefined if Stripe does not answer: the rest of the evidence is still useful. */
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
