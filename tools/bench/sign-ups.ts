import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import pg from 'pg';

import type { Cleanup } from '../harness/cleanup.js';
import { siteDatabaseUrl } from '../harness/database.js';
import { clientOf, UnexpectedAnswer } from '../harness/shop-client.js';
import { startSite } from '../harness/site.js';
import { type Bench, inTurns } from './comparison.js';

const rounds = 5;
const signUpsPerRound = 400;
const warmUpSignUps = 100;
/** As many as one process has connections to its database. */
const atOnce = 20;

/** Repeats work, some at once. @returns how often per second */
export async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  let left = count;
  const startedMs = performance.now();
  const repeat = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return (count * 1_000) / (performance.now() - startedMs);
}

/** Requests over as many connections as {@link rate} uses. */
export const manyVisitors = (siteUrl: string) =>
  clientOf(siteUrl, { agent: new Agent({ keepAlive: true, maxSockets: atOnce }) });

export function subscriber(siteUrl: string): () => Promise<void> {
  const send = manyVisitors(siteUrl);
  return async () => {
    const path = '/api/newsletter/subscribe';
    const content = JSON.stringify({ email: `${randomUUID()}@example.com` });
    const answer = await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      content,
    });
    if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
  };
}

async function bareTable(connectionString: string, cleanup: Cleanup) {
  const pool = new pg.Pool({ connectionString, max: atOnce });
  cleanup.add(() => pool.end());
  await pool.query('CREATE SCHEMA bare CREATE TABLE readers (id uuid PRIMARY KEY, email text UNIQUE)');
  return () =>
    pool.query('INSERT INTO bare.readers VALUES ($1, $2)', [randomUUID(), `${randomUUID()}@example.com`]);
}

/**
 * Compares newsletter sign-ups with inserts of a row each. The difference is HTTP, the limits per address and source, and the
 * confirmation emails, which are sent at the same time.
 */
export const signUps: Bench = {
  name: 'sign-ups',
  title: `Newsletter sign-ups, ${atOnce} at once`,
  async run({ cleanup, say }) {
    say('starting a site');
    const { url, dataDir } = await startSite(cleanup, { TRUSTED_PROXIES: '1' });
    const signUp = subscriber(url);
    const insert = await bareTable(await siteDatabaseUrl(dataDir), cleanup);
    const both = (count: number) => ({
      site: () => rate(count, signUp),
      beside: () => rate(count, insert),
    });
    say('warming up');
    await inTurns(1, both(warmUpSignUps));
    say(`${rounds} rounds of ${signUpsPerRound}`);
    const measured = await inTurns(rounds, both(signUpsPerRound));
    const title = `sign-ups, ${atOnce} at once`;
    return [{ title, unit: 'sign-ups/s', beside: 'bare inserts with pg', rounds: measured }];
  },
};
