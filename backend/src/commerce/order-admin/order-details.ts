import { Injectable } from '@nestjs/common';
import { coverOfProduct, emailWords, site } from '@lectern/catalogue';
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
  findDoubles,
  findDownloads,
  findEmailsToBuyer,
  findFailedJobs,
  findLinks,
  findOrderFiles,
  findOrderPapers,
  isOrderStuck,
} from './order-details.queries.js';
import { isPaidFor, type OrderStatus, UNSETTLED, orderReference } from '../orders/order-rules.js';
import type { OrderDto, TimelineEntryDto } from './order.dto.js';
import {
  OrderAddress,
  Order,
  OrderConsent,
  OrderNote,
  OrderAddressChange,
  OrderPayment,
} from '../orders/order.entity.js';
import { addressLines } from '../orders/postal-address-rules.js';
import { TIMELINE_KINDS } from './timeline-kinds.js';
import { findTimeline } from './timeline.queries.js';

interface Circumstances {
  productType: ProductType;
  refunds: readonly { amountCents: number; status: RefundStatus }[];
  isStuck: boolean;
  wasDisputed: boolean;
}

const unsettled: readonly OrderStatus[] = UNSETTLED;

/** Actions that an order's state allows, for the dashboard and for the checks of its calls. */
function stepsOf(
  order: Pick<Order, 'status' | 'totalCents' | 'stripePaymentIntentId'>,
  circumstances: Circumstances,
) {
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

const rank = ({ kind }: TimelineEntryDto): number => TIMELINE_KINDS.indexOf(kind);

const EMAIL_OF = {
  ebook: 'orderDelivered',
  paperback: 'orderToSend',
  speaking: 'speakingBooked',
} as const satisfies Record<ProductType, keyof typeof emailWords>;

@Injectable()
export class OrderDetails {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly stripe: Stripe,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError if there is no such order */
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
    const isStuck = await isOrderStuck(manager, id);
    const failedJobs = await findFailedJobs(manager, id);
    const wasDisputed = timeline.some(({ kind }) => kind === 'disputed');
    const address = await manager.findOneBy(OrderAddress, { orderId: id });
    const dispatch = await manager.findOneBy(OrderDispatch, { orderId: id });
    const consent = await manager.findOneBy(OrderConsent, { orderId: id });
    const doubles = await findDoubles(manager, id);
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
      doubles: doubles.map((double) => ({ ...double, reference: orderReference(double.id) })),
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      productId: product.id,
      productTitle: product.title,
      productType: product.type,
      coverSrc: coverOfProduct(product.id),
      currency: site.currency,
      totalCents: order.totalCents,
      givenBackCents: refundedCents(refunds),
      createdAt: order.createdAt,
      paidAt: order.completedAt,
      paymentIntentId: order.stripePaymentIntentId,
      quantity: order.quantity,
      postalAddress: address ? addressLines(address) : [],
      trackingNumber: dispatch?.trackingNumber ?? null,
      withdrawalConsent: consent && { wording: consent.wording, agreedAt: consent.agreedAt },
      isHeldBack: await this.suppressions.holds('purchases', order.customerEmail),
      files: await findOrderFiles(manager, id),
      papers: await findOrderPapers(manager, id),
      refunds: refunds.map(
        ({ orderId: _order, changedAt: _changed, stripeRefundId: _stripe, ...refund }) => refund,
      ),
      refundRequest: (await manager.findOneBy(GuaranteeRequest, { orderId: id }))?.state ?? null,
      notes: notes.map(({ orderId: _order, ...note }) => note),
      troubles: failedJobs.map(({ id: _id, ...job }) => job),
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

  async timelineOf(orderId: string): Promise<TimelineEntryDto[]> {
    const entries = await findTimeline(this.database.manager, orderId);
    return entries.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
  }

  /** Evidence for a disputed payment. @throws DomainError if there is no such order */
  async evidence(orderId: string): Promise<EvidenceDto> {
    const { manager } = this.database;
    const order = await this.find(orderId);
    const dispute = await this.disputeOf(order.paymentIntentId);
    const facts: EvidenceFacts = {
      siteName: site.name,
      siteUrl: this.configuration.publicUrl,
      order,
      dispute,
      emails: await findEmailsToBuyer(manager, orderId),
      links: await findLinks(manager, orderId),
      downloads: await findDownloads(manager, orderId),
      policy: emailWords[EMAIL_OF[order.productType]].closing,
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
