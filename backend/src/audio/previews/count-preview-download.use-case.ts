import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DailyCounts } from '../../owner-tools/index.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { PREVIEW_FIGURES } from '../statistics/preview-figures.js';

/** The specification keeps the number as text; what is none begins again. */
const COUNT = `UPDATE audio_previews SET download_count =
    ((CASE WHEN download_count ~ '^[0-9]{1,9}$' THEN download_count::int ELSE 0 END) + 1)::text
  WHERE id = $1 RETURNING download_count AS "downloadCount",
    (SELECT book_id FROM preview_makings WHERE preview_makings.id::text = audio_previews.id) AS "bookId"`;

/** Counts that a preview is taken home. */
@Injectable()
export class CountPreviewDownload {
  constructor(
    private readonly database: Database,
    private readonly daily: DailyCounts,
  ) {}

  /** @returns how often by now. @throws DomainError for one that there is not */
  execute(id: string): Promise<number> {
    return this.database.transaction(async () => {
      const isId = /^[\w-]{1,64}$/.test(id);
      const [[counted] = []] = isId
        ? await this.database.manager.query<[{ downloadCount: string; bookId: string | null }[], number]>(
            COUNT,
            [id],
          )
        : [];
      if (!counted)
        throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
      const { downloadCount, bookId } = counted;
      if (bookId) await this.daily.add([{ figure: PREVIEW_FIGURES.download, subject: bookId, count: 1 }]);
      return Number(downloadCount);
    });
  }
}
