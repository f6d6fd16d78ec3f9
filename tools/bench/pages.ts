import { runCommand } from '../start/children.mjs';
import { findProgram } from '../test/programs.mjs';
import type { Stage } from '../harness/run-trial.js';
import { startServer } from '../harness/server-process.js';
import { exchange } from '../harness/shop-client.js';
import { startSite } from '../harness/site.js';
import { type Bench, type Comparison, inTurns } from './comparison.js';

const connections = 50;
const rounds = 3;
const roundSeconds = 3;
const warmUpSeconds = 5;
/** The headers of a browser that change the answer. */
const headers = { 'accept-encoding': 'br', accept: 'text/html' };

/** Answered from memory. */
const pagePaths = [
  { path: '/finding-peace', status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: '/api/products', status: 200 },
  { path: '/healthz', status: 200 },
];

/** Reads the output of wrk: https://github.com/wg/wrk */
export function readWrk(output: string) {
  const numbers = (pattern: RegExp) => [...(pattern.exec(output) ?? [])].slice(1).map(Number);
  const [answers = 0] = numbers(/(\d+) requests in [\d.]+s/);
  const [refused = 0] = numbers(/Non-2xx or 3xx responses: (\d+)/);
  const errors = numbers(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  if (answers === 0) throw new Error(`wrk counted nothing. Its output:\n${output.trim()}`);
  return { answers, refused, failed: errors.reduce((sum, each) => sum + each, 0) };
}

/** The processor time that a server has used so far, in all its threads. */
async function processorSeconds(url: string): Promise<number> {
  const { body } = await exchange(`${url}/metrics`);
  const [, seconds] = /^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(body.toString()) ?? [];
  if (seconds === undefined) throw new Error(`${url}/metrics lacks the processor time.`);
  return Number(seconds);
}

/** Requests one page over all connections. Returns microseconds of processor time per response. */
async function load(url: string, { path, status }: (typeof pagePaths)[number], seconds: number) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...lines, url + path];
  const before = await processorSeconds(url);
  const { answers, refused, failed } = readWrk(await runCommand('wrk', flags));
  const used = (await processorSeconds(url)) - before;
  if (failed > 0 || refused !== (status === 200 ? 0 : answers))
    throw new Error(`${url + path}: ${failed} of ${answers} failed, ${refused} were not successful.`);
  return (used / answers) * 1e6;
}

/** Node adds these to every answer by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);
const ownHeaders = (rawHeaders: string[]) =>
  rawHeaders.filter((_, index) => !ofNode.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));

/** Compares a page of the site with a process that only sends the same bytes and headers. */
async function measure(siteUrl: string, page: (typeof pagePaths)[number], { cleanup, say }: Stage) {
  const ask = (url: string) => exchange(url + page.path, { headers });
  const { status, body, rawHeaders } = await ask(siteUrl);
  if (status !== page.status || body.length === 0) throw new Error(`${page.path} answers ${status}.`);
  const { port } = await startServer<{ port: number }>('tools/bench/serve-bytes.ts', {
    cleanup,
    input: JSON.stringify({
      status,
      rawHeaders: ownHeaders(rawHeaders),
      base64: body.toString('base64'),
    }),
  });
  const bareUrl = `http://127.0.0.1:${port}`;
  if (!(await ask(bareUrl)).body.equals(body)) throw new Error(`${page.path}: the bare server differs.`);
  const work = (seconds: number) => ({
    site: () => load(siteUrl, page, seconds),
    beside: () => load(bareUrl, page, seconds),
  });
  say(`warming up ${page.path}`);
  await inTurns(1, work(warmUpSeconds));
  say(`${page.path}: ${rounds} rounds of ${roundSeconds} s each`);
  return {
    title: `GET ${page.path} (${body.length.toLocaleString('en-US')} bytes), processor time`,
    unit: 'µs',
    beside: 'bare Node server',
    rounds: await inTurns(rounds, work(roundSeconds)),
  } satisfies Comparison;
}

/** Measures answers from memory by processor time, which does not depend on how fast the client is. */
export const pages: Bench = {
  name: 'pages',
  title: `Pages, ${connections} connections at once`,
  async run(stage) {
    if (!(await findProgram('wrk')))
      throw new Error('This bench needs wrk, which this machine lacks: apt-get install wrk.');
    stage.say('starting a site');
    const { url } = await startSite(stage.cleanup);
    const results = [];
    for (const page of pagePaths) results.push(await measure(url, page, stage));
    return results;
  },
};
