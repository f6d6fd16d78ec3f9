import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { isProductId } from '../products/product-status.js';
import { Product } from '../products/product.entity.js';
import { CheckFiles } from './check-files.query.js';
import { DropFiles } from './drop-files.use-case.js';
import { KeepFiles } from './keep-files.use-case.js';
import type { PastBuyers } from './past-buyers.js';
import { PublishEdition } from './publish-edition.use-case.js';

export interface BroughtEdition {
  version: number;
  note: string;
  pastBuyers: PastBuyers;
  files: readonly UploadedFile[];
  formats: readonly string[] | undefined;
  /** For each file the id of the one that it replaces; empty for one that is new. */
  replaces: readonly string[];
}

/** Takes the files of a new edition in, looks into them, and puts them on sale. */
@Injectable()
export class BringEdition {
  constructor(
    private readonly database: Database,
    private readonly checkFiles: CheckFiles,
    private readonly keepFiles: KeepFiles,
    private readonly dropFiles: DropFiles,
    private readonly publish: PublishEdition,
  ) {}

  /** @throws DomainError for files that cannot be sold, and where the product was changed meanwhile */
  async execute(staff: Staff, productId: string, brought: BroughtEdition): Promise<void> {
    const { files, formats, replaces, ...edition } = brought;
    const isKnown =
      isProductId(productId) && (await this.database.manager.existsBy(Product, { id: productId }));
    if (!isKnown)
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'There is no such product.');
    if (files.length === 0)
      throw new DomainError('invalid', 'COMMERCE.MISSING_FILES', 'Please choose the new file.');
    if (replaces.length !== files.length)
      throw new DomainError(
        'invalid',
        'COMMERCE.REPLACES_MISSING',
        'Please say of each file which one it replaces.',
      );
    const checked = await this.checkFiles.execute(files, formats);
    const kept = await this.keepFiles.execute(productId, checked);
    const replacements = kept.map((file, at) => ({ file, replaces: replaces[at] ?? '' }));
    try {
      await this.publish.execute(staff, productId, { ...edition, replacements });
    } catch (error) {
      await this.dropFiles.execute(kept);
      throw error;
    }
  }
}
