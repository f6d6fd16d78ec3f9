import {
  Injectable,
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { IntervalRunner } from '../../platform/jobs/interval-runner.js';
import { WRITE_COUNTS_EVERY_MS } from './statistics-rules.js';
import { addDailyCounts, type DailyCount } from './statistics.queries.js';

/**
 * Buffers daily counts that have no rows of their own, so that concurrent requests do not wait for one row. Counts are
 * written every few seconds and at shutdown; a killed process loses up to five seconds of them. A failed write is
 * retried.
 */
@Injectable()
export class CountBuffer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Figures');
  private readonly writing = new IntervalRunner(
    WRITE_COUNTS_EVERY_MS,
    () => this.write(),
    (error) => this.logger.warn(`daily counts not written, retrying: ${summarizeError(error)}`),
  );
  private counts = new Map<string, DailyCount>();

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  onApplicationBootstrap(): void {
    this.writing.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.writing.stop();
    await this.writeLast();
  }

  private writeLast(): Promise<void> {
    return this.write().catch((error: unknown) =>
      this.logger.warn(`daily counts lost at shutdown: ${summarizeError(error)}`),
    );
  }

  /**
   * Call it after the commit of the counted change.
   * @param subject from a small known set, never free input
   */
  count(figure: string, subject: string, count = 1): void {
    this.keep({ figure, subject, count });
    // A request may outlive the last interval, such as a download.
    if (this.writing.isStopping) void this.writeLast();
  }

  private keep({ figure, subject, count }: DailyCount): void {
    const key = `${figure} ${subject}`;
    const counted = this.counts.get(key);
    if (counted) counted.count += count;
    else this.counts.set(key, { figure, subject, count });
  }

  async write(): Promise<void> {
    const counts = [...this.counts.values()];
    if (counts.length === 0) return;
    this.counts = new Map();
    try {
      await addDailyCounts(this.database.manager, counts, this.configuration.timeZone);
    } catch (error) {
      for (const each of counts) this.keep(each);
      throw error;
    }
  }
}
