import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { SiteFiles } from './site-files.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const chunkOf = (version: string) => `assets/part-${version.padEnd(8, '0')}.js`;

/** Files of one version: an entry that imports a chunk with a hashed name. */
function built(version: string): Record<string, string> {
  const files = {
    'assets/remoteEntry.js': `import './part-${version.padEnd(8, '0')}.js';`,
    [chunkOf(version)]: `// ${version}`,
  };
  const hashes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256(text)]));
  const about = {
    name: 'shelf',
    entry: 'assets/remoteEntry.js',
    contract: 2,
    oldestContract: 1,
    files: hashes,
  };
  return { ...files, 'widget.json': JSON.stringify(about) };
}

describe('The widgets of a running site', () => {
  let dir: string;
  let widgets: SiteWidgets;
  let server: Server;
  let url: string;
  let logged: string[];

  const dist = () => path.join(dir, 'widgets/shelf/dist');

  async function put(files: Record<string, string>, folder = dist()): Promise<void> {
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  }

  const text = async (address: string) => (await fetch(url + address)).text();
  const status = async (address: string) => (await fetch(url + address)).status;
  const manifest = () => text('/widgets/manifest.json');
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise(setImmediate);
  };
  const shows = (version: string) => until(async () => (await manifest()).includes(entryOf(version)));
  const entryOf = (version: string) =>
    `/widgets/shelf/assets/remoteEntry.js?v=${sha256(built(version)['assets/remoteEntry.js'] ?? '').slice(0, 12)}`;

  beforeEach(async () => {
    logged = [];
    const tell = (message: string) => void logged.push(message);
    Logger.overrideLogger({ log: tell, warn: tell, error: tell });
    dir = await mkdtemp(path.join(tmpdir(), 'lectern-widgets-'));
    await put(built('one'));
    const defaults = { mailFrom: 'hello@eleanormarsh.example' };
    const configuration = readConfiguration({ WIDGETS_DIR: path.join(dir, 'widgets') }, defaults);
    widgets = new SiteWidgets(configuration);
    const pages = new SitePages(configuration, widgets);
    await widgets.load();
    await widgets.watch();
    server = createServer((request, response) => {
      if (!pages.answer(request, response)) response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    await widgets.beforeApplicationShutdown();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await rm(dir, { recursive: true });
    Logger.overrideLogger(true);
  });

  /** Simulates a start on the same data folder. */
  const started = async () => {
    const settings = { WIDGETS_DIR: path.join(dir, 'widgets'), DATA_DIR: path.join(dir, 'data') };
    const configuration = readConfiguration(settings, { mailFrom: 'hello@eleanormarsh.example' });
    const own = new SiteWidgets(configuration);
    const files = new SiteFiles(configuration.dataDir, undefined, own);
    await own.load();
    await files.keep();
    return files;
  };

  it('are listed in a manifest that other origins can read and browsers revalidate', async () => {
    const answer = await fetch(`${url}/widgets/manifest.json`);
    expect(await answer.json()).toEqual({
      shelf: { entry: entryOf('one'), contract: 2, oldestContract: 1 },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
    });
    expect((await fetch(url + entryOf('one'))).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reload when their files are replaced, and open pages still get the old parts', async () => {
    await rm(dist(), { recursive: true });
    await put(built('two'));
    await shows('two');
    expect(await text(entryOf('two'))).toContain('part-two');
    expect(await text(`/widgets/shelf/${chunkOf('two')}`)).toBe('// two');
    expect(await text(`/widgets/shelf/${chunkOf('one')}`)).toBe('// one');
  });

  it('keep old parts for open pages after a replacement and a restart', async () => {
    await started();
    await rm(dist(), { recursive: true });
    await put(built('two'));
    const files = await started();
    const contents = ['one', 'two'].map(
      (version) => files.find(`/widgets/shelf/${chunkOf(version)}`)?.content,
    );
    expect(contents.map(String)).toEqual(['// one', '// two']);
  });

  it('serve the version of an entry that a manifest names, of any release that runs or ran here', async () => {
    const running = await started();
    await rm(dist(), { recursive: true });
    await put(built('two'));
    const successor = await started();
    const [address = ''] = entryOf('one').split('?');
    for (const files of [running, successor])
      for (const version of ['one', 'two'])
        expect(String(files.find(address, entryOf(version))?.content)).toContain(version);
    const unknown = `${address}?v=0123456789ab`;
    expect(running.find(address, unknown)).toBeUndefined();
    expect(String((await running.fetch(address, unknown))?.content)).toContain('one');
  });

  it('reload each time their folder is replaced', async () => {
    for (const version of ['two', 'three', 'four', 'five']) {
      await put(built(version), path.join(dir, 'next'));
      await rename(dist(), path.join(dir, `before-${version}`));
      await rename(path.join(dir, 'next'), dist());
      await shows(version);
    }
    expect(await text(`/widgets/shelf/${chunkOf('three')}`)).toBe('// three');
    // Four versions stay in memory.
    expect(await status(`/widgets/shelf/${chunkOf('one')}`)).toBe(404);
  });

  it('keep their version while new files are being copied', async () => {
    const { [chunkOf('two')]: chunk = '', ...rest } = built('two');
    await rm(dist(), { recursive: true });
    await put({ ...rest, [chunkOf('two')]: '// tw' });
    await until(() => logged.some((line) => line.includes('differs from its build')));
    expect(await manifest()).toContain(entryOf('one'));
    expect(await text(entryOf('one'))).toContain('part-one');

    await put({ [chunkOf('two')]: chunk });
    await shows('two');
    expect(logged.at(-1)).toBe('widget "shelf" replaced');
  });

  it.each([
    ['vanish', undefined, 'its folder is gone'],
    ['are broken', { 'widget.json': '{ "name": "shelf", ' }, 'widget.json cannot be read'],
    ['have no entry', { 'widget.json': '{ "name": "shelf", "contract": 1 }' }, 'its entry is missing'],
    [
      'belong to another',
      { 'widget.json': '{ "name": "chat" }' },
      'widget.json names another widget than its folder',
    ],
  ])('keep their version when they %s, and log it once', async (_, files, reason) => {
    await rm(dist(), { recursive: true });
    if (files) await put(files);
    await until(() => logged.some((line) => line.includes(reason)));
    expect(logged.filter((line) => line.includes(reason))).toEqual([
      `widget "shelf" incomplete, keeping its last version: ${reason}`,
    ]);
    expect(await manifest()).toContain(entryOf('one'));
    expect(await status(`/widgets/shelf/${chunkOf('one')}`)).toBe(200);

    await put(built('two'));
    await shows('two');
  });

  it('recover after the folder of all widgets is removed and restored', async () => {
    await rm(path.join(dir, 'widgets'), { recursive: true });
    await until(() => logged.length > 0);
    expect(await manifest()).toContain(entryOf('one'));
    await put(built('two'));
    await shows('two');
  });

  it('are reported as missing, and found once built', async () => {
    const none = readConfiguration({ WIDGETS_DIR: path.join(dir, 'none') }, { mailFrom: 'a@example.com' });
    const fresh = new SiteWidgets(none);
    await fresh.load();
    expect(logged).toEqual([`no built widget in ${path.join(dir, 'none')}`]);
    expect(fresh.find('/widgets/manifest.json')?.content.toString()).toBe('{}');
    await fresh.watch();
    await put(built('one'), path.join(dir, 'none/shelf/dist'));
    await until(() => fresh.find(entryOf('one').split('?')[0] ?? '') !== undefined);
    await fresh.beforeApplicationShutdown();
  });

  it('appear when one is added', async () => {
    const about = { name: 'lamp', entry: 'lamp.js', contract: 1 };
    await put(
      { 'lamp.js': '// lamp', 'widget.json': JSON.stringify(about) },
      path.join(dir, 'widgets/lamp/dist'),
    );
    await until(async () => (await manifest()).includes('/widgets/lamp/lamp.js'));
    expect(JSON.parse(await manifest())).toMatchObject({ lamp: { contract: 1, oldestContract: 1 } });
  });
});
