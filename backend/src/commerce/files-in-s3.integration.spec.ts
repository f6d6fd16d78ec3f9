import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, PDF, type RunningShop } from '../testing/running-shop.js';
import { FakeS3 } from '../testing/fake-s3.js';
import { ApiSession } from '../testing/api-session.js';

describe('A shop with files in S3', () => {
  const lines: string[] = [];
  let s3: FakeS3;
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    s3 = await new FakeS3().open();
    shop = await openShop({ ...s3.settings, S3_CACHE_MB: '0' }, { hear: (line) => lines.push(line) });
    visitor = new ApiSession(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await s3.close();
  });

  it('serves a purchase in full and by range, and a problem if the file is missing in S3', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'cloud@example.com' });
    await visitor.pay(secret);
    const [pdf] = (await visitor.claim(secret)).downloads;
    expect(pdf?.sizeBytes).toBe(PDF.length);
    // A key's content never changes, so its size is read once for pages and emails.
    const sizesAsked = () => s3.requests.filter((method) => method === 'HEAD').length;
    const before = sizesAsked();
    expect((await visitor.claim(secret)).downloads[0]?.sizeBytes).toBe(PDF.length);
    expect(sizesAsked()).toBe(before);
    const address = `${shop.url}${pdf?.url}`;

    const whole = await fetch(address);
    expect(whole.headers.get('content-length')).toBe(String(PDF.length));
    expect(PDF.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true);
    const end = await fetch(address, { headers: { range: 'bytes=-6' } });
    expect([end.status, await end.text()]).toEqual([206, '%%EOF\n']);
    expect(end.headers.get('content-range')).toBe(`bytes ${PDF.length - 6}-${PDF.length - 1}/${PDF.length}`);
    const asked = await fetch(address, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('content-length')]).toEqual([200, String(PDF.length)]);

    s3.faults.push(...Array.from({ length: 4 }, () => ({ method: 'GET', as: 'InternalError' }) as const));
    const failed = await fetch(address, { headers: { accept: 'application/json' } });
    expect([failed.status, failed.headers.get('content-type'), failed.headers.get('etag')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      null,
    ]);
    s3.faults.push({ method: 'GET', as: 'cut-short' });
    await expect(fetch(address).then((response) => response.arrayBuffer())).rejects.toThrow();
    expect(lines.join('\n')).toContain('The object storage failed to read books/finding-peace');
    expect(lines.join('\n')).not.toMatch(new RegExp(`${s3.settings['S3_ACCESS_KEY_ID']}|a\\+secret`));
  });
});
