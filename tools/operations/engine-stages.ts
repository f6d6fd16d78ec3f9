import path from 'node:path';

import { newVisit, retrying } from '../chaos/buyer.js';
import { checkShop } from '../chaos/check-shop.js';
import { SeededRandom } from '../chaos/seeded-random.js';
import { connect } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { firstEbook } from '../harness/shop-client.js';
import { dataFolder } from '../harness/site.js';
import { type ComposedShop, composedShop } from './composed-shop.js';
import { findEngine } from './container-engine.js';
import { loseContainers } from './lost-containers.js';
import { type Row, violationsOf } from './report.js';
import { buildImage, copyCheckout, exportCommit, olderCommit } from './site-images.js';
import { runUnderLoad } from './stages.js';
import type { Load } from './under-load.js';

const tag = 'lectern:operations';
const finishTimeoutMs = 120_000;
const least = { seconds: 5, writes: 30 };

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const beganMs = performance.now();
  await work();
  return performance.now() - beganMs;
}

async function countMigrations(shop: ComposedShop, stage: Stage): Promise<number> {
  const client = await connect(shop.database.url, stage.cleanup);
  const { rows } = await client.query('SELECT count(*)::int AS n FROM migrations');
  await client.end();
  return rows[0].n;
}

/** Lists the stages of the composed shop, in order. */
function stagesOf(shop: ComposedShop, stage: Stage) {
  let older = 0;
  const scale = async () => {
    const [first] = await shop.containers('web');
    await shop.set('WEB_REPLICAS', 2);
    await shop.set('WORKER_REPLICAS', 2);
    const ms = await timed(async () => {
      await shop.compose('up', '--detach');
      // Waits for these only: with --wait, the end of `migrate` is an error.
      await shop.compose('up', '--detach', '--no-deps', '--no-recreate', '--wait', 'web', 'worker');
    });
    const webs = await shop.containers('web');
    if (!first || !webs.includes(first)) throw new Error('Scaling replaced the first web container.');
    return `${webs.length} webs after ${inSeconds(ms)}, the first one kept`;
  };
  const upgrade = async () => {
    older = await countMigrations(shop, stage);
    const before = await shop.containers('web');
    const ms = await timed(() => shop.upgrade());
    const after = await shop.containers('web');
    const isReplaced = after.length === before.length && after.every((id) => !before.includes(id));
    if (!isReplaced) throw new Error('The upgrade did not replace each web container by one.');
    const newer = await countMigrations(shop, stage);
    return `${inSeconds(ms)}, its image built before, ${newer - older} migrations`;
  };
  const back = async () => {
    const ms = await timed(() => shop.upgrade('--back'));
    const newer = await countMigrations(shop, stage);
    return `${inSeconds(ms)}, the older program on tables ${newer - older} migrations newer`;
  };
  const stop = async () => {
    const ms = await timed(() => shop.compose('stop', 'web', 'worker'));
    const codes = [...(await shop.exitCodes('web')), ...(await shop.exitCodes('worker'))];
    if (codes.some((code) => code !== '0')) throw new Error(`Containers ended with ${codes.join()}.`);
    await shop.compose('up', '--detach');
    await shop.untilReady();
    const webs = await shop.containers('web');
    return `${inSeconds(ms)} to stop, then ${webs.length} webs again`;
  };
  return [
    { what: 'scaled to 2 webs and 2 workers', work: scale },
    { what: 'upgraded', work: upgrade },
    { what: 'rolled back', work: back },
    { what: 'upgraded again', work: upgrade },
    { what: 'stopped and started', work: stop, mayFail: true },
  ];
}

/** Prepares a shop whose image is of an older commit. */
async function prepareShop(stage: Stage): Promise<ComposedShop> {
  const folder = await dataFolder(stage.cleanup);
  const [checkout, older] = [path.join(folder, 'checkout'), path.join(folder, 'older')];
  const commit = await olderCommit();
  if (!commit) throw new Error('The history of this checkout is missing: git fetch --unshallow');
  await copyCheckout(checkout);
  await exportCommit(commit, older);
  const shop = await composedShop({ folder: checkout, tag }, stage);
  // The upgrade finds its layers in the cache of the engine.
  stage.say('building the image of this checkout');
  await shop.compose('build', 'web');
  stage.say(`building the image of ${commit.slice(0, 8)}`);
  await buildImage(older, tag);
  return shop;
}

const skippedRow: Row = {
  what: 'compose up, scale, upgrade, roll back, stop',
  behind: '',
  note: 'skipped: no Docker engine with Compose answers',
};

/** Runs the part of the trial that needs a container engine: up, purchase, scale, upgrade, roll back, stop. */
export async function runEngineStages(stage: Stage) {
  const engine = await findEngine();
  if (!engine) return { rows: [skippedRow], parts: [], counts: {}, violations: [] };
  const shop = await prepareShop(stage);
  stage.say('compose up');
  const upMs = await timed(async () => {
    await shop.compose('up', '--detach');
    await shop.untilReady();
  });
  const random = new SeededRandom('engine');
  // The balancer adds no address: buyers bring theirs, as from a proxy before it.
  const addresses = { urls: [shop.url], isProxied: false };
  const product = await firstEbook(retrying(addresses, random, newVisit('')));
  const load: Load = { isProxied: false, random, product, visits: [], nextBuyer: 0, buyersAtOnce: 3 };
  const target = { name: 'balancer', version: '', url: shop.url };
  const up = { what: 'compose up', work: async () => `${inSeconds(upMs)} on empty volumes` };
  const rows = await runUnderLoad(up, [target], load, { seconds: 1, writes: 1 });
  for (const each of stagesOf(shop, stage)) {
    stage.say(each.what);
    rows.push(...(await runUnderLoad(each, [target], load, least)));
  }
  const dataDir = await dataFolder(stage.cleanup);
  const untilMailed = () => shop.storeMails(dataDir);
  const checked = {
    ...addresses,
    dataDir,
    database: shop.database,
    untilReady: shop.untilReady,
    untilMailed,
  };
  const check = () =>
    checkShop({ shop: checked, visits: load.visits, random }, { ...stage, timeoutMs: finishTimeoutMs });
  // Before the loss, too: the sandbox of Stripe is lost with the shop, so it must have finished.
  const before = await check();
  rows.push(...(await loseContainers({ shop, load, storeMails: untilMailed }, stage)));
  const { counts, violations } = await check();
  return {
    rows,
    parts: engine.parts,
    counts,
    violations: [...violationsOf(rows), ...before.violations, ...violations],
  };
}
