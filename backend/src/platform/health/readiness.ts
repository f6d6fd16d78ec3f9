import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { DiskSpace } from '../disk/disk-space.js';
import { withDeadline } from '../deadline.js';
import { Draining } from '../draining.js';
import { Queues } from '../jobs/queue.js';
import { SingleFlight } from '../single-flight.js';
import { CHECK_TIMEOUT_MS, OPTIONAL_CHECK_TIMEOUT_MS } from './health-rules.js';

export interface ReadinessReport {
  status: 'ready' | 'not ready' | 'stopping';
  checks: Record<string, 'ok' | 'failed'>;
  /** Failed checks without which this process cannot do its work. */
  missing: string[];
  /** Failed checks that leave the process useful. */
  degraded: string[];
}

export abstract class PageReadiness {
  abstract readonly isReady: boolean;
}

interface Check {
  name: string;
  isRequired: boolean;
  probe: () => Promise<unknown>;
}

/**
 * Decides whether a load balancer should send requests to this process. Database and job store are shared: if a site's
 * processes all said "not ready" when one is gone, the load balancer would close a site that still shows its pages, and
 * sells without the job store. So they are required of a worker only.
 */
@Injectable()
export class Readiness {
  private readonly checks: readonly Check[];
  /** One probe of each kind at a time: each may hold a connection until a silent server is given up. */
  private readonly probes = new SingleFlight<unknown>();

  constructor(
    database: Database,
    queues: Queues,
    pages: PageReadiness,
    disk: DiskSpace,
    { role }: Configuration,
    private readonly draining: Draining,
  ) {
    const isWorker = role === 'worker';
    const isRendered = async () => pages.isReady || Promise.reject(new Error('not rendered'));
    this.checks = [
      { name: 'database', isRequired: isWorker, probe: () => database.manager.query('SELECT 1') },
      { name: 'jobs', isRequired: isWorker, probe: () => queues.count('waiting') },
      { name: 'disk', isRequired: false, probe: () => disk.check() },
      // A worker serves no pages.
      ...(isWorker ? [] : [{ name: 'pages', isRequired: true, probe: isRendered }]),
    ];
  }

  async report(): Promise<ReadinessReport> {
    if (this.draining.signal.aborted) return { status: 'stopping', checks: {}, missing: [], degraded: [] };
    const results = await Promise.all(
      this.checks.map(async (check) => ({ ...check, isOk: await this.isOk(check) })),
    );
    const failed = (isRequired: boolean) =>
      results.filter((result) => !result.isOk && result.isRequired === isRequired).map(({ name }) => name);
    const missing = failed(true);
    return {
      status: missing.length > 0 ? 'not ready' : 'ready',
      checks: Object.fromEntries(results.map(({ name, isOk }) => [name, isOk ? 'ok' : 'failed'])),
      missing,
      degraded: failed(false),
    };
  }

  private async isOk({ name, isRequired, probe }: Check): Promise<boolean> {
    const timeoutMs = isRequired ? CHECK_TIMEOUT_MS : OPTIONAL_CHECK_TIMEOUT_MS;
    try {
      await withDeadline(timeoutMs, this.probes.do(name, probe));
      return true;
    } catch {
      return false;
    }
  }
}
