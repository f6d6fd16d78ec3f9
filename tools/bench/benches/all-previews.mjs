import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { until } from '../../buyers/until.mjs';
import { inRoot } from '../../start/paths.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { endings as collectEndings } from '../endings.mjs';
import { startServer } from '../server-process.mjs';
import { owner, signIn, startSite } from '../start-site.mjs';

const timeoutMs = 1_800_000;

/**
 * A worker of a site, in a process of its own.
 * @param {import('../start-site.mjs').Site} site
 * @param {string} databaseUrl
 * @param {import('../endings.mjs').Endings} endings
 */
async function startWorker({ dataDir }, databaseUrl, endings) {
  const port = await freePort();
  const env = { ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, METRICS_PORT: String(port) };
  const worker = startServer(inRoot('backend/dist/main.js'), { endings, env });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false;
  await Promise.race([until('the worker ready', 120_000, isReady), worker.failure]);
}

/**
 * @param {number} workers how many processes
 * @param {(detail: string) => void} say
 * @returns {Promise<{ seconds: number, count: number, audioSeconds: number }>}
 */
async function makeAll(workers, say) {
  const endings = collectEndings();
  try {
    say(`starting a site with ${workers} of them`);
    const site = await startSite(endings, { ...owner, ROLE: 'web' });
    const databaseUrl = await siteDatabaseUrl(site.dataDir);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    endings.add(() => client.end());
    await Promise.all(Array.from({ length: workers }, () => startWorker(site, databaseUrl, endings)));
    const headers = { 'content-type': 'application/json', cookie: await signIn(site.url) };
    const startedMs = performance.now();
    const asked = await fetch(`${site.url}/api/admin/audio-previews/make`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    if (asked.status !== 202) throw new Error(`The call for all previews answered ${asked.status}.`);
    const { asked: count } = /** @type {{ asked: number }} */ (await asked.json());
    const stored = async () => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS count, coalesce(sum(duration_ms), 0)::int / 1000 AS "audioSeconds"
         FROM preview_makings WHERE status = 'ready'`,
      );
      return rows[0];
    };
    await until('all previews ready', timeoutMs, async () => {
      const found = await stored();
      say(`${found.count} of ${count} with ${workers} of them`);
      return found.count === count;
    });
    return { seconds: (performance.now() - startedMs) / 1_000, ...(await stored()) };
  } finally {
    await endings.run();
  }
}

/**
 * @param {string} title
 * @param {number | string} value
 * @param {import('../measure.mjs').Unit} [unit]
 * @returns {import('../measure.mjs').Figure}
 */
const figure = (title, value, unit = '') => ({ bench: 'all-previews', title, value, unit });

/**
 * Every book in every voice, as the owner asks for them from the dashboard.
 * @type {import('../benches.mjs').Bench}
 */
export const allPreviews = {
  name: 'all-previews',
  title: 'All spoken previews, by one worker process and by two',
  isLong: true,
  async run({ say }) {
    const one = await makeAll(1, say);
    const two = await makeAll(2, say);
    return [
      figure('Previews that the owner asks for at once', one.count),
      figure('what is heard of them', one.audioSeconds, 's'),
      figure('by one worker process', one.seconds, 's'),
      figure('by two', two.seconds, 's'),
      figure('speed-up', (one.seconds / two.seconds).toFixed(2)),
    ];
  },
};
