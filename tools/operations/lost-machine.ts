import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { connect } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { siteEnvironment } from '../harness/site.js';
import { until } from '../harness/until.js';
import { runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import type { OperationsShop } from './operations-shop.js';
import { type Row, timedRow } from './report.js';
import { buyOnce, type Load, underLoad } from './under-load.js';

const recoveryTimeoutMs = 240_000;
const megabyte = 1_000_000;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Waits until what Stripe took since the backup is in the orders. @returns the counts, in words */
async function untilRecovered(databaseUrl: string, { cleanup }: Stage): Promise<string> {
  const client = await connect(databaseUrl, cleanup);
  const isFinished = async () =>
    (await client.query('SELECT 1 FROM payment_recoveries WHERE finished_at IS NOT NULL')).rowCount === 1;
  await until('the comparison with Stripe', recoveryTimeoutMs, isFinished);
  const { rows } = await client.query<{ outcome: string; count: number }>(
    'SELECT outcome, count(*)::int AS count FROM recovered_payments GROUP BY outcome ORDER BY outcome',
  );
  await client.end();
  return `payments: ${rows.map(({ outcome, count }) => `${count} ${outcome}`).join(', ')}`;
}

interface Loss {
  shop: OperationsShop;
  load: Load;
  /** Made during the backup, and again after it. */
  writes: number;
  /** Whether to try the backup in a scratch database. */
  isVerified: boolean;
}

/** Backs the shop up, sells more, deletes database, files and Redis, restores, compares with Stripe and sells again. */
export async function loseMachine({ shop, load, writes, isVerified }: Loss, stage: Stage): Promise<Row[]> {
  const { proxies, postgres, redis, dataDir, backups, webs, workers } = shop;
  const rows: Row[] = [];
  const lost = { fromMs: 0, toMs: 0 };
  shop.checked.lost = lost;
  const env = siteEnvironment({ ...shop.settings, BACKUP_TO: backups });
  const run = async (program: string, ...args: string[]) => {
    const output = await runCommand(process.execPath, [inRoot('backend/dist', program), ...args], { env });
    return output.split('\n')[0] ?? '';
  };
  const add = async (what: string, work: () => Promise<string>) => {
    stage.say(what);
    rows.push(await timedRow(what, work));
  };
  await mkdir(backups, { recursive: true });
  await add('backup while buyers come', async () => {
    await underLoad(proxies, load, { seconds: 0, writes }, () => {
      lost.fromMs = Date.now();
      return run('backup.js');
    });
    return `${((await sizeOf(backups)) / megabyte).toFixed(1)} MB`;
  });
  if (isVerified) await add('backup verified', () => run('backup.js', '--verify'));
  await add('more buyers come', async () => {
    const { buyers } = await underLoad(proxies, load, { seconds: 0, writes }, async () => undefined);
    return `${buyers} buyers after the backup`;
  });
  await add('machine lost', async () => {
    await Promise.all([...webs, ...workers].map((one) => one.kill()));
    // Emails that the relay still has carry links of the lost database too.
    await shop.checked.untilMailed?.();
    lost.toMs = Date.now();
    await Promise.all([postgres.erase(), redis?.erase(), rm(dataDir, { recursive: true })]);
    return 'database, files, keys and Redis deleted';
  });
  await add('restored and started', async () => {
    const note = await run('restore.js', backups);
    await shop.shareStripeKeys();
    for (const one of [...webs, ...workers]) one.start();
    await shop.untilReady();
    return note;
  });
  await add('compared with Stripe', () => untilRecovered(postgres.url, stage));
  const [{ url = '' } = {}] = proxies;
  await add('purchase after it', () => buyOnce(url, load));
  return rows;
}
