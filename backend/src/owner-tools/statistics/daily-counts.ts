import {
  Injectable,
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { summariseError } from '../../platform/jobs/error-summary.js';
import { Repetition } from '../../platform/jobs/repetition.js';

interface Counted {
  /** What is counted: `page-view`. */
  figure: string;
  /** Of what: a path, the id of a product. */
  subject: string;
  count: number;
}

/** In one order for all who add, so that two never wait for each other. */
const ADD = `INSERT INTO daily_counts (figure, day, subject, count)
  SELECT figure, (now() AT TIME ZONE $4)::date, subject, count
  FROM unnest($1::text[], $2::text[], $3::bigint[]) AS added (figure, subject, count)
  ORDER BY figure, subject
  ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + excluded.count`;

const WRITTEN_EVERY_MS = 5_000;

/**
 * Counts by the day what no row is kept of, for whom it was being nobody's business, and what all who do it at once would
 * wait for one another's row to count. It is counted in memory, and added to the day every few seconds and when the
 * process ends. A process that is killed takes up to five seconds of counts with it; what fails to be written is kept.
 */
@Injectable()
export class CountBuffer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Figures');
  private readonly writing = new Repetition(
    WRITTEN_EVERY_MS,
    () => this.write(),
    (error) => this.logger.warn(`Counts could not be written; trying again: ${summariseError(error)}`),
  );
  private counts = new Map<string, Counted>();

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
      this.logger.warn(`The last counts are lost: ${summariseError(error)}`),
    );
  }

  /**
   * Belongs after the commit of what it counts: what is taken back was not.
   * @param subject one of a few that the site knows, never what a visitor made up
   */
  count(figure: string, subject: string, count = 1): void {
    this.keep({ figure, subject, count });
    // Of a request that outlives the last round: a file that was still on its way.
    if (this.writing.isStopping) void this.writeLast();
  }

  private keep({ figure, subject, count }: Counted): void {
    const key = `${figure} ${subject}`;
    const counted = this.counts.get(key);
    if (counted) counted.count += count;
    else this.counts.set(key, { figure, subject, count });
  }

  /** Writes what was counted until now. */
  async write(): Promise<void> {
    const counted = [...this.counts.values()];
    if (counted.length === 0) return;
    this.counts = new Map();
    try {
      await this.database.manager.query(ADD, [
        counted.map(({ figure }) => figure),
        counted.map(({ subject }) => subject),
        counted.map(({ count }) => count),
        this.configuration.timeZone,
      ]);
    } catch (error) {
      for (const each of counted) this.keep(each);
      throw error;
    }
  }
}
