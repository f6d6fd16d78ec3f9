import { coverOfProduct, emailWords } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MailedCodes } from '../../platform/access/mailed-codes.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { codeEmail } from '../../platform/email/code-email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { BOOKS_CODE } from '../order-links/buyer-codes.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { type OrderPageState, orderPageState } from '../order-pages/order-page-rules.js';
import {
  ORDER_STATUSES,
  type OrderStatus,
  isPaidFor,
  knowsOfSuccess,
  orderReference,
} from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';
import { readPathOf } from '../reading/read-path.js';
import { HAS_FIXED_LAYOUT } from '../products/products.queries.js';
import { ReadingProof } from '../reading/reading-proof.js';
import { sendBooksCode } from './find-books.jobs.js';

interface FoundOrder {
  orderId: string;
  lineNumber: number;
  reference: string;
  title: string;
  coverSrc: string | null;
  state: OrderPageState;
  orderedAt: Date;
  /** Path of the order's page. */
  path: string;
  /** Path of the reader, with the address proof in its hash; null if it cannot be read here. */
  readPath: string | null;
}

/** All purchases of an address. */
interface FoundBooks {
  email: string;
  orders: readonly FoundOrder[];
}

/** Lifetime of the list's link; the linked pages stay. */
const LIST_LIFE_MS = 60 * 60_000;

/** Paid orders, including refunded ones. */
const BOUGHT = ORDER_STATUSES.filter(knowsOfSuccess);

const NEWEST = `SELECT id FROM orders WHERE lower(customer_email) = $1 AND status = ANY ($2)
  ORDER BY created_at DESC, id LIMIT 1`;

const LIST = `SELECT o.id AS "orderId", l.line_number AS "lineNumber", l.product_id AS "productId", p.title, p.type,
    o.status, o.customer_email AS "customerEmail", o.created_at AS "orderedAt",
    EXISTS (SELECT FROM download_grants g WHERE g.order_id = o.id AND g.product_id = l.product_id
      AND g.file_format = 'epub' AND NOT ${HAS_FIXED_LAYOUT}) AS "isReadHere"
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
  WHERE lower(o.customer_email) = $1 AND o.status = ANY ($2) ORDER BY o.created_at DESC, o.id, l.line_number`;

interface ListedOrder {
  orderId: string;
  lineNumber: number;
  productId: string;
  title: string;
  type: ProductType;
  status: OrderStatus;
  customerEmail: string;
  orderedAt: Date;
  isReadHere: boolean;
}

/** All purchases of an address, for its owner. */
@Injectable()
export class FindBooks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly mailedCodes: MailedCodes,
    private readonly signedLinks: SignedLinks,
    private readonly orderPageLinks: OrderPageLinks,
    private readonly readingProof: ReadingProof,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Enqueues an email with a code, to that address only. Neither the response nor its timing reveals whether anything was
   * bought with it.
   */
  request(email: string): Promise<void> {
    const request = { purpose: BOOKS_CODE.purpose, email: email.toLowerCase() };
    return this.requestedEmails.enqueue(sendBooksCode, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendBooksCode, async (email) => {
      if (!(await this.newestOf(email))) return undefined;
      return { buyerCodeId: await this.mailedCodes.open(BOOKS_CODE, email) };
    });
  }

  @WritesEmail(sendBooksCode)
  async writeEmail({ buyerCodeId }: { buyerCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.mailedCodes.make(BOOKS_CODE, buyerCodeId, run);
    const { publicUrl } = this.configuration;
    return made && codeEmail({ to: made.subject, publicUrl, code: made.code, words: emailWords.booksCode });
  }

  /**
   * Verifies the code. Neither the response nor its timing reveals whether there is one.
   * @param address client's IP address
   * @throws DomainError unauthorized; TooManyAttempts during the wait
   * Returns the path of the list.
   */
  confirm(given: string, code: string, address: string): Promise<string> {
    const email = given.toLowerCase();
    return this.mailedCodes.confirm(BOOKS_CODE, { subject: email, code, address }, email, async () => {
      const orderId = await this.newestOf(email);
      const closesAt = Date.now() + LIST_LIFE_MS;
      return `/find-my-books/${await this.signedLinks.token(purposeOf(email), `${orderId}.${closesAt}`)}`;
    });
  }

  /** Returns `over` for an expired list, undefined for an invalid link. */
  async find(token: string): Promise<FoundBooks | 'over' | undefined> {
    const { manager } = this.database;
    const [, orderId = ''] = /^(.+)\.\d+\.[\w-]+$/.exec(token) ?? [];
    const [order] = await manager.query<{ email: string }[]>(
      'SELECT lower(customer_email) AS email FROM orders WHERE id = $1',
      [orderId],
    );
    const read = order && (await this.signedLinks.read(purposeOf(order.email), token));
    if (!read) return undefined;
    if (Number(read.slice(orderId.length + 1)) <= Date.now()) return 'over';
    const listed = await manager.query<ListedOrder[]>(LIST, [order.email, BOUGHT]);
    return { email: order.email, orders: await Promise.all(listed.map((each) => this.toFound(each))) };
  }

  private async toFound(order: ListedOrder): Promise<FoundOrder> {
    const { orderId, lineNumber, productId, title, type, status, orderedAt } = order;
    const path = await this.orderPageLinks.pathOf(orderId);
    return {
      orderId,
      lineNumber,
      reference: orderReference(orderId),
      title,
      coverSrc: coverOfProduct(productId),
      state: orderPageState(status, type),
      orderedAt,
      path,
      readPath: isPaidFor(status) && order.isReadHere ? await this.readPathOf(order, path) : null,
    };
  }

  private async readPathOf(
    { orderId, lineNumber, customerEmail }: ListedOrder,
    path: string,
  ): Promise<string> {
    const proof = await this.readingProof.make({ id: orderId, customerEmail });
    return `${readPathOf(path, lineNumber)}#proof=${encodeURIComponent(proof)}`;
  }

  private async newestOf(email: string): Promise<string | undefined> {
    const [newest] = await this.database.manager.query<{ id: string }[]>(NEWEST, [email, BOUGHT]);
    return newest?.id;
  }
}

/** The link names an order and signs the address too, so it is invalid after a change of the address. */
const purposeOf = (email: string): string => `find-books ${email}`;
