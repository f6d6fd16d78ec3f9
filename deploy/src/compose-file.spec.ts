import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';

import { composePath, readComposeFile, root } from './compose-file.js';
import { readImageSettings } from './dockerfile.js';

/** The order of keys is a matter of taste, so these rules are off. */
const taste = [
  'services-alphabetical-order',
  'service-keys-order',
  'top-level-properties-order',
  'no-quotes-in-volumes',
];
const linter = new DCLinter({
  rules: Object.fromEntries(taste.map((rule) => [rule, 0])),
  quiet: false,
  debug: false,
  exclude: [],
});

function complaints(file: string): string[] {
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
}

function complaintsAbout(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-compose-'));
  try {
    const file = path.join(folder, 'docker-compose.yml');
    writeFileSync(file, text);
    return complaints(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const home = { POSTGRES_PASSWORD: 'apple42' };
const { services, volumes, networks } = readComposeFile(home);
const { web, worker, migrate, balancer, postgres, redis, mail } = services;
const everyone = Object.entries(services);
const running = everyone.filter(([name]) => name !== 'migrate');

describe('docker-compose.yml', () => {
  it('follows the Compose Specification', () => {
    expect(complaints(composePath)).toEqual([]);
  });

  it.each([
    ['environment: { <<: *settings, ROLE: web }', 'enviroment: { ROLE: web }'],
    ['condition: service_healthy', 'condition: service_happy'],
    ['interval: 10s', 'interval: [10]'],
    ['read_only: true', 'read_only: 7'],
    ['internal: true', 'inside: true'],
  ])('would be refused with a slip in it: %s', (right, slip) => {
    const text = readFileSync(composePath, 'utf8');
    expect(text).toContain(right);
    expect(complaintsAbout(text.replace(right, slip)).join()).toContain('invalid-schema');
  });

  it('names the parts of the site', () => {
    const parts = ['web', 'worker', 'balancer', 'proxy', 'migrate', 'postgres', 'redis', 'mail'];
    expect(Object.keys(services)).toEqual(parts);
  });

  it('runs one image in two roles without other differences', () => {
    expect(worker).toEqual({
      ...web,
      environment: { ...web?.environment, ROLE: 'worker' },
      mem_limit: '1g',
    });
    expect(web?.environment?.['ROLE']).toBe('web');
    expect(web?.build?.dockerfile).toBe('deploy/Dockerfile');
  });

  it('sets only variables that the site reads', () => {
    const folder = path.join(root, 'backend/src/platform/config');
    const asked = readdirSync(folder)
      .filter((name) => !name.includes('.spec.'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join();
    const told = Object.entries({ ...migrate?.environment, ...web?.environment });
    const unasked = told.filter(([name]) => !asked.includes(`'${name}'`));
    // Emptied, because every setting of .env reaches the site otherwise.
    const emptied = ['POSTGRES_PASSWORD', 'WEB_REPLICAS', 'WORKER_REPLICAS'];
    expect(unasked).toEqual(emptied.map((name) => [name, '']));
  });

  it('has the health check and the data folder of the image', () => {
    expect(web?.healthcheck.test).toEqual(['CMD', ...readImageSettings().healthCommand]);
    expect(web?.environment).toMatchObject({ DATA_DIR: readImageSettings().environment['DATA_DIR'] });
  });

  it('starts the site after healthy database and job store, and after migrations', () => {
    const condition = 'service_healthy';
    expect(web?.depends_on).toEqual({
      postgres: { condition },
      redis: { condition },
      migrate: { condition: 'service_completed_successfully' },
    });
    expect(migrate?.depends_on).toEqual({ postgres: { condition } });
  });

  it('gives the password of the table owner only to the migration', () => {
    const passwords = { POSTGRES_PASSWORD: 'apple42', DATABASE_PASSWORD: 'pear42', REDIS_PASSWORD: 'plum42' };
    const apart = readComposeFile(passwords).services;
    const knows = (password: string) =>
      Object.keys(apart).filter((name) => JSON.stringify(apart[name]).includes(password));
    expect(knows('apple42')).toEqual(['migrate', 'postgres']);
    expect(knows('pear42')).toEqual(['web', 'worker', 'migrate']);
    expect(knows('plum42')).toEqual(['web', 'worker', 'migrate', 'redis']);
  });

  it('runs migrations from the build, once before each start', () => {
    const [program, file = ''] = migrate?.command ?? [];
    expect(program).toBe('node');
    expect(existsSync(path.join(root, file.replace('/dist/', '/src/').replace(/js$/, 'ts')))).toBe(true);
    expect([migrate?.restart, migrate?.healthcheck]).toEqual(['no', { disable: true }]);
  });

  it('keeps data on volumes', () => {
    const mounted = everyone.flatMap(([, service]) => service.volumes ?? []);
    const named = mounted.filter((volume) => !volume.startsWith('./'));
    expect([...new Set(named)].sort()).toEqual([
      'backups:/backups',
      'certificates:/data',
      'data:/data',
      'postgres:/var/lib/postgresql',
      'redis:/data',
    ]);
    expect(Object.keys(volumes).sort()).toEqual(['backups', 'certificates', 'data', 'postgres', 'redis']);
  });

  it('gives each process of the site the folder of backups', () => {
    const mounted = readComposeFile({ ...home, BACKUP_FOLDER: '/srv/backups' }).services;
    for (const name of ['web', 'worker', 'migrate'])
      expect(mounted[name]?.volumes).toContain('/srv/backups:/backups');
  });

  it('mounts configurations that exist, for reading only', () => {
    const files = everyone
      .flatMap(([, service]) => service.volumes ?? [])
      .filter((volume) => volume.startsWith('./'));
    expect(files.map((file) => file.split(':').at(-1))).toEqual(['ro', 'ro']);
    for (const file of files) expect(existsSync(path.join(root, file.split(':')[0] ?? ''))).toBe(true);
  });

  it('persists every job of Redis, and evicts none', () => {
    expect(redis?.command).toEqual([
      'redis-server',
      '--appendonly',
      'yes',
      '--maxmemory',
      '512mb',
      '--maxmemory-policy',
      'noeviction',
      ...['--requirepass', 'apple42'],
    ]);
  });

  it('protects Redis with a password that the site and redis-cli have', () => {
    expect(web?.environment?.['REDIS_URL']).toBe('redis://:apple42@redis:6379');
    expect(redis?.environment).toEqual({ REDISCLI_AUTH: 'apple42' });
  });

  it('stops containers only after the site has finished', () => {
    expect(web?.stop_grace_period).toBe('45s');
    expect(balancer?.stop_grace_period).toBe('45s');
  });

  it('keeps database and job store to the site', () => {
    expect(networks['inside']).toEqual({ internal: true });
    for (const service of [postgres, redis]) expect(service).toMatchObject({ networks: ['inside'] });
    for (const service of [postgres, redis]) expect(service?.ports).toBeUndefined();
  });

  it.each(running)('brings %s up again, and knows how it is', (_, { restart, healthcheck }) => {
    expect(restart).toBe('unless-stopped');
    expect(healthcheck.test.length).toBeGreaterThan(1);
  });

  it.each(everyone.filter(([, service]) => !service.build))('names the version of %s', (_, { image }) => {
    expect(image).toMatch(/:v?\d[\w.-]*$/);
  });
});

describe('a site without further settings', () => {
  const site = (variables: Record<string, string>) =>
    readComposeFile({ ...home, ...variables }).services['web']?.environment;

  it('requires a database password', () => {
    expect(() => readComposeFile({})).toThrow('POSTGRES_PASSWORD is missing');
    expect(site({})?.['DATABASE_URL']).toBe('postgres://lectern_site:apple42@postgres:5432/lectern');
    expect(postgres?.environment?.['POSTGRES_PASSWORD']).toBe('apple42');
  });

  it('uses the payment sandbox and the mail catcher', () => {
    const catcher = { SMTP_URL: '', MAIL_CATCHER_URL: 'smtp://mail:1025' };
    expect(site({})).toMatchObject({ PUBLIC_URL: 'http://localhost:3000', ...catcher });
    expect(mail?.image).toContain('mailpit');
  });

  it('uses the mail server in SMTP_URL and no stand-in', () => {
    const PUBLIC_URL = 'https://books.example';
    expect(site({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL, SMTP_URL: '' });
    const SMTP_URL = 'smtps://mail.example';
    expect(site({ PUBLIC_URL, SMTP_URL })).toMatchObject({ PUBLIC_URL, SMTP_URL });
  });

  it('does not allow the payment sandbox', () => {
    expect(site({})).toMatchObject({ ALLOW_STAND_INS: '', STRIPE_SECRET_KEY: '' });
  });
});
