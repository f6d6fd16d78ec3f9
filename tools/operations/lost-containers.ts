import type { Stage } from '../harness/run-trial.js';
import type { ComposedShop } from './composed-shop.js';
import { type Row, timedRow } from './report.js';
import { buyOnce, type Load } from './under-load.js';

const backup = 'docker compose exec -T -e BACKUP_TO=/backups worker node backend/dist/backup.js';
/** As in docs/operating.md, with the answer to its question. The started `migrate` has made tables. */
const restore =
  'echo replace | docker compose run --rm -T ' +
  '-e DATABASE_OWNER_URL=postgres://lectern:$POSTGRES_PASSWORD@postgres:5432/lectern ' +
  'web node backend/dist/restore.js /backups --replace';

const firstLine = (output: string, pattern: RegExp) =>
  output.split('\n').find((line) => pattern.test(line)) ?? '';

interface Loss {
  shop: ComposedShop;
  load: Load;
  /** Stores the emails of the mail catcher, whose container is deleted. */
  storeMails(): Promise<void>;
}

/** Backs the composed shop up, deletes containers and volumes, restores onto the empty machine, and sells again. */
export async function loseContainers({ shop, load, storeMails }: Loss, { say }: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  const add = async (what: string, work: () => Promise<string>) => {
    say(what);
    rows.push(await timedRow(what, work));
  };
  await add('backup in a container', async () =>
    firstLine(await shop.shell(backup), /^Backup /).replace(/^.*: /, ''),
  );
  // The site may not create databases, and the image has no PostgreSQL: it compares in temporary tables.
  await add('backup verified', async () => firstLine(await shop.shell(`${backup} --verify`), /^Backup /));
  await add('machine lost', async () => {
    await storeMails();
    await shop.compose('down', '--volumes', '--timeout', '1');
    return 'containers and volumes deleted';
  });
  await add('restored and started', async () => {
    const output = await shop.shell(restore);
    await shop.compose('up', '--detach');
    await shop.untilReady();
    return firstLine(output, /^The site is restored/);
  });
  await add('purchase after it', () => buyOnce(shop.url, load));
  return rows;
}
