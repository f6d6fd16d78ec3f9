import { randomUUID } from 'node:crypto';

import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { BeginSeries } from '../welcome-series/begin-series.use-case.js';
import { FREE_DOWNLOAD_LINK } from './free-download-link.js';
import { FreeDownload } from './free-download.entity.js';
import { sendFreeDownload } from './send-free-download.job.js';

export interface DownloadRequest {
  email: string;
  fileName: string;
  bookId?: string | undefined;
}

/** Notes who takes a free sample, gives its link, and promises the same link by mail. */
@Injectable()
export class RequestDownload {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
    private readonly links: SignedLinks,
    private readonly beginSeries: BeginSeries,
  ) {}

  /** @throws DomainError for a sample that there is not */
  async execute({ email, fileName, bookId }: DownloadRequest): Promise<{ downloadUrl: string }> {
    const sample = downloads.cards.find(({ id }) => id === fileName);
    if (!sample) {
      throw new DomainError('not-found', 'LEADS.SAMPLE_UNKNOWN', 'There is no free sample of this name.');
    }
    const id = randomUUID();
    await this.database.transaction(async () => {
      const taken = { id, email, fileName, bookId: bookId ?? sample.bookId };
      await this.database.manager.insert(FreeDownload, taken);
      if (await this.allowance.take(`free-download:${fileName}`, email.toLowerCase()))
        await this.letters.enqueue(sendFreeDownload, { downloadId: id }, email);
      await this.beginSeries.execute(email);
    });
    const token = await this.links.token(FREE_DOWNLOAD_LINK.purpose, id);
    return { downloadUrl: FREE_DOWNLOAD_LINK.path(token) };
  }
}
