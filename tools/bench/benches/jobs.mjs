import { inRoot } from '../../start/paths.mjs';
import { startRedis } from '../../test/redis.js';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { inTurn, percentile } from '../measure.mjs';
import { startAnsweringServer } from '../server-process.mjs';

/** @typedef {import('../measure.mjs').Measurement} Measurement */
/** @typedef {import('../benches.mjs').Context} Context */

const rounds = 5;
const jobsPerRound = 500;
/** As many requests as may promise work at once: the connections that one process has to its database. */
const atOnce = 20;
const warmUpJobs = 200;
const singlesPerRound = 20;

/**
 * A database of its own on the server that the site has brought up.
 * @param {string} siteUrl
 * @param {string} name
 */
async function freshDatabase(siteUrl, name) {
  const client = new pg.Client({ connectionString: siteUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return siteUrl.replace('/lectern?', `/${name}?`);
}

/**
 * @param {Context} context
 * @param {'PostgreSQL' | 'Redis'} store
 * @param {string} [redisUrl]
 * @returns {Promise<Measurement[]>}
 */
async function measureOn({ dataDir, endings, say }, store, redisUrl) {
  const siteUrl = await siteDatabaseUrl(dataDir);
  /** @param {'site' | 'bare'} layer */
  const start = async (layer) => {
    const databaseUrl = await freshDatabase(siteUrl, `jobs_${layer}_${store.toLowerCase()}`);
    const env = { LAYER: layer, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
    const server = await startAnsweringServer(inRoot('tools/bench/benches/serve-jobs.mjs'), { endings, env });
    /** @param {number} jobs @param {number} promisers */
    return async (jobs, promisers) => Number(await server.ask({ jobs, atOnce: promisers }));
  };
  const [site, bare] = [await start('site'), await start('bare')];
  /** @param {number} jobs */
  const throughput = (jobs) => ({
    site: async () => (jobs * 1_000) / (await site(jobs, atOnce)),
    beside: async () => (jobs * 1_000) / (await bare(jobs, atOnce)),
  });
  const single = { site: () => site(1, 1), beside: () => bare(1, 1) };
  say(`warming up on ${store}`);
  await inTurn(1, throughput(warmUpJobs));
  await inTurn(singlesPerRound, single);
  say(`${rounds} rounds of ${jobsPerRound} jobs on ${store}`);
  const many = await inTurn(rounds, throughput(jobsPerRound));
  const alone = [];
  for (let round = 0; round < rounds; round++) {
    const singles = await inTurn(singlesPerRound, single);
    alone.push({
      site: percentile(
        singles.map((call) => call.site),
        0.5,
      ),
      beside: percentile(
        singles.map((call) => call.beside),
        0.5,
      ),
    });
  }
  const beside = `bare BullMQ on ${store}`;
  return [
    { bench: 'jobs', title: `Jobs on ${store}, ${atOnce} at once`, unit: 'jobs/s', beside, rounds: many },
    { bench: 'jobs', title: `One job on ${store}, promised to done, p50`, unit: 'ms', beside, rounds: alone },
  ];
}

/**
 * Jobs that do nothing: each promised in a transaction of its own, dispatched, and closed in the transaction
 * that does it, against the same queue with nothing around it. The difference is what it costs that no job is
 * lost and none has its effect twice.
 * @type {import('../benches.mjs').Bench}
 */
export const jobs = {
  name: 'jobs',
  title: 'Jobs that do nothing',
  async run(context) {
    const measured = await measureOn(context, 'PostgreSQL');
    const redis = await startRedis();
    if (!redis) {
      const value = 'skipped: redis-server is not installed';
      return [...measured, { bench: 'jobs', title: 'Jobs on Redis', value, unit: '' }];
    }
    context.endings.add(() => redis.stop());
    return [...measured, ...(await measureOn(context, 'Redis', redis.url))];
  },
};
