import { Injectable } from '@nestjs/common';
import type { VoiceId } from '@lectern/speech';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { audioAddress, CALLS, previewFileName, transcriptAddress } from './preview-address.js';
import { failureWords } from './preview-failures.js';
import type { PreviewMaking } from './preview-making.entity.js';
import type { PreviewStatus } from './preview-status.js';
import type { PreviewDto } from './preview.dto.js';

/** What is long is read only when it is shown. */
const PREVIEW = `SELECT m.id, m.status, m.book_title AS "bookTitle", m.voice, m.failure_code AS "failureCode",
    m.pieces_done AS "piecesDone", m.pieces_total AS "piecesTotal", m.sha256, m.duration_ms AS "durationMs",
    CASE WHEN m.status = 'ready' THEN m.waveform END AS waveform,
    CASE WHEN m.status = 'ready' THEN m.spans END AS spans,
    CASE WHEN m.status = 'ready' THEN m.sentences END AS sentences,
    p.download_count AS "downloadCount"
  FROM preview_makings m LEFT JOIN audio_previews p ON p.id = m.id::text WHERE m.id = $1`;

type Found = Omit<PreviewMaking, 'sentences'> & {
  sentences: PreviewMaking['sentences'] | null;
  downloadCount: string | null;
};

const MESSAGES: Record<Exclude<PreviewStatus, 'failed'>, (preview: Found) => string> = {
  queued: () => 'The preview is waiting for its turn.',
  speaking: ({ piecesDone, piecesTotal }) =>
    `The voice is reading sentence ${Math.min(piecesDone + 1, piecesTotal)} of ${piecesTotal}.`,
  encoding: () => 'The sentences are being joined.',
  ready: () => 'Audio preview generated successfully.',
  cancelled: () => 'Nobody wants this preview any more.',
};

const VOICE_NOTE = 'Read by a synthetic voice.';

/** A preview, however far it has come. */
@Injectable()
export class ReadPreview {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for one that there is not */
  async execute(id: string): Promise<PreviewDto> {
    const [found] = await this.database.manager.query<Found[]>(PREVIEW, [id]);
    if (!found) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
    const { failureCode, status } = found;
    const failure = status === 'failed' && failureCode ? failureWords[failureCode] : null;
    return {
      id: found.id,
      status,
      bookTitle: found.bookTitle,
      voiceType: found.voice as VoiceId,
      piecesDone: found.piecesDone,
      piecesTotal: found.piecesTotal,
      eventsUrl: `${CALLS}/${found.id}/events`,
      audioUrl: null,
      message: failure?.message ?? (status === 'failed' ? '' : MESSAGES[status](found)),
      failure:
        failure && failureCode
          ? { error: failureCode, details: failure.details, message: failure.message }
          : null,
      ...recordingOf(found),
    };
  }
}

function recordingOf(found: Found): Partial<PreviewDto> {
  const { id, sha256, bookTitle, voice, durationMs, waveform, sentences, spans } = found;
  if (found.status !== 'ready' || !sha256 || durationMs === null || !waveform || !sentences || !spans)
    return {};
  const filed = { id, sha256, bookTitle, voice };
  return {
    audioUrl: audioAddress(filed),
    durationMs,
    waveform,
    sentences: sentences.map((sentence, index) => ({
      ...sentence,
      ...(spans[index] ?? { startMs: 0, endMs: 0 }),
    })),
    fileName: previewFileName(bookTitle, voice),
    transcriptUrl: transcriptAddress(filed),
    downloadCount: Number(found.downloadCount) || 0,
    voiceNote: VOICE_NOTE,
  };
}
