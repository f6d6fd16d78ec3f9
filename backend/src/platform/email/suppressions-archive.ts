import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import type { ArchiveOutput, ArchiveSource } from '../archive-parts/archive-part.js';
import { ArchiveParts } from '../archive-parts/archive-parts.js';
import { TablesPart } from '../archive-parts/tables-part.js';
import { Database } from '../database/database.js';
import { DomainError } from '../http/domain-error.js';
import { isToken } from '../signed-links/random-token.js';
import { SealedSecrets } from '../signed-links/sealed-secrets.js';
import { SiteKeys } from '../signed-links/site-keys.js';
import { Pseudonyms, storeSecret } from './pseudonyms.js';

const FILE = 'pseudonyms.txt';

/**
 * Addresses that bounced or complained, which get no more emails on the second site, either. Erased people are known by
 * pseudonyms: without the secret of these, the second site would not recognize an address that was erased, asked or
 * suppressed, and would email it again.
 */
@Injectable()
export class SuppressionsArchive {
  constructor(
    parts: ArchiveParts,
    private readonly database: Database,
    private readonly pseudonyms: Pseudonyms,
    private readonly keys: SiteKeys,
    private readonly secrets: SealedSecrets,
  ) {
    const rows = new TablesPart(database, {
      name: 'suppressed-addresses',
      tables: [{ table: 'mail_suppressions', rows: 'addresses', existing: 'replace' }],
    });
    parts.add({
      name: rows.name,
      tables: rows.tables,
      write: async (out) => {
        await rows.write(out);
        await this.writeSecret(out);
      },
      read: (source) =>
        database.transaction(async () => {
          await rows.read(source);
          await this.readSecret(source);
        }),
    });
  }

  /** Old sites used their first key as the secret. It signs links, so it stays. */
  private async writeSecret(out: ArchiveOutput): Promise<void> {
    const { archived } = this.pseudonyms;
    const keys = await this.keys.all();
    if (!keys.some(({ secret }) => secret === archived))
      out.file(FILE, async () => Readable.from([Buffer.from(`${archived}\n`)]));
  }

  private async readSecret(source: ArchiveSource): Promise<void> {
    const content = await source.file(FILE);
    if (!content) return;
    const secret = (await text(content)).trim();
    if (!isToken(secret))
      throw new DomainError(
        'unprocessable',
        'ARCHIVE.INVALID_PSEUDONYMS',
        'suppressed-addresses/pseudonyms.txt, line 1: It must be the 43 characters of the first site.',
      );
    await storeSecret(this.database, this.secrets, secret);
    this.database.afterCommit(() => this.pseudonyms.continueWith(secret));
  }
}
