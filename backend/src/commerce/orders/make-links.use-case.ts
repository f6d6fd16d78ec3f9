import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { GrantDownloads } from '../downloads/grant-downloads.use-case.js';
import { IssueLinks } from '../downloads/issue-links.use-case.js';
import { LockOrder } from './lock-order.use-case.js';
import { isPaidFor } from './order-status.js';
import type { MadeLinkDto } from './order-deeds.dto.js';

/** Fresh links to the files of an order, to be handed over by whatever way: nobody can read them later. */
@Injectable()
export class MakeLinks {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError where the purchase does not stand, or has no files */
  execute(by: Staff, orderId: string): Promise<MadeLinkDto[]> {
    return this.database.transaction(async () => {
      const order = await this.lockOrder.execute(orderId);
      const grants = isPaidFor(order.status) ? await this.grantDownloads.execute(order) : [];
      if (grants.length === 0) {
        throw new DomainError(
          'conflict',
          'COMMERCE.NO_FILES',
          'There are no files to link to: the order is not paid, was given back or is in dispute, or is not of an e-book.',
        );
      }
      await this.auditLog.record(by, { action: 'order.link-made', subject: { kind: 'order', id: order.id } });
      const links = await this.issueLinks.execute(grants, 'desk');
      return links.map(({ format, fileName, path, expiresAt }) => ({
        format,
        fileName,
        url: `${this.configuration.publicUrl}${path}`,
        expiresAt,
      }));
    });
  }
}
