import { once } from 'node:events';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type ClientRequest, request, type IncomingMessage } from 'node:http';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { UploadFolder } from './upload-folder.js';

const MB = 1_024 ** 2;
const BOUNDARY = 'a-quiet-boundary';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="large.pdf"\r\n\r\n`;

let shop: RunningShop;
let staff: ApiSession;
let root: string;
beforeAll(async () => {
  shop = await openShop(OWNER);
  staff = await signInOwner(shop);
  root = path.join(shop.configuration.dataDir, 'uploads');
});
afterAll(() => shop.stop());

function open(headers: Record<string, string> = {}): ClientRequest {
  const sent = request(`${shop.url}/api/admin/products`, {
    method: 'POST',
    headers: {
      cookie: staff.cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  });
  sent.on('error', () => undefined);
  return sent;
}

async function answerOf(response: IncomingMessage): Promise<{ status: number | undefined; detail: string }> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return { status: response.statusCode, detail: (JSON.parse(text) as { detail: string }).detail };
}

/** Sends until there is a response. @returns how many MB were sent */
async function sendUntilAnswered(
  sent: ClientRequest,
  maxMb: number,
): Promise<{ mb: number; response: IncomingMessage }> {
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  let response: IncomingMessage | undefined;
  void answered.then(([received]) => (response = received));
  const part = Buffer.alloc(MB, 'a');
  let mb = 0;
  sent.write(HEAD);
  for (; mb < maxMb && !response; mb += 1)
    if (!sent.write(part)) await Promise.race([once(sent, 'drain'), answered]);
  return { mb, response: (await answered)[0] };
}

const leftOver = () => readdir(root).catch(() => []);
const nothingIsLeft = () =>
  eventually('nothing to be left', async () => ((await leftOver()).length === 0 ? true : undefined));

describe('A form with files', () => {
  it('is stopped at the limit, disconnected, and leaves nothing behind @S2-admin-products-11', async () => {
    const sent = open();
    const closed = once(sent, 'close');
    const { mb, response } = await sendUntilAnswered(sent, 5_000);
    expect(await answerOf(response)).toEqual({
      status: 413,
      detail: '“large.pdf” is too large. The limit is 200 MB.',
    });
    expect(mb).toBeGreaterThanOrEqual(200);
    expect(mb).toBeLessThan(400);
    await closed;
    await nothingIsLeft();
  });

  it('is not read if its Content-Length is too large', async () => {
    const sent = open({ 'content-length': String(5_000 * MB) });
    sent.flushHeaders();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await answerOf(response)).toMatchObject({
      status: 413,
      detail: expect.stringMatching(/^That’s too much/),
    });
    sent.destroy();
  });

  it('is rejected before it is read if the sender is not signed in', async () => {
    const sent = open({ cookie: '' });
    sent.flushHeaders();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect((await answerOf(response)).status).toBe(401);
    expect(await leftOver()).toEqual([]);
    sent.destroy();
  });

  it('leaves nothing behind if the connection breaks', async () => {
    const sent = open();
    sent.write(HEAD);
    sent.write(Buffer.alloc(MB));
    await eventually('the file to be created', async () =>
      (await leftOver()).length > 0 ? true : undefined,
    );
    sent.destroy();
    await nothingIsLeft();
  });

  it('is rejected with too many files or invalid multipart data', async () => {
    const part = `${HEAD}%PDF-\r\n`;
    for (const [body, status] of [
      [part.repeat(11) + `--${BOUNDARY}--\r\n`, 413],
      [`--${BOUNDARY}\r\nnonsense`, 400],
      ['', 400],
      [part.replace('name="files"', 'name="__proto__"') + `--${BOUNDARY}--\r\n`, 400],
    ] as const) {
      const sent = open();
      sent.end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect((await answerOf(response)).status).toBe(status);
    }
    await nothingIsLeft();
  });
});

describe('Uploads of a killed process', () => {
  it('are swept at the next start, unlike those in use', async () => {
    const [old, fresh] = [path.join(root, 'old'), path.join(root, 'fresh')];
    for (const folder of [old, fresh]) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'part'), 'half a book');
    }
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    await utimes(old, yesterday, yesterday);
    await shop.app.get(UploadFolder).sweep();
    expect(await leftOver()).toEqual(['fresh']);
    await rm(fresh, { recursive: true });
  });
});
