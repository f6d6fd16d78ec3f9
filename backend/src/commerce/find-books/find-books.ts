import { bookByProductId, coverOfProduct, emailWords } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EmailCodes } from '../../platform/access/email-codes.js';
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
import { isPaidFor, orderReference } from '../orders/order-rules.js';
import { readPathOf } from '../order-links/order-page-path.js';
import { ReadingProof } from '../reading/reading-proof.js';
import { LIST_LIFETIME_MS } from './find-books-rules.js';
import { sendBooksCode } from './find-books.jobs.js';
import { findAddress, findNewestOrderId, type ListedOrder, listPurchases } from './find-books.queries.js';

interface FoundOrder {
  orderId: string;
  lineNumber: number;
  reference: string;
  title: string;
  bookId: string | null;
  coverSrc: string | null;
  state: OrderPageState;
  orderedAt: Date;
  path: string;
  /** With the address proof in its hash; null if it cannot be read here. */
  readPath: string | null;
}

interface FoundBooks {
  email: string;
  orders: readonly FoundOrder[];
}

@Injectable()
export class FindBooks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly emailCodes: EmailCodes,
    private readonly signedLinks: SignedLinks,
    private readonly orderPageLinks: OrderPageLinks,
    private readonly readingProof: ReadingProof,
    private readonly configuration: Configuration,
  ) {}

  /** Enqueues an email with a code. Neither the response nor its timing reveals whether anything was bought. */
  request(email: string): Promise<void> {
    const request = { purpose: BOOKS_CODE.purpose, email: email.toLowerCase() };
    return this.requestedEmails.enqueue(sendBooksCode, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendBooksCode, async (email) => {
      if (!(await findNewestOrderId(this.database.manager, email))) return undefined;
      return { buyerCodeId: await this.emailCodes.prepare(BOOKS_CODE, email) };
    });
  }

  @WritesEmail(sendBooksCode)
  async writeEmail({ buyerCodeId }: { buyerCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.emailCodes.issue(BOOKS_CODE, buyerCodeId, run);
    const { publicUrl } = this.configuration;
    return made && codeEmail({ to: made.subject, publicUrl, code: made.code, words: emailWords.booksCode });
  }

  /**
   * Returns the path of the list. Neither the response nor its timing reveals whether there is a code.
   * @throws DomainError unauthorized; TooManyAttempts during the wait
   */
  confirm(given: string, code: string, address: string): Promise<string> {
    const email = given.toLowerCase();
    return this.emailCodes.confirm(BOOKS_CODE, { subject: email, code, address }, email, async () => {
      const orderId = await findNewestOrderId(this.database.manager, email);
      const closesAt = Date.now() + LIST_LIFETIME_MS;
      return `/find-my-books/${await this.signedLinks.token(purposeOf(email), `${orderId}.${closesAt}`)}`;
    });
  }

  /** Returns `over` for an expired list, undefined for an invalid link. */
  async find(token: string): Promise<FoundBooks | 'over' | undefined> {
    const { manager } = this.database;
    const [, orderId = ''] = /^(.+)\.\d+\.[\w-]+$/.exec(token) ?? [];
    const email = await findAddress(manager, orderId);
    const read = email && (await this.signedLinks.read(purposeOf(email), token));
    if (!read) return undefined;
    if (Number(read.slice(orderId.length + 1)) <= Date.now()) return 'over';
    const listed = await listPurchases(manager, email);
    return { email, orders: await Promise.all(listed.map((each) => this.toFound(each))) };
  }

  private async toFound(order: ListedOrder): Promise<FoundOrder> {
    const { orderId, lineNumber, productId, title, type, status, orderedAt } = order;
    const path = await this.orderPageLinks.pathOf(orderId);
    return {
      orderId,
      lineNumber,
      reference: orderReference(orderId),
      title,
      bookId: bookByProductId(productId)?.id ?? null,
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
    const proof = await this.readingProof.create({ id: orderId, customerEmail });
    return `${readPathOf(path, lineNumber)}#proof=${encodeURIComponent(proof)}`;
  }
}

/** Signs the address too, so the link is invalid after a change of it. */
const purposeOf = (email: string): string => `find-books ${email}`;
