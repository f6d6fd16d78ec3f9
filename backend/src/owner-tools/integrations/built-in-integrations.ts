import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { Integrations } from '../../platform/integrations/integrations.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';

/** Keeps a small file, reads it, and removes it again. @throws where one of these does not do */
async function tryStorage(files: StoredFiles): Promise<string> {
  const written = randomUUID();
  const key = `connection-tests/${written}.txt`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-test-'));
  try {
    const source = path.join(folder, 'test.txt');
    await writeFile(source, written);
    await files.keep(key, source);
    const read = await text(await files.read(key, 0, written.length - 1));
    if (read !== written) throw new Error('What was read is not what was kept.');
  } finally {
    await files.remove(key).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  if ((await files.size(key)) !== undefined) throw new Error('The file could not be removed again.');
  return 'A small file was kept, read and removed again.';
}

const taken = (startedMs: number) => `${Math.max(1, Math.round(performance.now() - startedMs))} ms`;

/** What every part of the site stands on: the database, the store of jobs, and the files. */
@Injectable()
export class BuiltInIntegrations {
  constructor(
    connections: Integrations,
    configuration: Configuration,
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly jobs: Jobs,
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
      testLabel: 'Check connection',
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
      testLabel: 'Check connection',
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
    const { waiting, active } = await this.jobs.countQueued();
    return `It answers in ${taken(startedMs)}: ${waiting} waiting, ${active} in hand.`;
  }
}
