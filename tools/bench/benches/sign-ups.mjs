import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { exchange } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { someAddress } from '../../buyers/some-address.mjs';
import { inTurn } from '../measure.mjs';
import { startSite } from '../start-site.mjs';

const rounds = 5;
const signUpsPerRound = 400;
const warmUpSignUps = 100;
/** As many readers as sign up at the same moment: the connections that one process has to its database. */
const atOnce = 20;

/**
 * @param {number} count
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} how often in a second
 */
export async function rate(count, work) {
  let left = count;
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return (count * 1_000) / (performance.now() - startedMs);
}

/** @param {string} siteUrl */
export function reader(siteUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return async () => {
    const content = JSON.stringify({ email: `${randomUUID()}@example.com` });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'x-forwarded-for': someAddress(),
    };
    const url = `${siteUrl}/api/newsletter/subscribe`;
    const { status, body } = await exchange(url, { method: 'POST', agent, headers }, content);
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString()}`);
  };
}

/** @param {string} databaseUrl @param {import('../endings.mjs').Endings} endings */
async function bareTable(databaseUrl, endings) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: atOnce });
  endings.add(() => pool.end());
  await pool.query('CREATE SCHEMA bare CREATE TABLE readers (id uuid PRIMARY KEY, email text UNIQUE)');
  return () =>
    pool.query('INSERT INTO bare.readers VALUES ($1, $2)', [randomUUID(), `${randomUUID()}@example.com`]);
}

/**
 * Readers who sign up for the newsletter, against a row each and nothing else. The difference is HTTP, the limits of
 * address and source, and the promise of the mail that asks for a yes, which goes out meanwhile.
 * @type {import('../benches.mjs').Bench}
 */
export const signUps = {
  name: 'sign-ups',
  title: `Sign-ups for the letter, ${atOnce} at once`,
  async run({ endings, say }) {
    say('starting a site behind a proxy');
    const { url, dataDir } = await startSite(endings, { TRUSTED_PROXIES: '1' });
    const signUp = reader(url);
    const insert = await bareTable(await siteDatabaseUrl(dataDir), endings);
    /** @param {number} count */
    const both = (count) => ({ site: () => rate(count, signUp), beside: () => rate(count, insert) });
    say('warming up');
    await inTurn(1, both(warmUpSignUps));
    say(`${rounds} rounds of ${signUpsPerRound}`);
    const measured = await inTurn(rounds, both(signUpsPerRound));
    const title = `Sign-ups, ${atOnce} at once`;
    return [
      { bench: 'sign-ups', title, unit: 'sign-ups/s', beside: 'bare inserts with pg', rounds: measured },
    ];
  },
};
