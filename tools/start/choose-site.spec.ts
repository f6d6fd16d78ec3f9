import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { draftFolderName, siteFileName } from '@lectern/catalogue/content';

import { chooseSite } from './choose-site.mjs';
import { inRoot } from './paths.mjs';

/** Owns no folder of the tests. */
const OTHER_USER = 65_534;

describe('The site of `npm start`', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-choice-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The environment after the choice. */
  function choose(args: string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    chooseSite(args, env);
    return env;
  }

  it('is that of the environment without arguments', () => {
    expect(choose([], { CONTENT_DIR: '/srv/anna' })).toEqual({ CONTENT_DIR: '/srv/anna' });
  });

  it('is a new folder, seen from where npm was called, with data beside it', () => {
    expect(choose(['--new', 'anna'], { INIT_CWD: folder })).toEqual({
      INIT_CWD: folder,
      CONTENT_DIR: path.join(folder, 'anna'),
      DATA_DIR: path.join(folder, 'anna-data'),
    });
    const own = choose(['--new', 'anna'], { INIT_CWD: folder, DATA_DIR: '/srv/data' });
    expect(own['DATA_DIR']).toBe('/srv/data');
  });

  it('is the folder of an earlier call, also if its first run was cut off', () => {
    for (const [name, file] of [
      ['anna', siteFileName],
      ['cut-off', `${draftFolderName}/probe`],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true });
      mkdirSync(path.join(folder, name, 'books'));
      writeFileSync(path.join(folder, name, file), '{}');
      expect(choose(['--new', name], { INIT_CWD: folder })['CONTENT_DIR']).toBe(path.join(folder, name));
    }
  });

  it('may be an empty folder, or the root of an empty disk', () => {
    mkdirSync(path.join(folder, 'disk/lost+found'), { recursive: true });
    writeFileSync(path.join(folder, 'disk/.DS_Store'), '');
    expect(choose(['--new', 'disk'], { INIT_CWD: folder })['CONTENT_DIR']).toBe(path.join(folder, 'disk'));
  });

  it('is rejected if the folder has other files', () => {
    mkdirSync(path.join(folder, 'photos'));
    writeFileSync(path.join(folder, 'photos/one.jpg'), '');
    const env = { INIT_CWD: folder };
    expect(() => choose(['--new', 'photos'], env)).toThrow(/photos is not empty and has no site/);
    expect(env).toEqual({ INIT_CWD: folder });
  });

  it('is rejected if the folder is a file, or in one', () => {
    writeFileSync(path.join(folder, 'novel.pdf'), '');
    for (const name of ['novel.pdf', 'novel.pdf/anna'])
      expect(() => choose(['--new', name], { INIT_CWD: folder })).toThrow(
        /novel\.pdf is a file\. Name a folder/,
      );
  });

  it('is rejected if the folder cannot be written', () => {
    chmodSync(folder, 0o555);
    const program = `import { chooseSite } from ${JSON.stringify(inRoot('tools/start/choose-site.mjs'))};
      process.setuid?.(process.getuid?.() === 0 ? ${OTHER_USER} : process.getuid());
      try { chooseSite(['--new', 'deep/anna'], { INIT_CWD: ${JSON.stringify(folder)} }); }
      catch (error) { console.log(error.message); }`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stdout).toContain(
      `${path.join(folder, 'deep/anna')} cannot be written: you may not write in ${folder}.`,
    );
    chmodSync(folder, 0o755);
  });

  it('is the sample, which uses nothing of another site', () => {
    const own = {
      ...{
        CONTENT_DIR: '/srv/anna',
        DATA_DIR: '/srv/data',
        PUBLIC_URL: 'https://anna.example',
        ROLE: 'worker',
      },
      ...{ DATABASE_URL: 'postgres://', REDIS_URL: 'redis://', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
      ...{
        STRIPE_SECRET_KEY: 'sk_live',
        SMTP_URL: 'smtp://',
        MAIL_FROM: 'a@b.example',
        OPENAI_API_KEY: 'sk',
      },
      ...{ BACKUP_TO: 's3://copies', SITE_KEYS_FILE: '/srv/keys', GA_MEASUREMENT_ID: 'G-ABC1234567' },
    };
    const kept = { PORT: '4000', HOST: '0.0.0.0', LOG_LEVEL: 'debug' };
    expect(choose(['--demo'], { ...own, ...kept })).toEqual({ ...kept, DATA_DIR: inRoot('.data-demo') });
  });

  it('is not both the sample and a new one', () => {
    for (const args of [
      ['--demo', '--new', 'anna'],
      ['--new', 'anna', '--demo'],
      ['--new', '--demo'],
    ])
      expect(() => choose(args, { INIT_CWD: folder })).toThrow(/^--demo and --new are two different sites/);
  });

  it('is found without the separator that npm wants', () => {
    const CONTENT_DIR = path.join(folder, 'anna');
    const called = { INIT_CWD: folder };
    expect(choose(['anna'], { ...called, npm_config_new: 'true' })).toMatchObject({ CONTENT_DIR });
    expect(choose([], { ...called, npm_config_new: 'anna' })).toMatchObject({ CONTENT_DIR });
    expect(choose([], { ...called, npm_config_demo: 'true', CONTENT_DIR })).not.toHaveProperty('CONTENT_DIR');
  });

  it('is explained after an unknown argument', () => {
    for (const args of [['--what'], ['--new'], ['--new', 'one', 'two'], ['--demo', 'now'], ['anna']])
      expect(() => choose(args, {})).toThrow(/--new <folder>/);
  });
});
