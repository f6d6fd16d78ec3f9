import { emailWords } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { EmailCodes } from '../../platform/access/email-codes.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { codeEmail } from '../../platform/email/code-email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { BuyerAddress } from '../order-admin/buyer-address.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { ADDRESS_CODE } from '../order-links/buyer-codes.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { OrderPages } from './order-pages.js';
import { sendAddressCode } from './order-pages.jobs.js';

interface ProofInput {
  email: string;
  code: string;
  address: string;
  payerProof: string;
}

/** Changes the address of an order by a code sent to the new one, if emails bounce or the payer mistyped it. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly database: Database,
    private readonly links: OrderPageLinks,
    private readonly orderPages: OrderPages,
    private readonly orders: Orders,
    private readonly buyerAddress: BuyerAddress,
    private readonly emailCodes: EmailCodes,
    private readonly rateLimiter: RateLimiter,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Sends a code to another address, unless one was sent recently.
   * @throws DomainError for an invalid link, or if the address may not be changed
   */
  async ask(token: string, address: string, payerProof: string): Promise<void> {
    const order = await this.orderOf(token, payerProof);
    const email = address.toLowerCase();
    await this.database.transaction(async () => {
      if (!(await this.rateLimiter.takeEmail(ADDRESS_CODE.purpose, email))) return;
      const buyerCodeId = await this.emailCodes.prepare(ADDRESS_CODE, subjectOf(order, email));
      await this.emails.enqueue(sendAddressCode, { buyerCodeId }, email);
    });
  }

  @WritesEmail(sendAddressCode)
  async writeEmail({ buyerCodeId }: { buyerCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.emailCodes.issue(ADDRESS_CODE, buyerCodeId, run);
    const [, to] = made?.subject.split(' ') ?? [];
    if (!made || !to) return undefined;
    const { publicUrl } = this.configuration;
    return codeEmail({ to, publicUrl, code: made.code, words: emailWords.addressCode });
  }

  /**
   * Moves the order and its email to the proved address.
   * Returns the path of the order's page; a new one if the former link may have reached a stranger.
   * @throws DomainError for an invalid link, a wrong code, or if the address may not be changed
   */
  async confirm(
    token: string,
    { email: typedEmail, code, address, payerProof }: ProofInput,
  ): Promise<string> {
    const { id } = await this.orderOf(token, payerProof);
    const email = typedEmail.toLowerCase();
    const tried = { subject: subjectOf({ id }, email), code, address };
    await this.emailCodes.confirm(ADDRESS_CODE, tried, email, async () => {
      await this.buyerAddress.holdEmail(id);
      const order = await this.orders.lock(id);
      const reason = await this.orderPages.addressReason(order, payerProof);
      if (!reason) throw notNeeded();
      await this.buyerAddress.replace(order, email, 'The buyer');
      if (reason === 'payer') await this.links.revoke(id);
    });
    return this.links.pathOf(id);
  }

  private async orderOf(token: string, payerProof: string): Promise<Order> {
    const order = await this.links.open(token);
    if (!order) throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'We don’t recognize this link.');
    if (!(await this.orderPages.addressReason(order, payerProof))) throw notNeeded();
    return order;
  }
}

const subjectOf = ({ id }: Pick<Order, 'id'>, email: string): string => `${id} ${email}`;

const notNeeded = () =>
  new DomainError(
    'conflict',
    'COMMERCE.ADDRESS_WORKS',
    'Emails about this order arrive at its address. To have it changed, please write to the author.',
  );
