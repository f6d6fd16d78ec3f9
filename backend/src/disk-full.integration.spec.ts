import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { Mailer } from './platform/email/mailer.js';
import type { ReadinessReport } from './platform/health/readiness.js';
import { Failures } from './platform/jobs/failures.js';
import { StoredFiles } from './platform/storage/stored-files.js';
import { keepLoader } from './site/embed-loaders.js';
import { KeptAssets } from './site/kept-assets.js';
import { prepareAsset } from './site/site-assets.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { createEpub, createPdf } from './testing/create-books.js';
import { eventually, nothingIsLeft } from './testing/eventually.js';
import { halves, PicturesAdmin } from './testing/pictures-admin.js';
import { ProductsAdmin } from './testing/products-admin.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { ShopBooks } from './testing/shop-books.js';
import { SmallDisk } from './testing/small-disk.js';
import { signInOwner } from './testing/staff-sessions.js';

const disk = SmallDisk.mount(8);

const FULL = 'The server’s disk is full, so nothing was saved. Please free some space there, then try again.';

interface Line {
  level: string;
  msg: string;
  advice?: string;
  error?: { code?: string; stack?: string };
}

(disk ? describe : describe.skip)('A full disk (needs the right to mount one)', () => {
  const { folder = '' } = disk ?? {};
  let shop: RunningShop;
  let admin: ProductsAdmin;
  let lines: Line[] = [];

  beforeAll(async () => {
    shop = await openShop(
      { ...OWNER, DATA_DIR: folder, LOG_LEVEL: 'info' },
      { hear: (line) => lines.push(JSON.parse(line) as Line) },
    );
    admin = new ProductsAdmin(shop, await signInOwner(shop));
  });
  afterAll(async () => {
    await shop.stop();
    disk?.unmount();
  });
  beforeEach(() => {
    lines = [];
  });
  afterEach(() => disk?.free());

  const products = async () =>
    (await shop.pool.query('SELECT id, title, digital_files FROM products ORDER BY id')).rows;

  it('rejects a picture with the same sentence, and takes it once there is space', async () => {
    const pictures = new PicturesAdmin(admin.staff);
    const photo = await halves(60, 40).png().toBuffer();
    await disk?.fill();
    const { status, body } = await pictures.upload(photo);
    expect([status, body.detail]).toEqual([507, FULL]);
    expect(await pictures.list()).toEqual([]);
    await disk?.free();
    expect((await pictures.uploadWhole(photo)).state).toBe('ready');
  });

  it('rejects an upload with 507 and a sentence, and changes nothing', async () => {
    const { id } = (await admin.create({}, [{ name: 'Quiet.epub', content: createEpub('First.') }])).body;
    // Checks of the new file and emails may still be writing.
    await new ShopBooks(shop).allWorkIsDone();
    await disk?.fill();
    const before = await products();
    const earlier = new Set(await disk?.files());
    const [created, { files, version }] = [
      await admin.create({ title: 'Another' }, [{ name: 'Another.pdf', content: await createPdf() }]),
      (await admin.read(id)).body,
    ];
    const fields = {
      version: String(version),
      note: 'New.',
      pastBuyers: 'kept',
      replaces: files[0]?.id ?? '',
    };
    const edition = await admin.edition(id, fields, [{ name: 'Q.epub', content: createEpub('Second.') }]);
    for (const { status, body } of [created, edition])
      expect([status, body.detail, body.code]).toEqual([507, FULL, 'SERVER.DISK_FULL']);
    expect(await products()).toEqual(before);
    await nothingIsLeft(
      'new files',
      async () => (await disk?.files())?.filter((file) => !earlier.has(file)) ?? [],
    );
    const errors = lines.filter(({ level }) => level === 'error');
    expect(errors.map(({ error, advice }) => [error?.code, error?.stack, advice])).toEqual(
      errors.map(() => ['ENOSPC', undefined, 'The disk is full. Free space in DATA_DIR.']),
    );
    expect(errors).toHaveLength(2);
  });

  it('leaves no partial file of books, emails, scripts and loaders', async () => {
    const before = await disk?.files();
    await disk?.fill();
    const source = import.meta.filename;
    const email = { to: 'ruth@example.com', subject: 'A word', body: { html: '<p>A.</p>', text: 'A.' } };
    const script = '/assets/page0000-abcdefgh.js';
    const body = prepareAsset({ file: script, content: Buffer.from('1'.repeat(9_000)) }, undefined);
    const kept = new KeptAssets(path.join(folder, 'kept-assets'), undefined);
    const loader = { file: 'v1.0a1b2c3d.js', code: '1'.repeat(9_000), integrity: '' };
    const writes = [
      shop.app.get<StoredFiles>(StoredFiles).keep('books/quiet/Quiet.pdf', source),
      shop.app.get(Mailer).send(email, 'a-word'),
      kept.keep(new Map(body ? [[script, body]] : []), Date.now()),
      keepLoader(loader, path.join(folder, 'embed-loaders')),
    ];
    for (const write of writes) await expect(write).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await disk?.files()).toEqual(before);
  });

  it('keeps an email until it can be written', async () => {
    await disk?.fill();
    const visitor = new ApiSession(shop);
    await visitor.pay(await visitor.startPayment());
    const failures = shop.app.get(Failures);
    const failed = await eventually('the failure', async () =>
      (await failures.list()).find(({ job }) => job === 'send-order-mail'),
    );
    expect(failed.lastError).toContain('ENOSPC');
    await disk?.free();
    await failures.retry(failed.id);
    await visitor.mails(1);
  });

  it('is in the metrics and the report', async () => {
    const free = async () =>
      Number(/^lectern_disk_free_bytes (\S+)$/m.exec(await (await fetch(`${shop.url}/metrics`)).text())?.[1]);
    const degraded = async () =>
      ((await (await fetch(`${shop.url}/readyz`)).json()) as ReadinessReport).degraded;
    expect(await free()).toBeGreaterThan(1_000_000);
    await eventually('no failed check', async () => (await degraded()).length === 0);
    await disk?.fill();
    expect(await free()).toBe(0);
    await eventually('the failed check', async () => (await degraded()).join() === 'disk');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});
