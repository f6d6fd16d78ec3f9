import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { hydrated } from '../hydration.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';
import { faultsOf } from '../page-faults.js';
import type { Site } from '../site.js';

const CONTENT = path.join(import.meta.dirname, '../../content');
const FILM = path.join(CONTENT, 'films/starting-over-trailer.mp4');
const SRT =
  '1\n00:00:01,000 --> 00:00:04,000\nWelcome to the library.\n\n2\n00:00:05,000 --> 00:00:08,000\nSit down.\n';

const exportContent = (target: string, dataDir: string) =>
  promisify(execFile)(process.execPath, ['backend/dist/content-export.js', target], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });

test.describe('her films', () => {
  let opened: OwnerSite | undefined;
  let site: Site;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser, {});
    ({ site, page, visitor } = opened);
  });
  test.afterAll(() => opened?.close());

  const films = () => page.getByRole('group', { name: 'Films on the home page', exact: true });
  const last = () => films().getByRole('listitem').last();
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  };

  test('an MP4 with captions and a picture is added, seen and played, and is in an exported folder', async () => {
    await page.goto('/admin/pages/films');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('films on the home page');
    await page.getByRole('button', { name: 'Add to Films on the home page', exact: true }).click();
    const entry = last();
    await entry.getByLabel('Title').fill('An evening at the library');
    await entry.getByLabel('Description', { exact: true }).fill('A talk about rest, in a small room.');
    await entry.getByLabel('Description of the picture').fill('A lectern between two shelves.');
    await entry.getByLabel('Day the film came out').fill('2026-03-04');
    await entry.getByLabel('Place or occasion of the film').fill('Third Street Library');
    const film = entry.getByRole('group', { name: 'Film', exact: true });
    const chooser = film.locator('input[type="file"]');
    await chooser.setInputFiles({
      name: 'talk.mov',
      mimeType: 'video/quicktime',
      buffer: Buffer.from('....ftypqt  ....'),
    });
    await expect(film.getByText('“talk.mov” is a QuickTime film (MOV)')).toBeVisible();
    await chooser.setInputFiles(FILM);
    await expect(film.getByText('starting-over-trailer.mp4, 1:45, 1 MB')).toBeVisible();
    const captions = entry.getByRole('textbox', { name: 'Captions', exact: true });
    await captions.fill('00:01 -> 00:04\nWelcome.');
    await expect(entry.getByText('Line 1 must be a time such as')).toBeVisible();
    await entry
      .getByLabel('Captions from a file')
      .setInputFiles({ name: 'talk.srt', mimeType: 'text/plain', buffer: Buffer.from(SRT) });
    await expect(captions).toHaveValue(
      /^WEBVTT\n\n00:00:01\.000 --> 00:00:04\.000\nWelcome to the library\.\n/,
    );
    await publish();
    const refusals = page.getByRole('alert').getByRole('listitem');
    await expect(refusals).toHaveText([/Still picture: .* must be a picture of your library/]);
    await film.getByRole('button', { name: 'Use this moment as the picture' }).click();
    await expect(film.getByText('The moment is the film’s picture now.')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await publish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();

    const html = async () => (await visitor.request.get('/')).text();
    await expect.poll(html, { intervals: [200] }).toContain('An evening at the library');
    expect(await html()).toMatch(/"@type":"VideoObject","name":"An evening at the library"/);
    await visitor.goto('/');
    const chosen = visitor.getByRole('link', { name: /An evening at the library/ });
    await hydrated(chosen);
    await chosen.click();
    const player = visitor.getByRole('group', { name: 'An evening at the library' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(player.getByText('Welcome to the library.')).toBeAttached();
    expect(await faultsOf(visitor)).toEqual([]);

    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-films-'));
    const target = path.join(folder, 'content');
    try {
      await exportContent(target, site.dataDir);
      const names = await readdir(path.join(target, 'films'));
      const added = names.filter((name) => name.startsWith('new-'));
      expect(added.map((name) => path.extname(name)).sort()).toEqual(['.jpg', '.mp4', '.vtt']);
      const mp4 = added.find((name) => name.endsWith('.mp4')) ?? '';
      expect(await readFile(path.join(target, 'films', mp4))).toEqual(await readFile(FILM));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('a link shows its picture, and opens there', async () => {
    await page.goto('/admin/pages/films');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('films on the home page');
    const first = films().getByRole('listitem').first();
    await expect(first.getByRole('textbox', { name: 'Captions', exact: true })).toHaveValue(/^WEBVTT\n/);
    const link = first.getByRole('textbox', { name: 'Link to a film on another site', exact: true });
    await link.fill('javascript:alert(1)');
    await publish();
    await expect(page.getByRole('alert')).toContainText('must be a link that begins with https://');
    await link.fill('https://www.youtube.com/watch?v=abc');
    await publish();
    await expect(page.getByRole('dialog')).toBeHidden();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).origin));
    await expect
      .poll(async () => (await visitor.request.get('/')).text(), { intervals: [200] })
      .toContain('https://www.youtube.com/watch?v=abc');
    await visitor.goto('/');
    const film = visitor.getByRole('group', { name: 'Finding Peace: the trailer' }).getByRole('link');
    await expect(film).toHaveText(/^Watch on YouTube 2:30$/);
    await expect(film).toHaveAttribute('target', '_blank');
    expect(new Set(asked)).toEqual(new Set([new URL(site.url).origin]));
  });
});
