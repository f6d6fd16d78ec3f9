import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { Integrations } from '../../platform/integrations/integrations.js';
import { Queues } from '../../platform/jobs/queue.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { findServerVersion } from './integrations.queries.js';

/** Saves, reads and removes a small file. @throws if a step fails */
async function tryStorage(files: StoredFiles): Promise<string> {
  const written = randomUUID();
  const key = `connection-tests/${written}.txt`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-test-'));
  try {
    const source = path.join(folder, 'test.txt');
    await writeFile(source, written);
    await files.keep(key, source);
    const read = await text(await files.read(key, 0, written.length - 1));
    if (read !== written) throw new Error('What we read isn’t what we saved.');
  } finally {
    await files.remove(key).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  if ((await files.size(key)) !== undefined) throw new Error('We couldn’t remove the file again.');
  return 'We saved, read and removed a small file.';
}

const elapsed = (startedMs: number) => `${Math.max(1, Math.round(performance.now() - startedMs))} ms`;

@Injectable()
export class BuiltInIntegrations {
  constructor(
    connections: Integrations,
    configuration: Configuration,
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly queues: Queues,
  ) {
    const { databaseUrl, redisUrl, s3 } = configuration;
    connections.add({
      id: 'database',
      label: 'Database',
      state: databaseUrl ? 'connected' : 'built-in',
      standing: databaseUrl
        ? 'Orders, readers and emails are in your own PostgreSQL server.'
        : 'Orders, readers and emails are in the PostgreSQL that comes with the site, in its data folder.',
      advice: databaseUrl ? null : 'To use a server of your own, add its address.',
      variables: ['DATABASE_URL'],
      testLabel: 'Check connection',
      test: () => this.askDatabase(),
    });
    connections.add({
      id: 'jobs',
      label: 'Background jobs',
      state: redisUrl ? 'connected' : 'built-in',
      standing: redisUrl
        ? 'Emails and deliveries queue in your Redis, with a record in the database.'
        : 'Emails and deliveries queue in the database.',
      advice: redisUrl ? null : 'A busy site can use Redis for this. Most sites don’t need it.',
      variables: ['REDIS_URL'],
      testLabel: 'Check connection',
      test: () => this.askQueue(),
    });
    connections.add({
      id: 'files',
      label: 'Files',
      state: s3 ? 'connected' : 'built-in',
      standing: s3
        ? 'Books and recordings are in your bucket.'
        : 'Books and recordings are on this machine’s disk, in the data folder. Please back it up.',
      advice: s3 ? null : 'To keep them in Amazon S3 or a similar service, name a bucket.',
      variables: ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      testLabel: 'Save and remove a small file',
      test: () => tryStorage(this.files),
    });
  }

  private async askDatabase(): Promise<string> {
    const startedMs = performance.now();
    const version = await findServerVersion(this.database.manager);
    return `PostgreSQL ${version} answers in ${elapsed(startedMs)}.`;
  }

  private async askQueue(): Promise<string> {
    const startedMs = performance.now();
    const { waiting = 0, active = 0 } = await this.queues.count('waiting', 'active');
    return `It answers in ${elapsed(startedMs)}: ${waiting} waiting, ${active} running.`;
  }
}
