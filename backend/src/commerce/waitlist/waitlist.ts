import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { bookByProductId } from '@lectern/catalogue';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { ConsentState } from '../../site/consent-state.js';
import { productReleased } from '../products/product-released.event.js';
import { ProductRelease, Product } from '../products/product.entity.js';
import { confirmationEmail, releaseEmail, type WaitlistEmailProps } from './waitlist-emails.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';
import { CONFIRM_LINK, END_LINK } from './waitlist-rules.js';
import {
  sendWaitlistQuestion,
  announceReleases,
  notifyOfRelease,
  forgetUnconfirmedEntries,
} from './waitlist.jobs.js';
import { claimUnnotified, DELETE_UNCONFIRMED } from './waitlist.queries.js';

@Injectable()
export class Waitlist implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly throttle: BulkEmailThrottle,
    private readonly requestedEmails: RequestedEmails,
    private readonly links: SignedLinks,
    private readonly outbox: Outbox,
    private readonly rows: ExpiredRows,
    private readonly events: Events,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Enqueues the confirmation email, unless one was sent recently. Neither the response nor its timing reveals
   * whether the address is known.
   * @throws DomainError for an unknown or released product
   */
  async join({ email, productId }: { email: string; productId: string }): Promise<void> {
    await this.requirePreOrder(productId);
    const request = { purpose: 'release-notice', email: email.toLowerCase() };
    await this.requestedEmails.enqueue(sendWaitlistQuestion, { productId }, request);
  }

  private async requirePreOrder(productId: string): Promise<void> {
    const { manager } = this.database;
    const product = await manager.findOneBy(Product, { id: productId });
    if (!product) {
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We don’t have this product.');
    }
    if (await manager.existsBy(ProductRelease, { productId, availability: 'pre-order' })) return;
    throw new DomainError('conflict', 'COMMERCE.PRODUCT_OUT', `${product.title} is out. You can get it now.`);
  }

  private async findOrOpen(email: string, productId: string): Promise<WaitlistEntry> {
    const { manager } = this.database;
    await this.database.lock(`release-notice:${email}`);
    const known = await manager.findOneBy(WaitlistEntry, { email, productId });
    if (known) {
      if (!known.confirmedAt)
        await manager.update(WaitlistEntry, { id: known.id }, { createdAt: new Date() });
      return known;
    }
    const entry = manager.create(WaitlistEntry, {
      id: randomUUID(),
      email,
      productId,
      confirmedAt: null,
      promisedAt: null,
      toldAt: null,
    });
    await manager.insert(WaitlistEntry, entry);
    return entry;
  }

  /** Unknown for an invalid link, ended after unsubscribing. */
  async find(link: 'confirm' | 'end', token: string): Promise<ConsentState> {
    const { purpose } = link === 'confirm' ? CONFIRM_LINK : END_LINK;
    const id = await this.links.read(purpose, token);
    if (!id) return 'unknown';
    const entry = await this.database.manager.findOneBy(WaitlistEntry, { id });
    if (!entry) return 'ended';
    return entry.confirmedAt ? 'confirmed' : 'pending';
  }

  /** Does nothing if the request is confirmed or was removed. */
  async confirm(token: string): Promise<void> {
    const id = await this.links.read(CONFIRM_LINK.purpose, token);
    if (!id) return;
    await this.database.manager.update(
      WaitlistEntry,
      { id, confirmedAt: IsNull() },
      { confirmedAt: new Date() },
    );
  }

  /** Returns false for an invalid link. */
  async leave(token: string): Promise<boolean> {
    const id = await this.links.read(END_LINK.purpose, token);
    if (!id) return false;
    await this.database.manager.delete(WaitlistEntry, { id });
    return true;
  }

  /** Enqueues the emails in batches, then itself. */
  @HandlesJob(announceReleases)
  announce(): Promise<void> {
    return this.database.transaction(async () => {
      const { batchSize } = this.throttle;
      const rows = await claimUnnotified(this.database.manager, batchSize);
      const delaysMs = await this.throttle.delaysMs(rows.length);
      for (const [at, { id, email }] of rows.entries())
        await this.emails.enqueue(notifyOfRelease, { noticeId: id }, email, { delayMs: delaysMs[at] });
      if (rows.length === batchSize)
        await this.outbox.enqueue(announceReleases, {}, { delayMs: delaysMs.at(-1) });
    });
  }

  @HandlesJobOutside(forgetUnconfirmedEntries)
  forgetUnconfirmed(): Promise<Closing> {
    return this.rows.remove(forgetUnconfirmedEntries, [DELETE_UNCONFIRMED]);
  }

  /** Skipped if the request was removed or confirmed. */
  @WritesEmail(sendWaitlistQuestion)
  async writeConfirmationEmail({
    noticeId,
  }: {
    noticeId: string;
    productId: string;
  }): Promise<Email | undefined> {
    const entry = await this.database.manager.findOneBy(WaitlistEntry, { id: noticeId });
    if (!entry || entry.confirmedAt) return undefined;
    return confirmationEmail(await this.emailFacts(entry));
  }

  @WritesEmail(notifyOfRelease)
  async writeReleaseEmail({ noticeId }: { noticeId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const entry = await manager.findOne(WaitlistEntry, { where: { id: noticeId }, lock: ROW_LOCK });
    if (!entry?.confirmedAt || entry.toldAt) return undefined;
    return {
      ...releaseEmail(await this.emailFacts(entry)),
      onceSent: () =>
        this.database.manager.update(
          WaitlistEntry,
          { id: noticeId, toldAt: IsNull() },
          { toldAt: new Date() },
        ),
    };
  }

  onModuleInit(): void {
    this.events.listen(productReleased, async () => {
      await this.outbox.enqueue(announceReleases, {});
    });
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job === notifyOfRelease.name && 'noticeId' in cause)
        await this.database.manager.update(WaitlistEntry, { id: String(cause.noticeId) }, { toldAt: null });
    });
    this.requestedEmails.findOwed(sendWaitlistQuestion, async (email, { productId = '' }) => {
      const { id, confirmedAt } = await this.findOrOpen(email, productId);
      return confirmedAt ? undefined : { noticeId: id, productId };
    });
  }

  async emailFacts({ id, email, productId }: WaitlistEntry): Promise<Omit<WaitlistEmailProps, 'key'>> {
    const { publicUrl } = this.configuration;
    const { title } = await this.database.manager.findOneByOrFail(Product, { id: productId });
    return {
      to: email,
      productTitle: title,
      publicUrl,
      productUrl: `${publicUrl}${bookByProductId(productId)?.path ?? '/shop'}`,
      confirmUrl: `${publicUrl}${CONFIRM_LINK.path(await this.links.token(CONFIRM_LINK.purpose, id))}`,
      endUrl: `${publicUrl}${END_LINK.path(await this.links.token(END_LINK.purpose, id))}`,
    };
  }
}
