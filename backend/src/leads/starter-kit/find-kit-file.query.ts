import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { KitRequest } from './kit-request.entity.js';

const KIT_DIR = fileURLToPath(new URL('../../../../made/books/kit/', import.meta.url));

/** A file of the kit as the book builder leaves it in its `kit.json`. */
interface KitFile {
  /** `workbook` or `budget`; `kit` is both in one. */
  part: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

/** What a link of the kit opens: all of it, or one of its parts. */
@Injectable()
export class FindKitFile {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for a link that nobody was given, or a part that there is not */
  async execute(token: string, part = 'kit'): Promise<SendableFile> {
    const file = (await this.isGiven(token))
      ? (await this.readFiles()).find((entry) => entry.part === part)
      : undefined;
    if (!file) throw new DomainError('not-found', 'LEADS.KIT_LINK_UNKNOWN', 'This link is not known here.');
    const { fileName, contentType, sizeBytes, sha256 } = file;
    return {
      fileName,
      contentType,
      sizeBytes,
      isShown: contentType === 'application/pdf',
      version: sha256.slice(0, 16),
      read: (start, end) => createReadStream(path.join(KIT_DIR, fileName), { start, end }),
    };
  }

  private async isGiven(token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    const hash = hashToken(token);
    return this.database.manager.existsBy(KitRequest, [{ tokenHash: hash }, { mailedTokenHash: hash }]);
  }

  private async readFiles(): Promise<KitFile[]> {
    return JSON.parse(await readFile(path.join(KIT_DIR, 'kit.json'), 'utf8')) as KitFile[];
  }
}
