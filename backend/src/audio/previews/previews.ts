import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { CountBuffer } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { sentence as inSiteLanguage, translateTexts } from '../../platform/http/sentences.js';
import { PREVIEW_COUNTS } from '../statistics/preview-statistics.queries.js';
import { failureWords } from '../speech/speech-failure-messages.js';
import { BookOpenings } from './book-openings.js';
import {
  audioAddress,
  AUTHOR_VOICE,
  CALLS,
  isUnderWay,
  previewFileName,
  type PreviewVoice,
  type PreviewStatus,
  transcriptAddress,
} from './preview-rules.js';
import type { PreviewDto, StoredPreviewDto } from './preview.dto.js';
import {
  findPreview,
  findStoredPreviews,
  incrementDownloadCount,
  type PreviewRow,
} from './previews.queries.js';

const MESSAGES: Record<Exclude<PreviewStatus, 'failed'>, (preview: PreviewRow) => string> = {
  queued: () => 'Your preview is next in line.',
  speaking: ({ piecesDone, piecesTotal }) =>
    `The voice is reading sentence ${Math.min(piecesDone + 1, piecesTotal)} of ${piecesTotal}.`,
  encoding: () => 'Putting the sentences together.',
  ready: () => 'Audio preview generated successfully.',
  cancelled: () => 'This preview was canceled.',
};

const VOICE_NOTE = 'Read by a synthetic voice.';

@Injectable()
export class Previews {
  private readonly readings = new SingleFlight<PreviewDto>();

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    private readonly counts: CountBuffer,
    private readonly openings: BookOpenings,
  ) {}

  async list(): Promise<StoredPreviewDto[]> {
    const stored = await findStoredPreviews(this.database.manager);
    return stored.map(({ bookId, ...preview }) => ({
      ...preview,
      bookTitle: this.openings.titleOf({ ...preview, bookId }),
      generatedAt: (preview.generatedAt ?? new Date(0)).toISOString(),
    }));
  }

  /** @throws DomainError if it is unknown */
  async read(id: string): Promise<PreviewDto> {
    const found = await findPreview(this.database.manager, id);
    if (!found) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
    const { failureCode, status } = found;
    const words = status === 'failed' && failureCode ? failureWords[failureCode] : null;
    const failure = words && translateTexts(site.language, words, ['message', 'details']);
    return {
      id: found.id,
      status,
      bookTitle: this.openings.titleOf(found),
      voiceType: found.voice as PreviewVoice,
      piecesDone: found.piecesDone,
      piecesTotal: found.piecesTotal,
      eventsUrl: `${CALLS}/${found.id}/events`,
      audioUrl: null,
      message: failure?.message ?? (status === 'failed' ? '' : inSiteLanguage(MESSAGES[status](found))),
      failure:
        failure && failureCode
          ? { error: failureCode, details: failure.details, message: failure.message }
          : null,
      ...recordingOf(found),
    };
  }

  /**
   * Yields a preview now and after each change, until it is ready, failed or canceled, or the signal or process
   * ends.
   * @throws DomainError if it is unknown or removed
   */
  async *watch(id: string, until: AbortSignal): AsyncGenerator<PreviewDto> {
    // Separate listeners, because AbortSignal.any would keep its result alive as long as the process.
    const ends = [until, this.changes.stopping];
    const isOver = () => ends.some(({ aborted }) => aborted);
    let isChanged = true;
    let shown = '';
    let wake = () => {};
    const onChange = () => {
      isChanged = true;
      // A read in progress may be older than the notification.
      this.readings.forget(id);
      wake();
    };
    const wakeAtEnd = () => wake();
    const unsubscribe = this.changes.subscribe(id, onChange);
    for (const signal of ends) signal.addEventListener('abort', wakeAtEnd);
    try {
      for (;;) {
        if (isChanged) {
          isChanged = false;
          const preview = await this.readings.do(id, () => this.read(id));
          const state = `${preview.status} ${preview.piecesDone}`;
          if (state !== shown) yield preview;
          shown = state;
          if (!isUnderWay(preview.status)) return;
        }
        if (isOver()) return;
        if (!isChanged) await new Promise<void>((resolve) => (wake = resolve));
        if (isOver() && !isChanged) return;
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

  /** @returns the new count @throws DomainError for an unknown preview */
  async countDownload(id: string): Promise<number> {
    const isId = /^[\w-]{1,64}$/.test(id);
    const counted = isId ? await incrementDownloadCount(this.database.manager, id) : undefined;
    if (!counted) throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
    const { downloadCount, bookId } = counted;
    if (bookId) this.counts.count(PREVIEW_COUNTS.download, bookId);
    return Number(downloadCount);
  }
}

function recordingOf(found: PreviewRow): Partial<PreviewDto> {
  const { id, sha256, extension, bookTitle, voice, durationMs, waveform, sentences, spans } = found;
  if (found.status !== 'ready' || !sha256 || durationMs === null || !waveform || !sentences || !spans)
    return {};
  const filed = { id, sha256, bookTitle, voice, extension };
  return {
    audioUrl: audioAddress(filed),
    durationMs,
    waveform,
    sentences: sentences.map((sentence, index) => ({
      ...sentence,
      ...(spans[index] ?? { startMs: 0, endMs: 0 }),
    })),
    fileName: previewFileName(bookTitle, voice, extension),
    transcriptUrl: transcriptAddress(filed),
    downloadCount: Number(found.downloadCount) || 0,
    ...(voice === AUTHOR_VOICE ? {} : { voiceNote: inSiteLanguage(VOICE_NOTE) }),
  };
}
