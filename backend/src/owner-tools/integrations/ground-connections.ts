import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { QUEUE } from '../../platform/jobs/queue.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { Connections } from '../../platform/integrations/integrations.js';
import { tryStorage } from './try-storage.js';

const taken = (startedMs: number) => `${Math.max(1, Math.round(performance.now() - startedMs))} ms`;

/** What every part of the site stands on: the database, the store of jobs, and the files. */
@Injectable()
export class GroundConnections {
  constructor(
    connections: Connections,
    configuration: Configuration,
    private readonly database: Database,
    private readonly files: StoredFiles,
    @InjectQueue(QUEUE) private readonly queue: Queue,
  ) {
    const { databaseUrl, redisUrl, s3 } = configuration;
    connections.add({
      id: 'database',
      label: 'Database',
      state: databaseUrl ? 'connected' : 'built-in',
      standing: databaseUrl
        ? 'Orders, readers and letters are kept in a PostgreSQL server of yours.'
        : 'Orders, readers and letters are kept in the PostgreSQL that comes with the site, in its data folder.',
      advice: databaseUrl ? null : 'For a server of your own, give its address.',
      variables: ['DATABASE_URL'],
      testLabel: 'Ask it',
      test: () => this.askDatabase(),
    });
    connections.add({
      id: 'jobs',
      label: 'Work in the background',
      state: redisUrl ? 'connected' : 'built-in',
      standing: redisUrl
        ? 'Letters and deliveries wait for their turn in a Redis of yours; what is owed is in the database.'
        : 'Letters and deliveries wait for their turn in the database.',
      advice: redisUrl ? null : 'A busy site may use Redis for it. Most sites do not need one.',
      variables: ['REDIS_URL'],
      testLabel: 'Ask it',
      test: () => this.askQueue(),
    });
    connections.add({
      id: 'files',
      label: 'Files',
      state: s3 ? 'connected' : 'built-in',
      standing: s3
        ? 'Books and recordings lie in a bucket of yours.'
        : 'Books and recordings lie on the disk of this machine, in the data folder. Please keep copies of it.',
      advice: s3 ? null : 'To keep them in a bucket of Amazon S3 or a service like it, name it.',
      variables: ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      testLabel: 'Keep and remove a small file',
      test: () => tryStorage(this.files),
    });
  }

  private async askDatabase(): Promise<string> {
    const startedMs = performance.now();
    const [row] = (await this.database.manager.query('SHOW server_version')) as { server_version: string }[];
    return `PostgreSQL ${row?.server_version.split(' ')[0] ?? ''} answers in ${taken(startedMs)}.`;
  }

  private async askQueue(): Promise<string> {
    const startedMs = performance.now();
    const { waiting = 0, active = 0 } = await this.queue.getJobCounts('waiting', 'active');
    return `It answers in ${taken(startedMs)}: ${waiting} waiting, ${active} in hand.`;
  }
}
