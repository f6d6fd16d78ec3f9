import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { FreeDownload } from './free-download.entity.js';

export interface DownloadRequest {
  email: string;
  fileName: string;
  bookId?: string | undefined;
}

/** Notes who takes a free sample, and says where it lies. */
@Injectable()
export class RequestDownload {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for a sample that there is not */
  async execute({ email, fileName, bookId }: DownloadRequest): Promise<{ downloadUrl: string }> {
    const sample = downloads.cards.find(({ id }) => id === fileName);
    if (!sample) {
      throw new DomainError('not-found', 'LEADS.SAMPLE_UNKNOWN', 'There is no free sample of this name.');
    }
    await this.database.transaction(() =>
      this.database.manager.insert(FreeDownload, {
        email,
        fileName,
        bookId: bookId ?? sample.bookId,
      }),
    );
    return { downloadUrl: sample.url };
  }
}
