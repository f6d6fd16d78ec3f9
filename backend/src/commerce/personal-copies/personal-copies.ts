import { emailWords, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { isProductId } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { copyFaultEmail } from './copy-fault-email.js';
import type { PersonalCopiesDto } from './personal-copies.dto.js';
import { removeCopies, notifyOfCopyFault } from './personal-copies.jobs.js';
import { countMadeCopies } from './personal-copies.queries.js';
import { PersonalCopyFault, PersonalCopyProduct } from './personal-copy.entity.js';

@Injectable()
export class PersonalCopies {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  async find(productId: string): Promise<PersonalCopiesDto> {
    const { manager } = this.database;
    await this.refuseUnknown(productId);
    const faults = await manager.find(PersonalCopyFault, {
      where: { productId },
      order: { fileName: 'ASC' },
    });
    const { digitalFiles } = await manager.findOneByOrFail(Product, { id: productId });
    const made = await countMadeCopies(manager, productId);
    return {
      isOn: await manager.existsBy(PersonalCopyProduct, { productId }),
      madeCount: made.reduce((sum, { count }) => sum + count, 0),
      made,
      faults: faults
        .filter(({ originalKey }) => digitalFiles?.includes(originalKey))
        .map(({ fileName, reason }) => ({ fileName, reason })),
    };
  }

  /**
   * Failed files are tried again. After turning it off, buyers get the original.
   * @throws DomainError if there is no such product, or it has no files
   */
  setEnabled(staff: Staff, productId: string, isOn: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { type } = await this.refuseUnknown(productId);
      if (isOn && type !== 'ebook')
        throw new DomainError('conflict', 'COMMERCE.NO_EBOOK', 'Only ebooks have files to download.');
      await this.database.lock(`personal-copies:${productId}`);
      if ((await manager.existsBy(PersonalCopyProduct, { productId })) === isOn) return;
      if (isOn) {
        await manager.insert(PersonalCopyProduct, { productId });
        await manager.delete(PersonalCopyFault, { productId });
      } else {
        await manager.delete(PersonalCopyProduct, { productId });
        await this.outbox.enqueue(removeCopies, {});
      }
      await this.auditLog.record(staff, {
        action: isOn ? 'product.copies-turned-on' : 'product.copies-turned-off',
        subject: { kind: 'product', id: productId },
        before: { personalCopies: !isOn },
        after: { personalCopies: isOn },
      });
    });
  }

  private async refuseUnknown(productId: string): Promise<Product> {
    const product = isProductId(productId)
      ? await this.database.manager.findOneBy(Product, { id: productId })
      : null;
    if (product) return product;
    throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We can’t find this product.');
  }

  @WritesEmail(notifyOfCopyFault)
  async writeEmail({ originalKey }: { originalKey: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const fault = await manager.findOneBy(PersonalCopyFault, { originalKey });
    if (!fault) return undefined;
    const { productId, fileName, reason } = fault;
    const { title } = await manager.findOneByOrFail(Product, { id: productId });
    const { publicUrl } = this.configuration;
    const words = emailWords.ownerCopyFault;
    return copyFaultEmail({ to: site.contact.email, words, title, productId, fileName, reason, publicUrl });
  }
}
