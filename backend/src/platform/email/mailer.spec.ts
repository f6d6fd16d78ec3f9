import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';

import { readConfiguration } from '../config/read-configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { ServiceCalls } from '../metrics/service-calls.js';
import type { Email } from './email.js';
import { Mailer } from './mailer.js';

const MAIL: Email = {
  to: 'ruth@example.com',
  subject: 'A word',
  body: { html: '<p>A word.</p>', text: 'A word.' },
};

describe('Emails without a mail server', () => {
  let dataDir: string;
  let mailer: Mailer;
  let metrics: Metrics;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kept-emails-'));
    metrics = new Metrics();
    const configuration = readConfiguration(
      { PUBLIC_URL: 'http://localhost:3000' },
      { mailFrom: 'hello@example.com' },
    );
    Object.assign(configuration, { dataDir: path.join(dataDir, 'of', 'ours') });
    mailer = new Mailer(configuration, metrics, new ServiceCalls(metrics));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const folder = () => path.join(dataDir, 'of', 'ours', 'mail');
  const counted = async () =>
    (await metrics.expose()).body.split('\n').filter((line) => line.startsWith('lectern_mails_total'));

  it('are kept in a folder that only the site may read', async () => {
    expect(await mailer.send(MAIL, 'a-word-1')).toBe('a-word-1@localhost');
    expect(await readdir(folder())).toEqual(['a-word-1.eml']);
    const file = path.join(folder(), 'a-word-1.eml');
    const modes = [await stat(folder()), await stat(file)].map(({ mode }) => (mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
    const raw = await readFile(file);
    expect(raw.toString()).toMatch(/\r\n\r\n/);
    const kept = await PostalMime.parse(raw);
    expect(kept).toMatchObject({
      subject: 'A word',
      messageId: '<a-word-1@localhost>',
      from: { address: 'hello@example.com' },
    });
  });

  it('keep their first version when sent again', async () => {
    await mailer.send(MAIL, 'a-word-2');
    await mailer.send({ ...MAIL, subject: 'Another word' }, 'a-word-2');
    expect(await readdir(folder())).toEqual(['a-word-2.eml']);
    expect((await PostalMime.parse(await readFile(path.join(folder(), 'a-word-2.eml')))).subject).toBe(
      'A word',
    );
    await mailer.send(MAIL, 'a-word-3');
    expect((await readdir(folder())).sort()).toEqual(['a-word-2.eml', 'a-word-3.eml']);
  });

  it('count as failed, and reject, if they cannot be written', async () => {
    expect(await counted()).toEqual([
      'lectern_mails_total{result="sent"} 0',
      'lectern_mails_total{result="refused"} 0',
      'lectern_mails_total{result="failed"} 0',
    ]);
    await mailer.send(MAIL, 'a-word-4');
    await expect(mailer.send(MAIL, 'x'.repeat(300))).rejects.toThrow('ENAMETOOLONG');
    expect(await counted()).toEqual([
      'lectern_mails_total{result="sent"} 1',
      'lectern_mails_total{result="refused"} 0',
      'lectern_mails_total{result="failed"} 1',
    ]);
  });
});
