import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { summariseError } from '../../platform/jobs/error-summary.js';
import { Repetition } from '../../platform/jobs/repetition.js';
import { type Counted, DailyCounts } from './daily-counts.js';

const WRITTEN_EVERY_MS = 5_000;

/**
 * Counts in memory what is too common to be written each time, and adds it to the day every few seconds and when the
 * process ends. A process that is killed takes up to five seconds of counts with it; what fails to be written is kept.
 */
@Injectable()
export class Tally implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Figures');
  private readonly writing = new Repetition(
    WRITTEN_EVERY_MS,
    () => this.write(),
    (error) => this.logger.warn(`Counts could not be written; trying again: ${summariseError(error)}`),
  );
  private counts = new Map<string, Counted>();

  constructor(private readonly daily: DailyCounts) {}

  onApplicationBootstrap(): void {
    this.writing.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.writing.stop();
    await this.write().catch((error: unknown) =>
      this.logger.warn(`The last counts are lost: ${summariseError(error)}`),
    );
  }

  /** @param subject one of a few that the site knows, never what a visitor made up */
  count(figure: string, subject: string, count = 1): void {
    const key = `${figure} ${subject}`;
    const counted = this.counts.get(key);
    if (counted) counted.count += count;
    else this.counts.set(key, { figure, subject, count });
  }

  /** Writes what was counted until now. */
  async write(): Promise<void> {
    const counted = [...this.counts.values()];
    this.counts = new Map();
    try {
      await this.daily.add(counted);
    } catch (error) {
      for (const { figure, subject, count } of counted) this.count(figure, subject, count);
      throw error;
    }
  }
}
