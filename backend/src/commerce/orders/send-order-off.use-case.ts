import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SendOff } from '../shipping/send-off.use-case.js';
import { LockOrder } from './lock-order.use-case.js';
import { Product } from '../products/product.entity.js';

/** Notes at the desk that a parcel is in the post. */
@Injectable()
export class SendOrderOff {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly sendOff: SendOff,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for what does not go by post, and for an order whose payment does not stand */
  execute(by: Staff, orderId: string, trackingNumber: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id, productId } = await this.lockOrder.execute(orderId);
      const { type } = await this.database.manager.findOneByOrFail(Product, { id: productId });
      if (type !== 'paperback')
        throw new DomainError('conflict', 'COMMERCE.NO_PARCEL', 'What was ordered does not go by post.');
      if (!(await this.sendOff.execute(id, trackingNumber))) return;
      await this.auditLog.record(by, {
        action: 'order.sent',
        subject: { kind: 'order', id },
        before: { status: 'to-send' },
        after: { status: 'sent', trackingNumber: trackingNumber || null },
      });
    });
  }
}
