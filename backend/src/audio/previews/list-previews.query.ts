import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { StoredPreviewDto } from './preview.dto.js';

/** The newest of each book and voice: one whose text has changed since is not shown beside it. */
const STORED = `SELECT * FROM (
    SELECT DISTINCT ON (p.book_title, p.voice_type) p.id, p.book_title AS "bookTitle", p.voice_type AS "voiceType",
      p.audio_url AS "audioUrl", m.duration_ms AS "durationMs", p.generated_at AS "generatedAt"
    FROM audio_previews p LEFT JOIN preview_makings m ON m.id::text = p.id
    ORDER BY p.book_title, p.voice_type, p.generated_at DESC NULLS LAST) stored
  ORDER BY "generatedAt" DESC NULLS LAST, id LIMIT 200`;

type Stored = Omit<StoredPreviewDto, 'generatedAt'> & { generatedAt: Date | null };

/** What can be heard, the newest first. */
@Injectable()
export class ListPreviews {
  constructor(private readonly database: Database) {}

  async execute(): Promise<StoredPreviewDto[]> {
    const stored = await this.database.manager.query<Stored[]>(STORED);
    return stored.map((preview) => ({
      ...preview,
      generatedAt: (preview.generatedAt ?? new Date(0)).toISOString(),
    }));
  }
}
