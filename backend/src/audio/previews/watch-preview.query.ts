import { Injectable } from '@nestjs/common';

import { ChangeFeed } from '../../platform/events/change-feed.js';
import type { PreviewDto } from './preview.dto.js';
import { isUnderWay } from './preview-status.js';
import { ReadPreview } from './read-preview.query.js';

/** Follows a preview from anywhere, whoever makes it. */
@Injectable()
export class WatchPreview {
  /** Readings under way, for all who want to know the same at the same time. */
  private readonly readings = new Map<string, Promise<PreviewDto>>();

  constructor(
    private readonly changes: ChangeFeed,
    private readonly read: ReadPreview,
  ) {}

  /**
   * Yields it as it is now and after each change, until it is made, has failed or is given up; or until the signal, or
   * the process, ends.
   *
   * @throws DomainError where there is none (any more)
   */
  async *execute(id: string, until: AbortSignal): AsyncGenerator<PreviewDto> {
    // Each by itself: what is made of several signals stays with the one that lives as long as the process.
    const ends = [until, this.changes.stopping];
    const isOver = () => ends.some(({ aborted }) => aborted);
    let isNews = true;
    let shown = '';
    let wake = () => {};
    const stir = () => {
      isNews = true;
      // What is being read may be older than the news.
      this.readings.delete(id);
      wake();
    };
    const wakeAtEnd = () => wake();
    const unfollow = this.changes.follow(id, stir);
    for (const signal of ends) signal.addEventListener('abort', wakeAtEnd);
    try {
      for (;;) {
        if (isNews) {
          isNews = false;
          const preview = await this.readOnce(id);
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
      unfollow();
      for (const signal of ends) signal.removeEventListener('abort', wakeAtEnd);
    }
  }

  private readOnce(id: string): Promise<PreviewDto> {
    const reading = this.readings.get(id);
    if (reading) return reading;
    const begun = this.read.execute(id).finally(() => {
      if (this.readings.get(id) === begun) this.readings.delete(id);
    });
    this.readings.set(id, begun);
    return begun;
  }
}
