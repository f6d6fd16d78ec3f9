import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { ProductRelease } from '../products/product-release.entity.js';
import { Product } from '../products/product.entity.js';
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
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  /** @throws DomainError for a product that is not known, or is out */
  execute(wish: { email: string; productId: string }): Promise<void> {
    const email = wish.email.toLowerCase();
    return this.database.transaction(async () => {
      await this.requireToCome(wish.productId);
      await this.database.lock(`release-notice:${email}`);
      const notice = await this.findOrOpen(email, wish.productId);
      if (notice.confirmedAt || !(await this.allowance.take('release-notice', email))) return;
      await this.letters.enqueue(sendNoticeQuestion, { noticeId: notice.id }, email);
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
    if (known) {
      if (!known.confirmedAt)
        await manager.update(ReleaseNotice, { id: known.id }, { createdAt: new Date() });
      return known;
    }
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
}
