import { Injectable } from '@nestjs/common';
import { type VoiceId, voiceIds } from '@lectern/speech';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { BookOpenings } from './book-openings.js';
import { PreviewMaking } from './preview-making.entity.js';
import type { MakingsAskedDto } from './preview-desk.dto.js';
import { PromiseMakings } from './promise-makings.use-case.js';
import { StartMaking } from './start-making.use-case.js';

/** The owner wants previews made: of one book or all, in one voice or all. What is there is left alone. */
@Injectable()
export class MakePreviews {
  constructor(
    private readonly database: Database,
    private readonly openings: BookOpenings,
    private readonly start: StartMaking,
    private readonly promise: PromiseMakings,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for an unknown book, and where the day's characters suffice for none */
  async execute(
    { bookId, voice }: { bookId?: string; voice?: VoiceId },
    by: Staff,
  ): Promise<MakingsAskedDto> {
    const books =
      bookId === undefined ? this.openings.all : [this.openings.ofBook(bookId)].filter((book) => !!book);
    if (books.length === 0)
      throw new DomainError('invalid', 'AUDIO.BOOK_UNKNOWN', 'There is no preview of a book with this id.');
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
      await this.promise.execute();
      const subject = { kind: 'previews', id: bookId ?? 'all' };
      const after = { ...counts, voice: voice ?? 'all' };
      if (counts.asked > 0) await this.auditLog.record(by, { action: 'preview.ordered', subject, after });
    });
    return counts;
  }

  /** Each by itself: where the characters end, those before are promised. */
  private want(book: BookOpenings['all'][number], voice: VoiceId) {
    return this.database.transaction(async () => {
      const { making } = await this.start.execute(book, voice, 'owner');
      if (making.status !== 'ready')
        await this.database.manager.update(PreviewMaking, { id: making.id }, { isOwners: true });
      return making.status;
    });
  }
}
