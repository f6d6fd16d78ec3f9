import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ClaimFiles } from './claim-files.use-case.js';
import { ProductEdition } from './product-edition.entity.js';
import { ProductFile } from './product-file.entity.js';
import type { KeptFile } from './sold-file.js';

export type EditionFacts = Pick<ProductEdition, 'number' | 'note' | 'pastBuyers'>;

/** Notes an edition and its files, within the transaction that puts it on sale. */
@Injectable()
export class AddEdition {
  constructor(
    private readonly database: Database,
    private readonly claimFiles: ClaimFiles,
  ) {}

  /**
   * @param files in the order of their positions
   * @param taken over from the edition before; all others are claimed
   * @returns its id
   */
  async execute(
    productId: string,
    facts: EditionFacts,
    files: readonly KeptFile[],
    taken: readonly KeptFile[] = [],
  ): Promise<string> {
    const { manager } = this.database;
    const id = randomUUID();
    await this.claimFiles.execute(files.filter((file) => !taken.includes(file)));
    await manager.insert(ProductEdition, { id, productId, ...facts });
    await manager.insert(
      ProductFile,
      files.map(({ key, fileName, format, sizeBytes, sha256 }, position) => ({
        ...{ id: randomUUID(), editionId: id, position },
        ...{ key, fileName, format, sizeBytes, sha256 },
      })),
    );
    return id;
  }
}
