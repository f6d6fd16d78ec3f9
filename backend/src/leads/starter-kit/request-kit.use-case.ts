import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { createToken, hashToken } from '../../platform/links/random-token.js';
import { Letters } from '../../platform/mail/letters.js';
import { FreeDownload } from '../free-downloads/free-download.entity.js';
import { KitRequest } from './kit-request.entity.js';
import { kitPath } from './kit-path.js';
import { sendKit } from './send-kit.job.js';

/** The specification's name of the kit (`downloadType`), and the book that it belongs to. */
export const KIT = { id: 'grant-writer-starter-kit', bookId: 'grant-writing' } as const;

/** Anybody may type anybody's address: an address has this many letters at most, and so has everybody together. */
const LETTERS = { perTenMinutes: 1, perDay: 3, ofAllPerHour: 200 } as const;

const PROMISED = `SELECT
    count(*) FILTER (WHERE lower(email) = lower($1) AND mail_promised_at > now() - interval '10 minutes')::int AS "perTenMinutes",
    count(*) FILTER (WHERE lower(email) = lower($1))::int AS "perDay",
    count(*) FILTER (WHERE mail_promised_at > now() - interval '1 hour')::int AS "ofAllPerHour"
  FROM kit_requests WHERE mail_promised_at > now() - interval '1 day'`;

export interface KitWish {
  email: string;
  name: string;
  downloadType: string;
}

/** Gives the free kit on the spot, by a link that nobody can guess, and promises it by mail. */
@Injectable()
export class RequestKit {
  constructor(
    private readonly database: Database,
    private readonly letters: Letters,
  ) {}

  /** @throws DomainError for a kit that there is not */
  async execute({ email, name, downloadType }: KitWish): Promise<{ downloadUrl: string }> {
    if (downloadType !== KIT.id)
      throw new DomainError('not-found', 'LEADS.KIT_UNKNOWN', 'There is no free kit of this name.');
    const token = createToken();
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`kit:${email.toLowerCase()}`);
      const isMailed = await this.mayHaveLetter(email);
      const id = randomUUID();
      await manager.insert(FreeDownload, { email, fileName: KIT.id, bookId: KIT.bookId });
      await manager.insert(KitRequest, {
        id,
        email,
        name,
        tokenHash: hashToken(token),
        mailPromisedAt: isMailed ? new Date() : null,
      });
      if (isMailed) await this.letters.promise(sendKit, { kitRequestId: id }, email);
    });
    return { downloadUrl: kitPath(token) };
  }

  private async mayHaveLetter(email: string): Promise<boolean> {
    const [promised] = await this.database.manager.query<Record<keyof typeof LETTERS, number>[]>(PROMISED, [
      email,
    ]);
    const limits = Object.keys(LETTERS) as (keyof typeof LETTERS)[];
    return limits.every((limit) => (promised?.[limit] ?? 0) < LETTERS[limit]);
  }
}
