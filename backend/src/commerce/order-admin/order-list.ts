import { coverOfProduct } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { anywhere, inBatches, type Page, type PageInput, readPage } from '../../platform/http/paged-list.js';
import { Product } from '../products/product.entity.js';
import { DOUBLES, STUCK_ORDERS, orderReference } from '../orders/order-rules.js';
import type { OrderPageDto, OrderSummaryDto, OrderOverviewDto, AskedStatus } from './order.dto.js';

const summaryOf = ({ paymentIntentId: _payment, ...summary }: FoundOrder): OrderSummaryDto => summary;

const COUNTS = `SELECT
  (SELECT count(*)::int FROM orders WHERE status = 'to-send') AS "toSend",
  (SELECT count(*)::int FROM orders WHERE status = 'disputed') AS "disputed",
  (SELECT count(*)::int FROM book_reviews WHERE state = 'waiting') AS "reviews",
  (SELECT count(*)::int FROM orders WHERE id IN (${STUCK_ORDERS})) AS "stuck"`;

/** A row of the exported file; amounts in dollars, which spreadsheets add up. */
interface OrderLine {
  reference: string;
  opened: Date;
  paid: Date | null;
  status: string;
  name: string;
  email: string;
  product: string;
  total: string;
  givenBack: string;
  payment: string;
  id: string;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const lineOf = (order: FoundOrder): OrderLine => ({
  reference: order.reference,
  opened: order.createdAt,
  paid: order.paidAt,
  status: order.status,
  name: order.customerName ?? '',
  email: order.customerEmail,
  product: order.productTitle,
  total: dollars(order.totalCents),
  givenBack: dollars(order.givenBackCents),
  payment: order.paymentIntentId ?? '',
  id: order.id,
});

interface OrderFilter {
  /** Part of the address, name, reference or payment id; case-insensitive. */
  query?: string | undefined;
  status?: AskedStatus | undefined;
  productId?: string | undefined;
  /** ISO 8601, in UTC. */
  from?: string | undefined;
  before?: string | undefined;
}

interface FoundOrder extends OrderSummaryDto {
  paymentIntentId: string | null;
}

const SEARCHED =
  'fold_text(order_search_text(o.id, o.customer_email, o.customer_name, o.stripe_payment_intent_id))';

const SELECT = `
  SELECT o.id, o.status, o.customer_name AS "customerName", o.customer_email AS "customerEmail",
    o.product_id AS "productId", p.title AS "productTitle", p.type AS "productType",
    o.total_amount AS "totalCents", o.created_at AS "createdAt", o.completed_at AS "paidAt",
    o.stripe_payment_intent_id AS "paymentIntentId",
    (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
      WHERE r.order_id = o.id AND r.status <> 'failed') AS "givenBackCents",
    o.id IN (${STUCK_ORDERS}) AS "isStuck", EXISTS (SELECT ${DOUBLES}) AS "mayBeDouble"`;

/** Orders that match a filter, for the dashboard. */
@Injectable()
export class OrderList {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Page of orders, newest first.
   * @throws DomainError for an invalid cursor
   */
  async list({ cursor, ...filter }: OrderFilter & { cursor?: string | undefined }): Promise<OrderPageDto> {
    const page = await this.read(filter, { cursor });
    return { ...page, items: page.items.map(summaryOf) };
  }

  /** Counts of orders that need the owner, and the products to filter by. */
  async overview(): Promise<OrderOverviewDto> {
    const { manager } = this.database;
    const [counts] = await manager.query<Omit<OrderOverviewDto, 'products'>[]>(COUNTS);
    const products = await manager.find(Product, {
      select: { id: true, title: true },
      order: { title: 'ASC', id: 'ASC' },
    });
    return {
      ...(counts ?? { toSend: 0, disputed: 0, reviews: 0, stuck: 0 }),
      products: products.map(({ id, title }) => ({ id, title })),
    };
  }

  /** Exports the orders of a filter. The audit log records it before the first row is sent. */
  async export(by: Staff, filter: OrderFilter): Promise<AsyncGenerator<OrderLine>> {
    const { query, ...named } = filter;
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'orders.exported',
        subject: { kind: 'orders', id: 'all' },
        // A search text may be an address.
        after: { ...named, isSearch: Boolean(query) },
      }),
    );
    return this.lines(filter);
  }

  private async *lines(filter: OrderFilter): AsyncGenerator<OrderLine> {
    for await (const order of inBatches((page) => this.read(filter, page))) yield lineOf(order);
  }

  /** The statement contains only the given filters, so that each can use its index. */
  private async read(filter: OrderFilter, input: PageInput): Promise<Page<FoundOrder>> {
    const values: unknown[] = [];
    const conditions = this.conditionsOf(filter, (value) => `$${values.push(value)}`);
    const from = `FROM orders o JOIN products p ON p.id = o.product_id WHERE ${['true', ...conditions].join(' AND ')}`;
    const list = { select: SELECT, from, at: 'o.created_at', id: 'o.id', idType: 'text' } as const;
    const page = await readPage<FoundOrder>(this.database, list, values, input);
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        reference: orderReference(row.id),
        coverSrc: coverOfProduct(row.productId),
      })),
    };
  }

  private conditionsOf(
    { query, status, productId, from, before }: OrderFilter,
    put: (value: unknown) => string,
  ): string[] {
    const pattern = anywhere(query);
    return [
      ...(pattern ? [`${SEARCHED} LIKE fold_text(${put(pattern)})`] : []),
      ...(status === 'stuck' ? [`o.id IN (${STUCK_ORDERS})`] : []),
      ...(status === 'bought' ? ['o.completed_at IS NOT NULL'] : []),
      ...(status && status !== 'stuck' && status !== 'bought' ? [`o.status = ${put(status)}`] : []),
      ...(productId ? [`o.product_id = ${put(productId)}`] : []),
      ...(from ? [`o.created_at >= ${put(from)}::timestamptz`] : []),
      ...(before ? [`o.created_at < ${put(before)}::timestamptz`] : []),
    ];
  }
}
