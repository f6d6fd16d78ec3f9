import type { VoiceId } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { CountBuffer } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { PREVIEW_COUNTS } from '../statistics/preview-statistics.js';
import { failureWords } from '../speech/speech-failure-messages.js';
import {
  audioAddress,
  CALLS,
  isUnderWay,
  previewFileName,
  type PreviewStatus,
  transcriptAddress,
} from './preview-rules.js';
import type { PreviewDto, StoredPreviewDto } from './preview.dto.js';
import type { PreviewMaking } from './preview.entity.js';

/** The newest of each book and voice, so that a preview of an outdated text is not listed twice. */
const STORED = `SELECT * FROM (
    SELECT DISTINCT ON (p.book_title, p.voice_type) p.id, p.book_title AS "bookTitle", p.voice_type AS "voiceType",
      p.audio_url AS "audioUrl", m.duration_ms AS "durationMs", p.generated_at AS "generatedAt"
    FROM audio_previews p LEFT JOIN preview_makings m ON m.id::text = p.id
    ORDER BY p.book_title, p.voice_type, p.generated_at DESC NULLS LAST) stored
  ORDER BY "generatedAt" DESC NULLS LAST, id LIMIT 200`;

type Stored = Omit<StoredPreviewDto, 'generatedAt'> & { generatedAt: Date | null };

/** Leaves out the long columns. */
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
  queued: () => 'Your preview is next in line.',
  speaking: ({ piecesDone, piecesTotal }) =>
    `The voice is reading sentence ${Math.min(piecesDone + 1, piecesTotal)} of ${piecesTotal}.`,
  encoding: () => 'Putting the sentences together.',
  ready: () => 'Audio preview generated successfully.',
  cancelled: () => 'This preview was canceled.',
};

const VOICE_NOTE = 'Read by a synthetic voice.';

/** The specification stores the number as text; an invalid one restarts at zero. */
const COUNT = `UPDATE audio_previews SET download_count =
    ((CASE WHEN download_count ~ '^[0-9]{1,9}$' THEN download_count::int ELSE 0 END) + 1)::text
  WHERE id = $1 RETURNING download_count AS "downloadCount",
    (SELECT book_id FROM preview_makings WHERE preview_makings.id::text = audio_previews.id) AS "bookId"`;

/** Previews as visitors see them. */
@Injectable()
export class Previews {
  /** Shares concurrent reads of the same preview. */
  private readonly readings = new SingleFlight<PreviewDto>();

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    private readonly tally: CountBuffer,
  ) {}

  /** Stored previews, newest first. */
  async list(): Promise<StoredPreviewDto[]> {
    const stored = await this.database.manager.query<Stored[]>(STORED);
    return stored.map((preview) => ({
      ...preview,
      generatedAt: (preview.generatedAt ?? new Date(0)).toISOString(),
    }));
  }

  /**
   * A preview in any status.
   * @throws DomainError if it is unknown
   */
  async read(id: string): Promise<PreviewDto> {
    const [found] = await this.database.manager.query<Found[]>(PREVIEW, [id]);
    if (!found) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
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

  /**
   * Follows a preview from any process. Yields its state now and after each change, until it is ready,
   * failed, or canceled; or until the signal or the process ends.
   * @throws DomainError if it is unknown or removed
   */
  async *watch(id: string, until: AbortSignal): AsyncGenerator<PreviewDto> {
    // Separate listeners, because AbortSignal.any would keep its result alive as long as the process.
    const ends = [until, this.changes.stopping];
    const isOver = () => ends.some(({ aborted }) => aborted);
    let isNews = true;
    let shown = '';
    let wake = () => {};
    const stir = () => {
      isNews = true;
      // A read in progress may be older than the notification.
      this.readings.forget(id);
      wake();
    };
    const wakeAtEnd = () => wake();
    const unsubscribe = this.changes.subscribe(id, stir);
    for (const signal of ends) signal.addEventListener('abort', wakeAtEnd);
    try {
      for (;;) {
        if (isNews) {
          isNews = false;
          const preview = await this.readings.do(id, () => this.read(id));
          const state = `${preview.status} ${preview.piecesDone}`;
          if (state !== shown) yield preview;
          shown = state;
          if (!isUnderWay(preview.status)) return;
        }
        if (isOver()) return;
        if (!isNews) await new Promise<void>((resolve) => (wake = resolve));
        if (isOver() && !isNews) return;
      }
    } finally {
      unsubscribe();
      for (const signal of ends) signal.removeEventListener('abort', wakeAtEnd);
    }
  }

  /**
   * Waits for a preview.
   * @param until ends the wait
   * @returns its state then
   * @throws DomainError if it failed or was removed
   */
  async waitFor(id: string, until: AbortSignal): Promise<PreviewDto> {
    let last: PreviewDto | undefined;
    for await (const preview of this.watch(id, until)) last = preview;
    if (!last) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
    if (last.failure) {
      const { error, details } = last.failure;
      throw new DomainError(failureWords[error].kind, `AUDIO.${error.toUpperCase()}`, details);
    }
    return last;
  }

  /**
   * Counts a download.
   * @returns the new count
   * @throws DomainError for an unknown preview
   */
  async countDownload(id: string): Promise<number> {
    const isId = /^[\w-]{1,64}$/.test(id);
    const [[counted] = []] = isId
      ? await this.database.manager.query<[{ downloadCount: string; bookId: string | null }[], number]>(
          COUNT,
          [id],
        )
      : [];
    if (!counted) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
    const { downloadCount, bookId } = counted;
    if (bookId) this.tally.count(PREVIEW_COUNTS.download, bookId);
    return Number(downloadCount);
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
