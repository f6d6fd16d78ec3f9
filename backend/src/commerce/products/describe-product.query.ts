import path from 'node:path';

import { bookByProductId } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { DeskProductRow } from './desk-product-row.js';
import type { DeskFileDto, DeskProductSummaryDto } from './desk-product.dto.js';
import { statusOf } from './product-status.js';

/** A product as the desk shows it. */
@Injectable()
export class DescribeProduct {
  constructor(private readonly files: StoredFiles) {}

  async execute(row: DeskProductRow): Promise<DeskProductSummaryDto> {
    const { id, title, description, price, type, formats, version, soldCount, createdAt } = row;
    return {
      ...{ id, name: title, title, description, price, type, file_formats: formats, fileFormats: formats },
      status: statusOf(row),
      version,
      soldCount,
      files: row.files ?? (await this.olderFiles(row)),
      pagePath: bookByProductId(id)?.path ?? null,
      createdAt: createdAt.toISOString(),
    };
  }

  /** Those of the time before editions: what the storage knows of them. */
  private olderFiles({ keys, formats }: DeskProductRow): Promise<DeskFileDto[]> {
    return Promise.all(
      keys.map(async (key, at) => ({
        id: key,
        fileName: path.posix.basename(key),
        format: formats[at] ?? 'unknown',
        sizeBytes: (await this.files.size(key)) ?? null,
        sha256: null,
      })),
    );
  }
}
