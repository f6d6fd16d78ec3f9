import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import type { PoolState } from '../database/pool-state.js';
import { Queues } from '../jobs/queue.js';
import { Metrics } from '../metrics/metrics.js';

const POOL_STATES = ['used', 'idle', 'waiting'] as const;

/** Program and connections of this process. */
@Injectable()
export class ProcessMetrics {
  constructor(metrics: Metrics, { build }: Configuration, database: Database, queues: Queues) {
    metrics
      .gauge({
        name: 'lectern_build_info',
        help: 'Always 1; its labels name the program.',
        labels: ['version', 'commit', 'node'],
      })
      .set({ version: build.version, commit: build.commit ?? '', node: process.versions.node }, 1);
    metrics.addSource({
      name: 'pools',
      gauges: {
        lectern_database_connections: {
          help: 'Connections to PostgreSQL that work uses or that are idle, and work that waits for one.',
          labels: ['pool', 'state'],
        },
        lectern_database_connections_max: { help: 'Most connections of a pool.', labels: ['pool'] },
      },
      read: async () => {
        const pools: Record<string, PoolState> = { ...database.pools(), ...queues.pools() };
        const all = Object.entries(pools);
        return {
          lectern_database_connections: all.flatMap(([pool, counts]) =>
            POOL_STATES.map((state) => ({ value: counts[state], labels: { pool, state } })),
          ),
          lectern_database_connections_max: all.map(([pool, { max }]) => ({
            value: max,
            labels: { pool },
          })),
        };
      },
    });
  }
}
