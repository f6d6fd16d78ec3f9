import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ReleaseProduct } from '../waitlist/release-product.use-case.js';
import { LockProduct } from './lock-product.use-case.js';

/** The owner says that a book which was to come is out: it goes on sale, and whoever asked is told. */
@Injectable()
export class ReleaseFromDesk {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockProduct,
    private readonly release: ReleaseProduct,
  ) {}

  /** @throws DomainError where it has no files yet, or is put away */
  execute(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { product, status } = await this.lock.execute(id);
      if (status !== 'to-come') return;
      if (product.type === 'ebook' && !product.digitalFiles?.length)
        throw new DomainError(
          'conflict',
          'COMMERCE.MISSING_FILES',
          'Please upload at least one digital file for ebooks',
        );
      await this.release.execute(id);
      await this.auditLog.record(staff, {
        action: 'product.released',
        subject: { kind: 'product', id },
        before: { isOnSale: false },
        after: { isOnSale: true },
      });
    });
  }
}
