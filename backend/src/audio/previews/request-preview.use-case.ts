import type { Opening } from '@lectern/catalogue/openings';
import { Injectable } from '@nestjs/common';
import type { VoiceId } from '@lectern/speech';

import { Database } from '../../platform/database/database.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { BookOpenings } from './book-openings.js';
import { FindMaking } from './find-making.query.js';
import { LockMaking } from './lock-making.use-case.js';
import { makePreview } from './make-preview.job.js';
import { PreviewMaking } from './preview-making.entity.js';
import { isUnderWay } from './preview-status.js';
import { PreviewWish } from './preview-wish.entity.js';
import { StartMaking, type StartedMaking } from './start-making.use-case.js';

/** So many new previews one source may have made in an hour. */
const NEW_PER_HOUR = 3;
/** One that has not got on for so long may have lost its job in a crash of the worst kind. */
const STALE_MS = 60_000;

/** Milliseconds until one source may have a new preview made: the third last of its hour is forgotten then. */
const WAIT = `SELECT extract(epoch FROM created_at + interval '1 hour' - now())::float8 * 1000 AS "waitMs"
  FROM preview_wishes WHERE source_hash = $1 AND is_new AND created_at > now() - interval '1 hour'
  ORDER BY created_at DESC OFFSET $2 LIMIT 1`;

export interface WantedPreview {
  bookTitle: string;
  voice: VoiceId;
  /** Address of the visitor. */
  ip: string | undefined;
}

/** A visitor wants to hear a book: what is stored costs nothing, what is under way is shared, the rest is begun. */
@Injectable()
export class RequestPreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly openings: BookOpenings,
    private readonly allowance: RateLimiter,
    private readonly find: FindMaking,
    private readonly lock: LockMaking,
    private readonly start: StartMaking,
  ) {}

  /**
   * @returns its id, and a token that takes the wish back; none for what is ready
   * @throws DomainError for a book that is not read aloud, and where no new one may be begun
   */
  async execute({ bookTitle, voice, ip }: WantedPreview): Promise<{ id: string; wish: string | null }> {
    const opening = this.openings.named(bookTitle);
    if (!opening)
      throw new DomainError(
        'invalid',
        'AUDIO.BOOK_UNKNOWN',
        'There is no preview of a book with this title.',
      );
    const source = await this.allowance.fingerprint(ip);
    return this.database.transaction(async () => {
      for (;;) {
        const { making, isNew } = await this.findOrBegin(opening, voice, source);
        // From here on nobody takes it back.
        const status = isNew ? making.status : (await this.lock.execute(making.id))?.status;
        if (status === 'ready') return { id: making.id, wish: null };
        if (!status || !isUnderWay(status)) continue;
        const wish = createToken();
        const tokenHash = hashToken(wish);
        const own = { tokenHash, makingId: making.id, sourceHash: source, isNew };
        await this.database.manager.insert(PreviewWish, own);
        return { id: making.id, wish };
      }
    });
  }

  private async findOrBegin(opening: Opening, voice: VoiceId, source: string): Promise<StartedMaking> {
    const making = await this.find.execute(opening, voice);
    if (making && making.status !== 'failed') {
      if (!making.isPromised) await this.bringForward(making.id);
      else if (Date.now() - making.changedAt.getTime() > STALE_MS)
        await this.outbox.retry(makePreview, { makingId: making.id });
      return { making, isNew: false };
    }
    await this.database.lock(`previews-of:${source}`);
    const [third] = await this.database.manager.query<{ waitMs: number }[]>(WAIT, [source, NEW_PER_HOUR - 1]);
    if (!third) return this.start.execute(opening, voice, 'visitor');
    // Another call of hers may have begun it while this one waited.
    const begun = await this.find.execute(opening, voice);
    if (begun && begun.status !== 'failed') return { making: begun, isNew: false };
    throw new TooManyAttempts('AUDIO.TOO_MANY', third.waitMs);
  }

  /** The owner has wanted it for later, a visitor wants it now. */
  private async bringForward(id: string): Promise<void> {
    const { affected } = await this.database.manager.update(
      PreviewMaking,
      { id, isPromised: false, status: 'queued' },
      { isPromised: true },
    );
    if (affected) await this.outbox.enqueue(makePreview, { makingId: id });
  }
}
