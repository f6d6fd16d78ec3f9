import { randomUUID } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { claim, clickBuy, exchange, pay, productsOn } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { someAddress } from '../../buyers/some-address.mjs';
import { until } from '../../buyers/until.mjs';
import { inRoot } from '../../start/paths.mjs';
import { inTurn, percentile } from '../measure.mjs';
import { startAnsweringServer, startSpeakingServer } from '../server-process.mjs';

/** @typedef {import('../benches.mjs').Context} Context */
/** @typedef {import('../measure.mjs').Measurement} Measurement */

const rounds = 3;
const copiesPerRound = 10;
const downloadsPerRound = 100;
const timeoutMs = 120_000;
const bookFile = (/** @type {string} */ format) => inRoot(`made/books/finding-peace/finding-peace.${format}`);
const bench = 'copies';

/** @typedef {{ ms: number, bytes: number, peakMb: number }} Made */

/**
 * A program that makes copies or, to be held beside it, copies.
 * @param {Context['endings']} endings
 * @param {string} folder
 * @param {boolean} isPlain
 */
async function maker(endings, folder, isPlain) {
  const server = await startAnsweringServer(inRoot('tools/bench/benches/serve-copies.mjs'), { endings });
  /** @param {string} format @param {boolean} [isWhole] @returns {Promise<Made>} */
  return async (format, isWhole = false) => {
    const [originalPath, copyPath] = [bookFile(format), path.join(folder, randomUUID())];
    const made = await server.ask({ format, originalPath, copyPath, isWhole, isPlain });
    await rm(copyPath);
    return /** @type {Made} */ (made);
  };
}

/** @param {Context} context @returns {Promise<(Measurement | import('../measure.mjs').Figure)[]>} */
async function stamping({ endings, say }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-bench-copies-'));
  endings.add(() => rm(folder, { recursive: true, force: true }));
  const [stamp, copy] = [await maker(endings, folder, false), await maker(endings, folder, true)];
  const results = [];
  for (const format of ['pdf', 'epub']) {
    say(`stamping the ${format}`);
    const first = await stamp(format, true);
    await copy(format);
    /** @param {typeof stamp} make */
    const perMb = async (make) => {
      const made = [];
      for (let done = 0; done < copiesPerRound; done++) made.push(await make(format));
      return percentile(
        made.map(({ ms, bytes }) => ms / (bytes / 1_024 ** 2)),
        0.5,
      );
    };
    const turns = await inTurn(rounds, { site: () => perMb(stamp), beside: () => perMb(copy) });
    results.push({
      bench,
      title: `${format === 'pdf' ? 'a PDF' : 'an ePub'} with its buyer’s line, proven, per MB, p50`,
      unit: /** @type {const} */ ('ms'),
      beside: 'copying the file',
      rounds: turns,
    });
    if (format === 'pdf') {
      const title = 'the first copy of a PDF, each page of which is looked at';
      results.push({ bench, title, value: first.ms, unit: /** @type {const} */ ('ms') });
    }
  }
  const [making, plain] = [await stamp('pdf'), await copy('pdf')];
  results.push({
    bench,
    title: 'most memory of a process that makes copies (RSS)',
    value: making.peakMb,
    unit: /** @type {const} */ ('MB'),
  });
  results.push({
    bench,
    title: '… of one that copies the files',
    value: plain.peakMb,
    unit: /** @type {const} */ ('MB'),
  });
  return results;
}

/** Milliseconds until the first byte of a body. @param {string} url @param {Agent} agent @returns {Promise<number>} */
const firstByte = (url, agent) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    open(url, { agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} instead of a file.`));
      response.once('data', () => {
        const ms = performance.now() - startedAt;
        response.resume().once('end', () => resolve(ms));
      });
    })
      .once('error', reject)
      .end();
  });

/** @param {string} siteUrl @returns {import('../../buyers/shop-client.mjs').Send} */
const sender =
  (siteUrl) =>
  (url, { content, headers, method } = {}) => {
    const length = content ? { 'content-length': Buffer.byteLength(content) } : {};
    return exchange(
      siteUrl + url,
      { method, headers: { 'x-forwarded-for': someAddress(), ...headers, ...length } },
      content,
    );
  };

/**
 * A link to the PDF of a book that was bought: its buyer's own copy, or the original.
 * @param {Context} context
 * @param {boolean} isPersonal
 */
async function linkTo({ siteUrl, dataDir, endings }, isPersonal) {
  const send = sender(siteUrl);
  const ebooks = (await productsOn(send)).filter(({ type }) => type === 'ebook');
  const product = ebooks[isPersonal ? 1 : 0];
  if (!product) throw new Error('The site sells fewer than two e-books.');
  const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
  await client.connect();
  endings.add(() => client.end());
  if (isPersonal)
    await client.query('INSERT INTO personal_copy_products VALUES ($1) ON CONFLICT DO NOTHING', [product.id]);
  const secret = await clickBuy(send, { email: `${randomUUID()}@example.com`, key: randomUUID(), product });
  await pay(send, secret, 'pm_card_visa');
  const link = async () =>
    (await claim(send, secret)).downloads.find(({ format }) => format === 'pdf')?.url ?? '';
  const first = await link();
  await until('the copies', timeoutMs, async () => {
    const { rows } = await client.query('SELECT count(*)::int AS open FROM outbox WHERE closed_at IS NULL');
    return rows[0].open === 0;
  });
  return siteUrl + first;
}

/** @param {Context} context @returns {Promise<Measurement[]>} */
async function firstBytes(context) {
  const { endings, say } = context;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  endings.add(async () => agent.destroy());
  /** @type {{ port: number }} */
  const { port } = await startSpeakingServer(inRoot('tools/bench/benches/serve-stream.mjs'), {
    endings,
    input: JSON.stringify({ file: bookFile('pdf') }),
  });
  const bare = `http://127.0.0.1:${port}/`;
  /** @param {string} url */
  const typical = async (url) => {
    const times = [];
    for (let done = 0; done < downloadsPerRound; done++) times.push(await firstByte(url, agent));
    return percentile(times, 0.5);
  };
  const results = [];
  for (const isPersonal of [false, true]) {
    const what = isPersonal ? 'own copy' : 'original';
    say(`first bytes of the ${what}`);
    const url = await linkTo(context, isPersonal);
    await typical(url);
    results.push({
      bench,
      title: `first byte of a download, ${what}, p50`,
      unit: /** @type {const} */ ('ms'),
      beside: 'bare stream of a file',
      rounds: await inTurn(rounds, { site: () => typical(url), beside: () => typical(bare) }),
    });
  }
  return results;
}

/**
 * What a copy with its buyer's line takes beside copying the file, and its memory; how soon a download begins.
 * @type {import('../benches.mjs').Bench}
 */
export const copies = {
  name: 'copies',
  title: 'Personal copies, and the first byte of a download',
  run: async (context) => [...(await stamping(context)), ...(await firstBytes(context))],
};
