import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { MemoryArchive } from '../../testing/memory-archive.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ArchiveParts } from './archive-parts.js';

const DOWNLOADS = 'free-downloads/downloads.ndjson';
const ADDRESSES = 'suppressed-addresses/addresses.ndjson';

const sample = { id: 'sample-2', email: 'a@example.com', fileName: 'a', bookId: null, downloadedAt: null };

describe('A part of tables', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.pool.query(
      `INSERT INTO downloads (id, email, file_name) VALUES ('sample-1', 'ruth@example.com', 'five-verses')`,
    );
  });
  afterAll(() => shop.stop());

  const partOf = (path: string) => {
    const parts = shop.app.get(ArchiveParts).all();
    return parts.filter(({ name }) => path.startsWith(`${name}/`));
  };
  const read = (path: string, ...rows: unknown[]) => {
    const archive = new MemoryArchive();
    archive.files.set(path, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    return archive.read(partOf(path));
  };
  const downloads = async () =>
    (await shop.pool.query('SELECT id FROM downloads ORDER BY id')).rows as unknown[];

  it.each([
    [{ ...sample, email: 7 }, '“email” must be text.'],
    [{ ...sample, fileName: undefined }, '“fileName” must be text.'],
    [{ ...sample, downloadedAt: 'soon' }, '“downloadedAt” must be a time such as 2026-11-29T12:00:00Z.'],
    [{ ...sample, opens: 3 }, 'This release doesn’t know the field “opens”.'],
    ['text', 'It must be a JSON object.'],
    [{ ...sample, id: 'sample-1' }, 'The site has it already.'],
    [{ ...sample, email: 'a\0' }, 'The database can’t hold it.'],
  ])('says by file and line what is wrong with %j', async (row, sentence) => {
    await expect(read(DOWNLOADS, sample, row)).rejects.toThrow(`${DOWNLOADS}, line 2: ${sentence}`);
    expect(await downloads()).toEqual([{ id: 'sample-1' }]);
  });

  it('says that something is missing that a row belongs to, or that its value is not allowed', async () => {
    await expect(read('receipts/due.ndjson', { orderId: 'unknown' })).rejects.toThrow(
      'receipts/due.ndjson, line 1: It belongs to something that the archive lacks.',
    );
    const address = {
      list: 'owner',
      email: 'a@example.com',
      reason: 'bounced',
      createdAt: '2026-11-29T12:00:00Z',
    };
    await expect(read(ADDRESSES, address)).rejects.toThrow(
      `${ADDRESSES}, line 1: It has a value that isn’t allowed.`,
    );
  });

  it('reads rows of an earlier release, which lack a column with a default', async () => {
    const newer = { pseudonym: 'newer', askedAt: '2020-01-01T00:00:00Z' };
    await read('imported-subscribers/asked.ndjson', { pseudonym: 'older' }, newer);
    const { rows } = await shop.pool.query(
      `SELECT pseudonym, asked_at < now() - interval '1 day' AS "isOld" FROM imported_confirmations ORDER BY 1`,
    );
    expect(rows).toEqual([
      { pseudonym: 'newer', isOld: true },
      { pseudonym: 'older', isOld: false },
    ]);
  });

  it('writes and reads more rows than a page, and names the line of a late one', async () => {
    const rows = Array.from({ length: 1_201 }, (_, at) => ({ ...sample, id: `many-${at}` }));
    await expect(read(DOWNLOADS, ...rows, { ...sample, id: 'many-7' })).rejects.toThrow(
      `${DOWNLOADS}, line 1202: The site has it already.`,
    );
    await read(DOWNLOADS, ...rows);
    const archive = new MemoryArchive();
    await archive.write(partOf(DOWNLOADS));
    const ids = archive.text(DOWNLOADS).match(/"id":"many-\d+"/g);
    expect(new Set(ids).size).toBe(1_201);
    expect(ids).toHaveLength(1_201);
  });
});
