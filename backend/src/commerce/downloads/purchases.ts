import { bookByProductId } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { readPathOf } from '../order-links/order-page-path.js';
import { orderReference, isPaidFor, type OrderStatus, isProofOver } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { Payments } from '../payments/payments.js';
import { isOutage, isRefusal } from '../stripe/stripe-errors.js';
import { Product } from '../products/product.entity.js';
import { purchasesEmail, type MailedPurchase } from './download-emails.js';
import { DownloadLinks } from './download-links.js';
import { isReadHere } from './download-rules.js';
import { sendPurchases } from './downloads.jobs.js';
import { findBought, findNewestOrder } from './downloads.queries.js';
import { OpenClaims } from './open-claims.js';
import type { PurchaseDto } from './purchases.dto.js';

const PURCHASE_STATUS: Record<OrderStatus, PurchaseDto['status']> = {
  pending: 'processing',
  processing: 'processing',
  paid: 'ready',
  fulfilled: 'ready',
  'to-send': 'ready',
  sent: 'ready',
  failed: 'failed',
  cancelled: 'failed',
  refunded: 'refunded',
  disputed: 'paused',
};

@Injectable()
export class Purchases implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly downloadLinks: DownloadLinks,
    private readonly requestedEmails: RequestedEmails,
    private readonly configuration: Configuration,
    private readonly openClaims: OpenClaims,
    private readonly orderPageLinks: OrderPageLinks,
  ) {}

  /**
   * Opens the files of a payment that was just made, and settles it without waiting for a webhook. The client secret
   * proves who paid. It stays in browser histories, so it expires as links do.
   * @throws DomainError if the payment is unknown or older than a day, or Stripe doesn't answer; TooManyAttempts
   */
  claim(clientSecret: string, address?: string): Promise<PurchaseDto> {
    return this.openClaims.answer(clientSecret, address, () => this.answer(clientSecret));
  }

  private async answer(clientSecret: string): Promise<PurchaseDto> {
    const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
    const claimed = await this.payments
      .settleAnd({ paymentIntentId, clientSecret }, (order) => this.open(order))
      .catch(undefinedIfUnknown);
    if (!claimed) {
      throw new DomainError(
        'not-found',
        'COMMERCE.PAYMENT_UNKNOWN',
        'We can’t find a payment for this link.',
      );
    }
    const { order, bought, links } = claimed;
    if (isProofOver(order, Date.now())) {
      throw new DomainError(
        'gone',
        'COMMERCE.PAYMENT_LINK_ENDED',
        'This link expired a day after your payment. The links in your email lead to what you bought, and to fresh ones.',
      );
    }
    if (!bought) throw new Error('a purchased product does not exist any more');
    const { pageRevision, lines, ...product } = bought;
    const orderUrl = await this.orderPageLinks.pathAt(order.id, pageRevision);
    const readable = links.map(({ grant }) => grant).filter(isReadHere);
    return {
      orderRef: orderReference(order.id),
      status: PURCHASE_STATUS[order.status],
      product: { ...product, bookId: bookByProductId(product.id)?.id ?? null },
      customerEmail: order.customerEmail,
      orderUrl,
      addressUrl: isPaidFor(order.status)
        ? await this.orderPageLinks.addressPathAt(order.id, pageRevision)
        : null,
      readings: lines
        .filter(({ productId }) => readable.some((grant) => grant.productId === productId))
        .map(({ title, lineNumber }) => ({ title, url: readPathOf(orderUrl, lineNumber) })),
      downloads: (await this.downloadLinks.describe(links)).map(
        ({ format, fileName, sizeBytes, path, expiresAt }) => ({
          format,
          fileName,
          sizeBytes,
          url: path,
          expiresAt: expiresAt.toISOString(),
        }),
      ),
    };
  }

  /** Call it in the transaction that settles the order. */
  private async open(order: Order) {
    const bought = await findBought(this.database.manager, order.id);
    const grants =
      isPaidFor(order.status) && !isProofOver(order, Date.now()) ? await this.downloadLinks.grant(order) : [];
    return { order, bought, links: await this.downloadLinks.write(grants, 'page') };
  }

  /**
   * Enqueues an email with links to all purchases of an address. Neither the response nor its timing reveals whether
   * the address is known.
   */
  requestEmail(email: string): Promise<void> {
    return this.requestedEmails.enqueue(sendPurchases, {}, { purpose: 'purchases', email });
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendPurchases, (email) => findNewestOrder(this.database.manager, email));
  }

  /** A book bought twice appears once. */
  @WritesEmail(sendPurchases)
  async writeEmail({ orderId }: { orderId: string }, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const asked = await manager.findOneByOrFail(Order, { id: orderId });
    const sameAddress = Raw((column) => `lower(${column}) = lower(:email)`, { email: asked.customerEmail });
    const orders = await manager.find(Order, {
      where: { customerEmail: sameAddress },
      order: { createdAt: 'DESC' },
    });
    const purchases = await this.openAll(
      orders.filter(({ status }) => isPaidFor(status)),
      run,
    );
    if (purchases.length === 0) return undefined;
    return purchasesEmail({
      to: asked.customerEmail,
      customerName: asked.customerName ?? '',
      publicUrl: this.configuration.publicUrl,
      purchases,
    });
  }

  private async openAll(orders: readonly Order[], run: JobRun): Promise<MailedPurchase[]> {
    const purchases = new Map<string, MailedPurchase>();
    for (const order of orders) {
      if (purchases.has(order.productId)) continue;
      const grants = await this.downloadLinks.grant(order);
      if (grants.length === 0) continue;
      const { title } = await this.database.manager.findOneByOrFail(Product, { id: order.productId });
      purchases.set(order.productId, {
        title,
        links: await this.downloadLinks.issue(grants, 'letter', { run, to: order.customerEmail }),
      });
    }
    return [...purchases.values()];
  }
}

function undefinedIfUnknown(error: unknown): undefined {
  if (isRefusal(error)) return undefined;
  if (!isOutage(error)) throw error;
  throw new DomainError(
    'unavailable',
    'COMMERCE.PAYMENT_UNAVAILABLE',
    'We can’t check the payment right now. Your book is safe; please try again in a minute.',
  );
}
