import { createHash, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ProductRelease } from '../products/product-release.entity.js';
import { Product } from '../products/product.entity.js';
import { FORGOTTEN_AFTER_MS, patienceMs } from './mail-patience.js';
import { ReleaseNoticeMail } from './release-notice-mail.entity.js';
import { ReleaseNotice } from './release-notice.entity.js';
import { sendNoticeQuestion } from './send-notice-question.job.js';

/**
 * Notes who wants to hear of a release, and promises the letter that asks for a yes. What is answered does not tell
 * whether the address is known, and an address that had such a letter lately gets no other.
 */
@Injectable()
export class AskForNotice {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError for a product that is not known, or is out */
  execute(wish: { email: string; productId: string }): Promise<void> {
    const email = wish.email.toLowerCase();
    const emailHash = createHash('sha256').update(email).digest('hex');
    return this.database.transaction(async () => {
      await this.requireToCome(wish.productId);
      await this.database.lock(`release-notice:${emailHash}`);
      const notice = await this.findOrOpen(email, wish.productId);
      if (notice.confirmedAt || !(await this.mayWrite(emailHash))) return;
      await this.outbox.add(sendNoticeQuestion, { noticeId: notice.id });
    });
  }

  private async requireToCome(productId: string): Promise<void> {
    const { manager } = this.database;
    const product = await manager.findOneBy(Product, { id: productId });
    if (!product) {
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'There is no such product here.');
    }
    if (await manager.existsBy(ProductRelease, { productId, availability: 'pre-order' })) return;
    throw new DomainError(
      'conflict',
      'COMMERCE.PRODUCT_OUT',
      `${product.title} is out: you can have it now.`,
    );
  }

  private async findOrOpen(email: string, productId: string): Promise<ReleaseNotice> {
    const { manager } = this.database;
    const known = await manager.findOneBy(ReleaseNotice, { email, productId });
    if (known) return known;
    const notice = manager.create(ReleaseNotice, {
      id: randomUUID(),
      email,
      productId,
      confirmedAt: null,
      promisedAt: null,
      toldAt: null,
    });
    await manager.insert(ReleaseNotice, notice);
    return notice;
  }

  /** Whether the address may be written to; counts the letter if so. */
  private async mayWrite(emailHash: string): Promise<boolean> {
    const { manager } = this.database;
    const past = await manager.findOneBy(ReleaseNoticeMail, { emailHash });
    const sinceMs = past ? Date.now() - past.lastSentAt.getTime() : Infinity;
    const sentCount = past && sinceMs < FORGOTTEN_AFTER_MS ? past.sentCount : 0;
    if (sentCount > 0 && sinceMs < patienceMs(sentCount)) return false;
    const counted = { emailHash, lastSentAt: new Date(), sentCount: sentCount + 1 };
    await manager.upsert(ReleaseNoticeMail, counted, ['emailHash']);
    return true;
  }
}
