import type { Opening } from '@lectern/catalogue/openings';
import { sentencesOf, type VoiceId } from '@lectern/speech';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { SpeechBudget } from '../speech/speech-budget.js';
import { BookOpenings } from './book-openings.js';
import { PreviewQueue } from './preview-queue.js';
import { AUTHOR_VOICE, isUnderWay, NEW_PER_HOUR, type PreviewVoice, STALE_MS } from './preview-rules.js';
import { PreviewMaking, PreviewRequest } from './preview.entity.js';
import { makePreview } from './previews.jobs.js';
import { findRequestWait } from './previews.queries.js';

export interface WantedPreview {
  bookTitle: string;
  voice: PreviewVoice;
  ip: string | undefined;
}

export interface StartedMaking {
  making: Pick<FoundMaking, 'id' | 'status'>;
  /** False if it is stored or in progress. */
  isNew: boolean;
}

/** A visitor's request starts at once; the owner's previews wait in the queue. */
type Wanted = 'visitor' | 'owner';

export type FoundMaking = Pick<PreviewMaking, 'id' | 'status' | 'isOwners' | 'isPromised' | 'changedAt'>;

/** Requests for previews: stored ones are free, those in progress are shared, others are started. */
@Injectable()
export class PreviewRequests {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly openings: BookOpenings,
    private readonly rateLimiter: RateLimiter,
    private readonly previewQueue: PreviewQueue,
    private readonly configuration: Configuration,
    private readonly speechBudget: SpeechBudget,
  ) {}

  /**
   * Handles a visitor's request.
   * @returns its id, and a token that cancels the request; no token for a stored preview
   * @throws DomainError for a book without preview, and if no new one is allowed
   */
  async request({ bookTitle, voice, ip }: WantedPreview): Promise<{ id: string; wish: string | null }> {
    const opening = this.openings.named(bookTitle);
    if (!opening)
      throw new DomainError(
        'invalid',
        'AUDIO.BOOK_UNKNOWN',
        'We don’t have a preview of a book with this title.',
      );
    if (voice === AUTHOR_VOICE) return this.findOwn(opening.bookId);
    const source = await this.rateLimiter.fingerprint(ip);
    return this.database.transaction(async () => {
      for (;;) {
        const { making, isNew } = await this.findOrStart(opening, voice, source);
        // From here on it cannot be canceled.
        const status = isNew ? making.status : (await this.previewQueue.lock(making.id))?.status;
        if (status === 'ready') return { id: making.id, wish: null };
        if (!status || !isUnderWay(status)) continue;
        const wish = createToken();
        const tokenHash = hashToken(wish);
        const own = { tokenHash, makingId: making.id, sourceHash: source, isNew };
        await this.database.manager.insert(PreviewRequest, own);
        return { id: making.id, wish };
      }
    });
  }

  /** The author's published recording of a book. @throws DomainError if there is none */
  private async findOwn(bookId: string): Promise<{ id: string; wish: null }> {
    const published = { bookId, voice: AUTHOR_VOICE, status: 'ready' } as const;
    const found = await this.database.manager.findOneBy(PreviewMaking, published);
    if (!found)
      throw new DomainError(
        'invalid',
        'AUDIO.NO_RECORDING',
        'We don’t have a recording of this book by its author.',
      );
    return { id: found.id, wish: null };
  }

  private async findOrStart(opening: Opening, voice: VoiceId, source: string): Promise<StartedMaking> {
    const making = await this.find(opening, voice);
    if (making && making.status !== 'failed') {
      if (!making.isPromised) await this.bringForward(making.id);
      else if (Date.now() - making.changedAt.getTime() > STALE_MS)
        await this.outbox.retry(makePreview, { makingId: making.id });
      return { making, isNew: false };
    }
    await this.database.lock(`previews-of:${source}`);
    const waitMs = await findRequestWait(this.database.manager, source, NEW_PER_HOUR);
    if (waitMs === undefined) return this.start(opening, voice, 'visitor');
    // Another call of the same source may have started it while this one waited.
    const started = await this.find(opening, voice);
    if (started && started.status !== 'failed') return { making: started, isNew: false };
    throw new TooManyAttempts('AUDIO.TOO_MANY', waitMs);
  }

  /** Moves a preview queued by the owner to the front, because a visitor waits for it. */
  private async bringForward(id: string): Promise<void> {
    const { affected } = await this.database.manager.update(
      PreviewMaking,
      { id, isPromised: false, status: 'queued' },
      { isPromised: true },
    );
    if (affected) await this.outbox.enqueue(makePreview, { makingId: id });
  }

  /**
   * Starts a preview unless it is stored or in progress; a failed one continues.
   * @throws DomainError if the day's character budget is used up
   */
  async start(opening: Opening, voice: VoiceId, wanted: Wanted): Promise<StartedMaking> {
    for (;;) {
      const making = await this.find(opening, voice);
      if (!making) {
        const id = await this.insert(opening, voice, wanted);
        // Otherwise a concurrent call has created it.
        if (id) return { making: { id, status: 'queued' }, isNew: true };
      } else if (making.status !== 'failed') {
        return { making, isNew: false };
      } else {
        const isTried = await this.previewQueue.retry(making.id).then(() => true, isOvertaken);
        if (isTried) return { making: { id: making.id, status: 'queued' }, isNew: true };
      }
    }
  }

  private async insert(opening: Opening, voice: VoiceId, wanted: Wanted): Promise<string | undefined> {
    const sentences = sentencesOf(opening.paragraphs);
    const characters = sentences.reduce((sum, { text }) => sum + text.length, 0);
    await this.speechBudget.check(characters);
    const id = randomUUID();
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PreviewMaking)
      .values({
        id,
        bookId: opening.bookId,
        bookTitle: opening.title,
        voice,
        textHash: opening.textHash,
        speaker: this.configuration.speech.speaker,
        status: 'queued',
        sentences,
        characters,
        piecesTotal: sentences.length,
        isOwners: wanted === 'owner',
        isPromised: wanted === 'visitor',
      })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) return undefined;
    if (wanted === 'visitor') await this.outbox.enqueue(makePreview, { makingId: id });
    return id;
  }

  private async find({ bookId, textHash }: Opening, voice: VoiceId): Promise<FoundMaking | undefined> {
    const { speaker } = this.configuration.speech;
    const found = await this.database.manager.findOne(PreviewMaking, {
      select: { id: true, status: true, isOwners: true, isPromised: true, changedAt: true },
      where: { bookId, voice, textHash, speaker, status: Not('cancelled') },
    });
    return found ?? undefined;
  }

  /**
   * Cancels a visitor's request, idempotently, and the preview if it has no other request.
   * @throws DomainError for an unknown request
   */
  cancel(makingId: string, wish: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.previewQueue.lock(makingId);
      const own = { makingId, tokenHash: hashToken(wish) };
      if (!making || !(await manager.existsBy(PreviewRequest, own)))
        throw new DomainError('not-found', 'AUDIO.WISH_UNKNOWN', 'We can’t find this request.');
      await manager.update(PreviewRequest, { ...own, takenBackAt: IsNull() }, { takenBackAt: new Date() });
      if (making.isOwners || !isUnderWay(making.status)) return;
      if (await manager.existsBy(PreviewRequest, { makingId, takenBackAt: IsNull() })) return;
      await this.previewQueue.transition(makingId, 'cancelled');
    });
  }
}

/** False if a concurrent retry has already finished or removed it; rethrows other errors. */
function isOvertaken(error: unknown): false {
  if (error instanceof DomainError && ['AUDIO.STATE', 'AUDIO.UNKNOWN'].includes(error.code)) return false;
  throw error;
}
