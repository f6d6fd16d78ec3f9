import { parseArgs } from 'node:util';

import { command, readCount, type Stage } from '../harness/run-trial.js';
import { buy, claim, clientOf, download, type Product } from '../harness/shop-client.js';
import { owner, signIn, startSite } from '../harness/site.js';
import { until } from '../harness/until.js';
import { findBrowser } from '../test/programs.mjs';
import { isWorse } from './check-files.js';
import { type Book, booksIn, manuals, morePackages } from './find-books.js';
import { type Outcome, report, violationsOf } from './judge.js';
import { readerBrowser } from './open-reader.js';

const copyTimeoutMs = 600_000;
const usualMost = 1_000;

interface Shop {
  siteUrl: string;
  cookie: string;
  read: Awaited<ReturnType<typeof readerBrowser>>;
}

interface Copies {
  made: { place: string }[];
  faults: { reason: string }[];
}

async function upload({ siteUrl, cookie }: Shop, { name, format, bytes }: Book) {
  const form = new FormData();
  const fields = { title: name, description: 'A manual.', price: '1299', type: 'ebook', formats: format };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const url = `${siteUrl}/api/admin/products`;
  const answer = await fetch(url, { method: 'POST', body: form, headers: { cookie } });
  const content = await answer.json();
  if (answer.ok) return { product: content as Product, refusal: undefined };
  const { errors, detail } = content as { errors?: { files?: string }; detail?: string };
  return { product: undefined, refusal: errors?.files ?? detail ?? `status ${answer.status}` };
}

/** Uploads a book, buys it, waits for the personal copy and opens it in the reader. */
async function tryBook(shop: Shop, book: Book): Promise<Outcome> {
  const { siteUrl, cookie, read } = shop;
  const { name, format, isRepacked, bytes } = book;
  const { product, refusal } = await upload(shop, book);
  if (!product) return { name, format, isRepacked, refusal };
  const copiesUrl = `${siteUrl}/api/admin/products/${product.id}/personal-copies`;
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(copiesUrl, { method: 'PUT', headers, body: JSON.stringify({ isOn: true }) });
  const send = clientOf(siteUrl);
  let bought = await buy(send, product);
  await until('the order', copyTimeoutMs, async () => {
    bought = { ...bought, ...(await claim(send, bought.secret)) };
    return bought.status === 'ready';
  });
  let copies: Copies = { made: [], faults: [] };
  await until(`the copy of ${name}`, copyTimeoutMs, async () => {
    copies = (await (await fetch(copiesUrl, { headers })).json()) as Copies;
    return copies.made.length + copies.faults.length > 0;
  });
  const [made] = copies.made;
  const copy = await download(send, bought.downloads[0]?.url ?? '');
  return {
    name,
    format,
    isRepacked,
    fault: copies.faults[0]?.reason,
    place: made?.place,
    isWorse: made ? await isWorse(format, bytes, copy) : undefined,
    reading: format === 'epub' ? await read(siteUrl + bought.orderUrl) : undefined,
  };
}

interface Options {
  folders: readonly string[];
  most: number;
}

async function run({ folders, most }: Options, { cleanup, say }: Stage) {
  const chromePath = await findBrowser(say);
  if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
  const { url: siteUrl } = await startSite(cleanup, owner);
  const read = await readerBrowser(chromePath, cleanup);
  const shop = { siteUrl, cookie: await signIn(siteUrl), read };
  const outcomes: Outcome[] = [];
  for await (const book of booksIn(folders)) {
    if (outcomes.length >= most) break;
    say(`${outcomes.length + 1}: ${book.name}`);
    outcomes.push(await tryBook(shop, book));
  }
  return { outcomes, violations: violationsOf(outcomes) };
}

/** Takes the manuals of this machine, or books of named folders, through upload, purchase, personal copy and reader. */
export const corpus = command<Options, Awaited<ReturnType<typeof run>>>({
  read(args) {
    const options = { most: { type: 'string' as const } };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const most = readCount(values.most, usualMost, 1, 'most');
    return { folders: positionals.length > 0 ? positionals : manuals, most };
  },
  title: ({ folders }) => `Books of ${folders.join(', ')}`,
  run,
  report: ({ outcomes, violations }, { folders }) =>
    [
      report(outcomes, violations),
      ...(folders === manuals ? [`For more manuals: apt-get install ${morePackages}`] : []),
    ].join('\n'),
});
