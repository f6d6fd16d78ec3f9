import { assertSpoken, encodeWav, SoundError, type VoiceId } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { SpeechBudget } from '../speech/speech-budget.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import { SpeechSynthesizer } from '../speech/speech-synthesizer.js';
import { PreviewQueue } from './preview-queue.js';
import { PreviewRecordings } from './preview-recordings.js';
import { isUnderWay, PART_MS, RETRY_DELAYS_MS } from './preview-rules.js';
import { PreviewMaking, PreviewPiece } from './preview.entity.js';
import { makePreview } from './previews.jobs.js';

/** Generates a preview in parts. */
@Injectable()
export class PreviewProduction {
  private readonly sentences;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly previewQueue: PreviewQueue,
    private readonly previewRecordings: PreviewRecordings,
    private readonly changes: ChangeFeed,
    private readonly synthesizer: SpeechSynthesizer,
    private readonly speechBudget: SpeechBudget,
    metrics: Metrics,
  ) {
    this.sentences = metrics.counter({
      name: 'lectern_preview_sentences_total',
      help: 'Sentences of previews that this process had read aloud, by how it went: spoken or failed.',
      labels: ['speaker', 'result'],
    });
  }

  /**
   * Runs the next part of a preview, some sentences or the encoding, and enqueues the next one. Each sentence
   * is its own transaction, so a crash repeats at most one. Rejects if it failed for good.
   */
  @HandlesJobOutside(makePreview)
  async produce({ makingId }: { makingId: string }): Promise<Closing> {
    const delayMs = await this.goOn(makingId);
    return delayMs === undefined
      ? undefined
      : () => this.outbox.enqueue(makePreview, { makingId }, { delayMs });
  }

  /** @returns milliseconds until the next part; undefined if there is none */
  private async goOn(id: string): Promise<number | undefined> {
    const { manager } = this.database;
    const making = await manager.findOneBy(PreviewMaking, { id });
    if (!making) return undefined;
    try {
      switch (making.status) {
        // The admin retries a failed job.
        case 'failed':
          return (await this.previewQueue.transition(id, 'queued')) ? 0 : undefined;
        case 'queued':
          return (await this.previewQueue.transition(id, 'speaking')) ? await this.speak(making) : undefined;
        case 'speaking':
          return await this.speak(making);
        case 'encoding':
          await this.previewRecordings.encode(making);
          return undefined;
        case 'ready':
        case 'cancelled':
          return undefined;
      }
    } catch (error) {
      return this.fail(id, error);
    }
  }

  /**
   * Generates the next sentences in order, and stores each right away.
   * @returns 0 if the next part can start at once; undefined if the preview was canceled
   * @throws SpeechFailure or SoundError for a sentence that failed
   */
  private async speak({ id, sentences, piecesDone, voice }: PreviewMaking): Promise<number | undefined> {
    const endsAt = performance.now() + PART_MS;
    for (let position = piecesDone; position < sentences.length; position += 1) {
      const wav = await this.read(sentences[position]?.text ?? '', voice as VoiceId);
      if (!(await this.keep(id, position, wav))) return undefined;
      if (performance.now() > endsAt && position + 1 < sentences.length) return 0;
    }
    return (await this.previewQueue.transition(id, 'encoding')) ? 0 : undefined;
  }

  private async read(text: string, voice: VoiceId): Promise<Buffer> {
    const { speaker } = this.synthesizer;
    const isPaid = speaker !== 'local';
    if (isPaid) await this.speechBudget.spend(text.length);
    try {
      const sound = await this.synthesizer.speak(text, voice);
      assertSpoken(sound, text);
      this.sentences.inc({ speaker, result: 'spoken' });
      return encodeWav(sound);
    } catch (error) {
      this.sentences.inc({ speaker, result: 'failed' });
      if (isPaid && error instanceof SpeechFailure) await this.speechBudget.refund(text.length);
      throw error;
    }
  }

  /** @returns false if it was canceled, or another worker has stored the sentence */
  private keep(makingId: string, position: number, wav: Buffer): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.previewQueue.lock(makingId);
      if (making?.status !== 'speaking' || making.piecesDone !== position) return false;
      await manager.insert(PreviewPiece, { makingId, position, wav });
      const progress = { piecesDone: position + 1, tries: 0, changedAt: new Date() };
      await manager.update(PreviewMaking, { id: makingId }, progress);
      await this.changes.publish(makingId);
      return true;
    });
  }

  /**
   * Decides whether a failure is retried.
   * @returns milliseconds until the retry; undefined if the preview was canceled
   * @throws the error if it is final
   */
  private async fail(id: string, error: unknown): Promise<number | undefined> {
    const failure = toFailure(error);
    const waitMs = failure.retry && (await this.noteTry(id, failure.retry.afterMs));
    if (waitMs === 'unwanted') return undefined;
    if (waitMs !== undefined) return waitMs;
    const facts = { failureCode: failure.code, failureDetail: failure.message };
    if (!(await this.previewQueue.transition(id, 'failed', facts))) return undefined;
    throw error;
  }

  /** @returns undefined if no attempts are left */
  private noteTry(id: string, afterMs: number): Promise<number | 'unwanted' | undefined> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const status = (await this.previewQueue.lock(id))?.status;
      if (!status || !isUnderWay(status)) return 'unwanted';
      const { tries } = await manager.findOneByOrFail(PreviewMaking, { id });
      const restMs = RETRY_DELAYS_MS[tries];
      if (restMs === undefined) return undefined;
      await manager.update(PreviewMaking, { id }, { tries: tries + 1 });
      return Math.max(restMs, afterMs);
    });
  }
}

/** Silence or a truncated file from the voice may be temporary; an unknown error is final. */
function toFailure(error: unknown): SpeechFailure {
  if (error instanceof SpeechFailure) return error;
  if (error instanceof SoundError)
    return new SpeechFailure('generation_failed', error.message, { afterMs: 0 });
  return new SpeechFailure('generation_failed', summarizeError(error));
}
