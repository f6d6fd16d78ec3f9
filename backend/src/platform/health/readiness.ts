import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { withDeadline } from '../deadline.js';
import { Queues } from '../jobs/queue.js';
import { CHECK_TIMEOUT_MS } from './health-rules.js';

export interface ReadinessReport {
  status: 'ready' | 'not ready';
  checks: Record<string, 'ok' | 'failed'>;
  missing: string[];
}

export abstract class PageReadiness {
  abstract readonly isReady: boolean;
}

@Injectable()
export class Readiness {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly pages: PageReadiness,
    private readonly configuration: Configuration,
  ) {}

  async report(): Promise<ReadinessReport> {
    const { pages, configuration } = this;
    const results = await Promise.all([
      this.check('database', () => this.database.manager.query('SELECT 1')),
      this.check('jobs', () => this.queues.count('waiting')),
      // A worker serves no pages.
      ...(configuration.role === 'worker'
        ? []
        : [this.check('pages', async () => pages.isReady || Promise.reject(new Error('not rendered')))]),
    ]);
    const missing = results.filter(([, isOk]) => !isOk).map(([name]) => name);
    return {
      status: missing.length ? 'not ready' : 'ready',
      checks: Object.fromEntries(results.map(([name, isOk]) => [name, isOk ? 'ok' : 'failed'])),
      missing,
    };
  }

  private async check(name: string, probe: () => Promise<unknown>): Promise<readonly [string, boolean]> {
    try {
      await withDeadline(CHECK_TIMEOUT_MS, probe());
      return [name, true];
    } catch {
      return [name, false];
    }
  }
}
