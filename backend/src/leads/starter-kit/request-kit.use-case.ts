import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { FreeDownload } from '../free-downloads/free-download.entity.js';
import { KIT_FILE } from '../free-downloads/lead-files.js';
import { BeginSeries } from '../welcome-series/begin-series.use-case.js';
import { KitRequest } from './kit-request.entity.js';
import { kitPath } from './kit-path.js';
import { sendKit } from './send-kit.job.js';

/** The specification's name of the kit (`downloadType`), and the book that it belongs to. */
export const KIT = KIT_FILE;

export interface KitWish {
  email: string;
  name: string;
  downloadType: string;
}

/** Gives the free kit on the spot, by a link that nobody can guess, and promises it by mail, unless the address had it lately. */
@Injectable()
export class RequestKit {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
    private readonly beginSeries: BeginSeries,
  ) {}

  /** @throws DomainError for a kit that there is not */
  async execute({ email, name, downloadType }: KitWish): Promise<{ downloadUrl: string }> {
    if (downloadType !== KIT.id)
      throw new DomainError('not-found', 'LEADS.KIT_UNKNOWN', 'There is no free kit of this name.');
    const token = createToken();
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const id = randomUUID();
      await manager.insert(FreeDownload, { email, fileName: KIT.id, bookId: KIT.bookId });
      await manager.insert(KitRequest, {
        id,
        email,
        name,
        tokenHash: hashToken(token),
      });
      if (await this.allowance.take('starter-kit', email.toLowerCase()))
        await this.letters.enqueue(sendKit, { kitRequestId: id }, email);
      await this.beginSeries.execute(email);
    });
    return { downloadUrl: kitPath(token) };
  }
}
