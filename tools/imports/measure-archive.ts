import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';

import { startDatabase } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { dataFolder, siteEnvironment } from '../harness/site.js';
import { startChild } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import type { ImportsClient } from './imports-client.js';

const pollMs = 100;

interface ArchiveMeasures {
  makeSeconds: number;
  sizeBytes: number;
  readSeconds: number;
  /** Of the command that reads it; 0 on systems without /proc. */
  readPeakBytes: number;
}

const secondsSince = (startedMs: number): number => (performance.now() - startedMs) / 1_000;

/** Its peak so far. */
function peakBytesOf(pid: number): number {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

/** Makes an archive of the site, and reads it into a second, empty one. */
export async function measureArchive(
  client: ImportsClient,
  timeoutMs: number,
  { cleanup, say }: Stage,
): Promise<ArchiveMeasures> {
  const dataDir = await dataFolder(cleanup);
  const file = path.join(dataDir, 'archive.zip');
  const startedMs = performance.now();
  const { body } = await client.archive(timeoutMs);
  const makeSeconds = secondsSince(startedMs);
  if (!body) throw new Error('The archive is empty.');
  await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(file));
  say('reading the archive into a second site');
  const { url } = await startDatabase(dataDir, cleanup);
  const startedReadingMs = performance.now();
  const child = startChild(process.execPath, [inRoot('backend/dist/import.js'), file], {
    env: { ...process.env, ...siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url }) },
    stdio: 'ignore',
  });
  let readPeakBytes = 0;
  const ended = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null) {
    readPeakBytes = Math.max(readPeakBytes, peakBytesOf(child.pid ?? 0));
    await Promise.race([wait(pollMs), ended]);
  }
  if (child.exitCode !== 0) throw new Error('The archive could not be read.');
  return {
    makeSeconds,
    sizeBytes: (await stat(file)).size,
    readSeconds: secondsSince(startedReadingMs),
    readPeakBytes,
  };
}
