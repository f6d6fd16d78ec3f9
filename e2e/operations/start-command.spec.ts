import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { SiteProcess } from '../site-process.js';

const repository = path.resolve(import.meta.dirname, '../..');

/** The command of `npm start` in a tree of its own, so that the sample has other data than this repository's. */
test.describe('npm start', () => {
  let root = '';
  let tree = '';
  let hers = '';
  let site: SiteProcess | undefined;

  test.beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lectern-start-'));
    [tree, hers] = [path.join(root, 'lectern'), path.join(root, 'anna')];
    await mkdir(tree);
    // With times to the nanosecond, by which the build recognizes its work.
    execFileSync('cp', ['-a', path.join(repository, 'tools'), tree]);
    for (const name of (await readdir(repository)).filter((each) => !/^(tools|\.git|\.data.*)$/.test(each)))
      await symlink(path.join(repository, name), path.join(tree, name));
    // PostgreSQL's unprivileged user must be able to enter them when tests run as root.
    for (const folder of [root, tree]) await chmod(folder, 0o711);
  });
  test.afterEach(async () => {
    await site?.end('SIGTERM');
    site = undefined;
  });
  test.afterAll(() => rm(root, { recursive: true, force: true }));

  /** As after a site of her own was started in the same terminal. */
  async function start(...args: string[]): Promise<SiteProcess> {
    const settings = {
      CONTENT_DIR: hers,
      STRIPE_SECRET_KEY: 'sk_live_anna',
      S3_ACCESS_KEY_ID: 'anna',
      PUBLIC_URL: 'https://anna.example',
      INIT_CWD: root,
      NODE_ENV: 'production',
    };
    const command: [string, ...string[]] = [
      process.execPath,
      path.join(tree, 'tools/run.mjs'),
      'start',
      ...args,
    ];
    site = await SiteProcess.start(`${hers}-data`, settings, { command, cwd: tree });
    return site;
  }

  test('--demo is the site of the sample author, apart from her own', async () => {
    const { url } = await (await start('--demo')).ready();
    const home = await (await fetch(url)).text();
    for (const words of ['Eleanor Marsh', 'Finding Peace', 'test mode']) expect(home).toContain(words);
    expect(site?.output).toContain('It uses no service and no data of another one.');
    expect(existsSync(path.join(tree, '.data-demo'))).toBe(true);
    for (const folder of [hers, `${hers}-data`, path.join(tree, '.data')])
      expect(existsSync(folder)).toBe(false);
  });

  test('--new refuses a folder with other files, before it installs or builds', async () => {
    await writeFile(`${root}/novel.txt`, '');
    const refusals = [
      [['--new', '.'], 'is not empty and has no site'],
      [['--new', 'novel.txt'], 'is a file'],
      [['--new', 'anna', '--demo'], 'two different sites'],
    ] as const;
    for (const [args, sentence] of refusals) {
      const refused = await (await start(...args)).said(sentence);
      await expect.poll(() => refused.child.exitCode).toBe(1);
      expect(refused.output).not.toMatch(/Install|Build/);
    }
  });
});
