import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockProduct, type LockedProduct } from './lock-product.use-case.js';
import { ProductDesk } from './product-desk.entity.js';
import { LEAST_CHARGE_CENTS } from './product-words.js';
import { Product } from './product.entity.js';

export type ProductStep = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back';

const DONE: Record<ProductStep, string> = {
  'put-on-sale': 'product.put-on-sale',
  'take-off-sale': 'product.taken-off-sale',
  'put-away': 'product.put-away',
  'bring-back': 'product.brought-back',
};

/** Puts a product on the shelf or takes it off; nothing of it is ever deleted, for its buyers keep what they bought. */
@Injectable()
export class SteerProduct {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockProduct,
  ) {}

  /**
   * Does nothing where it stands so already.
   * @throws DomainError for what cannot be sold as it is
   */
  execute(staff: Staff, id: string, step: ProductStep): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.lock.execute(id);
      const change = this.changeFor(step, locked);
      if (!change) return;
      const { manager } = this.database;
      if (change.isActive !== undefined) await manager.update(Product, { id }, { isActive: change.isActive });
      if (change.putAwayAt !== undefined)
        await manager.update(ProductDesk, { productId: id }, { putAwayAt: change.putAwayAt });
      const after = { isOnSale: change.isActive ?? false, isPutAway: Boolean(change.putAwayAt) };
      const before = { isOnSale: locked.status === 'on-sale', isPutAway: locked.status === 'away' };
      await this.auditLog.record(staff, {
        action: DONE[step],
        subject: { kind: 'product', id },
        before,
        after,
      });
    });
  }

  private changeFor(
    step: ProductStep,
    locked: LockedProduct,
  ): { isActive?: boolean; putAwayAt?: Date | null } | undefined {
    const { status } = locked;
    switch (step) {
      case 'put-on-sale':
        if (status === 'on-sale') return undefined;
        this.refuseSale(locked);
        return { isActive: true };
      case 'take-off-sale':
        return status === 'on-sale' ? { isActive: false } : undefined;
      case 'put-away':
        return status === 'away' ? undefined : { isActive: false, putAwayAt: new Date() };
      case 'bring-back':
        return status === 'away' ? { putAwayAt: null } : undefined;
    }
  }

  private refuseSale({ status, product }: LockedProduct): void {
    const refuse = (code: string, sentence: string) => {
      throw new DomainError('conflict', `COMMERCE.${code}`, sentence);
    };
    if (status === 'away') refuse('PRODUCT_AWAY', 'This product is put away: please bring it back first.');
    if (status === 'to-come')
      refuse('PRODUCT_TO_COME', 'This product is still to come: it goes on sale when you release it.');
    if (product.type === 'ebook' && !product.digitalFiles?.length)
      refuse('MISSING_FILES', 'Please upload at least one digital file for ebooks');
    if (product.priceCents < LEAST_CHARGE_CENTS)
      refuse(
        'PRICE_TOO_LOW',
        'A card cannot be charged less than $0.50: please choose a higher price first.',
      );
  }
}
