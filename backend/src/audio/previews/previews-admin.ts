import { type VoiceId, voiceIds } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SpeechBudget } from '../speech/speech-budget.js';
import { BookOpenings } from './book-openings.js';
import { PreviewQueue } from './preview-queue.js';
import { PreviewRequests } from './preview-requests.js';
import { audioAddress, AUTHOR_VOICE } from './preview-rules.js';
import { AudioPreview, PreviewMaking } from './preview.entity.js';
import type { AdminPreviewDto, MakingsAskedDto, AdminPreviewsDto } from './previews.admin.dto.js';
import { makePreview, removeRecording } from './previews.jobs.js';
import { type AdminPreviewRow, findPreviewsOfTexts } from './previews.queries.js';

@Injectable()
export class PreviewsAdmin {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly openings: BookOpenings,
    private readonly speechBudget: SpeechBudget,
    private readonly previewRequests: PreviewRequests,
    private readonly previewQueue: PreviewQueue,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly changes: ChangeFeed,
  ) {}

  async list(): Promise<AdminPreviewsDto> {
    const { speaker, charactersPerDay } = this.configuration.speech;
    const hashes = this.openings.all.map(({ textHash }) => textHash);
    const makings = await findPreviewsOfTexts(this.database.manager, speaker, hashes);
    const previews = this.openings.all.flatMap(({ bookId, title, textHash }) =>
      voiceIds.map((voice) => {
        const isMatch = (making: AdminPreviewRow) =>
          making.bookId === bookId && making.voice === voice && making.textHash === textHash;
        return describe({ bookId, bookTitle: title, voice }, makings.find(isMatch));
      }),
    );
    const { today } = await this.speechBudget.read();
    return { previews, speaker, charactersToday: today, charactersPerDay };
  }

  /**
   * Starts previews of one or all books, in one or all voices. Existing ones are kept.
   * @throws DomainError for an unknown book, and if today's budget allows none
   */
  async order({ bookId, voice }: { bookId?: string; voice?: VoiceId }, by: Staff): Promise<MakingsAskedDto> {
    const books =
      bookId === undefined ? this.openings.all : [this.openings.ofBook(bookId)].filter((book) => !!book);
    if (books.length === 0)
      throw new DomainError(
        'invalid',
        'AUDIO.BOOK_UNKNOWN',
        'We don’t have a preview of a book with this id.',
      );
    const wanted = books.flatMap((book) =>
      (voice ? [voice] : voiceIds).map((each) => ({ book, voice: each })),
    );
    const counts = { asked: 0, withheld: 0 };
    let refusal: DomainError | undefined;
    for (const { book, voice: each } of wanted) {
      try {
        const status = await this.want(book, each);
        if (status !== 'ready') counts.asked += 1;
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'AUDIO.DAILY_BUDGET')) throw error;
        counts.withheld += 1;
        refusal = error;
      }
    }
    if (refusal && counts.asked === 0) throw refusal;
    await this.database.transaction(async () => {
      await this.previewQueue.enqueueWaiting();
      const subject = { kind: 'previews', id: bookId ?? 'all' };
      const after = { ...counts, voice: voice ?? 'all' };
      if (counts.asked > 0) await this.auditLog.record(by, { action: 'preview.ordered', subject, after });
    });
    return counts;
  }

  /** Each in its own transaction: if the budget runs out, the earlier ones are enqueued. */
  private want(book: BookOpenings['all'][number], voice: VoiceId) {
    return this.database.transaction(async () => {
      const { making } = await this.previewRequests.start(book, voice, 'owner');
      if (making.status !== 'ready')
        await this.database.manager.update(PreviewMaking, { id: making.id }, { isOwners: true });
      return making.status;
    });
  }

  /**
   * Removes a preview in any status: its rows now, its file once it is no longer referenced.
   * @throws DomainError for an unknown preview
   */
  remove(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await manager.findOne(PreviewMaking, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      // The author's own have calls of their own.
      if (!making || making.voice === AUTHOR_VOICE)
        throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
      await manager.delete(AudioPreview, { id });
      await manager.delete(PreviewMaking, { id });
      if (making.sha256) await this.outbox.enqueue(removeRecording, { previewId: id, sha256: making.sha256 });
      // A failed job of it finds no work and completes.
      await this.outbox.retry(makePreview, { makingId: id });
      await this.previewQueue.enqueueWaiting();
      await this.changes.publish(id);
      const { bookTitle, voice, status } = making;
      const before = { bookTitle, voice, status };
      await this.auditLog.record(by, { action: 'preview.removed', subject: { kind: 'preview', id }, before });
    });
  }
}

function describe(
  named: { bookId: string; bookTitle: string; voice: VoiceId },
  found: AdminPreviewRow | undefined,
): AdminPreviewDto {
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
