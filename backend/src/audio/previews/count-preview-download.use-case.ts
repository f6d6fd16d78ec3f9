import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';

/** The specification keeps the number as text; what is none begins again. */
const COUNT = `UPDATE audio_previews SET download_count =
    ((CASE WHEN download_count ~ '^[0-9]{1,9}$' THEN download_count::int ELSE 0 END) + 1)::text
  WHERE id = $1 RETURNING download_count AS "downloadCount"`;

/** Counts that a preview is taken home. */
@Injectable()
export class CountPreviewDownload {
  constructor(private readonly database: Database) {}

  /** @returns how often by now. @throws DomainError for one that there is not */
  async execute(id: string): Promise<number> {
    const isId = /^[\w-]{1,64}$/.test(id);
    const [[counted] = []] = isId
      ? await this.database.manager.query<[{ downloadCount: string }[], number]>(COUNT, [id])
      : [];
    if (counted) return Number(counted.downloadCount);
    throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
  }
}
