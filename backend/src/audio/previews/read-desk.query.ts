import { Injectable } from '@nestjs/common';
import { type VoiceId, voiceIds } from '@lectern/speech';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { BookOpenings } from './book-openings.js';
import { audioAddress } from './preview-address.js';
import type { DeskPreviewDto, PreviewDeskDto } from './preview-desk.dto.js';
import type { PreviewMaking } from './preview-making.entity.js';
import { ReadSpending } from './read-spending.query.js';

const MAKINGS = `SELECT m.id, m.book_id AS "bookId", m.voice, m.text_hash AS "textHash", m.status, m.sha256,
    m.book_title AS "bookTitle", m.pieces_done AS "piecesDone", m.pieces_total AS "piecesTotal",
    m.duration_ms AS "durationMs", m.size_bytes AS "sizeBytes", m.failure_code AS "failureCode",
    m.failure_detail AS "failureDetail", p.download_count AS "downloadCount", p.generated_at AS "generatedAt"
  FROM preview_makings m LEFT JOIN audio_previews p ON p.id = m.id::text
  WHERE m.speaker = $1 AND m.status <> 'cancelled' AND m.text_hash = ANY ($2)`;

type Found = PreviewMaking & { downloadCount: string | null; generatedAt: Date | null };

/** Every book in every voice, as it stands, and what the voice may still be given today. */
@Injectable()
export class ReadDesk {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly openings: BookOpenings,
    private readonly readSpending: ReadSpending,
  ) {}

  async execute(): Promise<PreviewDeskDto> {
    const { speaker, charactersPerDay } = this.configuration.speech;
    const hashes = this.openings.all.map(({ textHash }) => textHash);
    const makings = await this.database.manager.query<Found[]>(MAKINGS, [speaker, hashes]);
    const previews = this.openings.all.flatMap(({ bookId, title, textHash }) =>
      voiceIds.map((voice) => {
        const isIt = (making: Found) =>
          making.bookId === bookId && making.voice === voice && making.textHash === textHash;
        return describe({ bookId, bookTitle: title, voice }, makings.find(isIt));
      }),
    );
    const { today } = await this.readSpending.execute();
    return { previews, speaker, charactersToday: today, charactersPerDay };
  }
}

function describe(
  named: { bookId: string; bookTitle: string; voice: VoiceId },
  found: Found | undefined,
): DeskPreviewDto {
  const { id = null, status = 'missing', sha256 = null, failureCode = null } = found ?? {};
  const isReady = status === 'ready';
  return {
    ...named,
    id,
    status,
    piecesDone: found?.piecesDone ?? 0,
    piecesTotal: found?.piecesTotal ?? 0,
    durationMs: found?.durationMs ?? null,
    sizeBytes: found?.sizeBytes ?? null,
    downloads: Number(found?.downloadCount) || 0,
    audioUrl: isReady && found && sha256 ? audioAddress({ ...found, sha256 }) : null,
    generatedAt: found?.generatedAt?.toISOString() ?? null,
    failure:
      status === 'failed' && failureCode ? { error: failureCode, detail: found?.failureDetail ?? '' } : null,
  };
}
