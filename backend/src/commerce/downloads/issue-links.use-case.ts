import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { FileFormat } from '../products/file-format.js';
import type { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { LINK_LIFETIME_MS, linkPath, type LinkPlace } from './download-address.js';

export interface IssuedLink {
  format: FileFormat;
  fileName: string;
  sizeBytes: number;
  /** Path on the site; the only place where the token is ever written out. */
  path: string;
  expiresAt: Date;
}

/** Makes a fresh 24-hour link for each grant. */
@Injectable()
export class IssueLinks {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute(grants: readonly DownloadGrant[], issuedFor: LinkPlace): Promise<IssuedLink[]> {
    const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
    return Promise.all(
      grants.map(async (grant) => {
        const token = createToken();
        await this.database.manager.insert(DownloadLink, {
          id: randomUUID(),
          grantId: grant.id,
          tokenHash: hashToken(token),
          expiresAt,
          issuedFor,
        });
        const sizeBytes = (await this.files.size(grant.filePath)) ?? 0;
        const { fileFormat: format, fileName } = grant;
        return { format, fileName, sizeBytes, path: linkPath(token), expiresAt };
      }),
    );
  }
}
