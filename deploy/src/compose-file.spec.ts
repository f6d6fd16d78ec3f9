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
const { web, worker, migrate, balancer, proxy, postgres, redis, mail } = services;
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
      'certificates:/data',
      'data:/data',
      'postgres:/var/lib/postgresql',
      'redis:/data',
    ]);
    expect(Object.keys(volumes).sort()).toEqual(['certificates', 'data', 'postgres', 'redis']);
  });

  it('mounts configurations that exist, for reading only', () => {
    const files = everyone
      .flatMap(([, service]) => service.volumes ?? [])
      .filter((volume) => volume.startsWith('./'));
    expect(files.map((file) => file.split(':').at(-1))).toEqual(['ro', 'ro']);
    for (const file of files) expect(existsSync(path.join(root, file.split(':')[0] ?? ''))).toBe(true);
  });

  it('stores certificates on a volume', () => {
    expect(proxy?.volumes).toContain('certificates:/data');
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

  it('publishes ports on this machine only, except those of the proxy', () => {
    const open = everyone.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(proxy?.ports).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443', '0.0.0.0:443:443/udp']);
  });

  it('opens the port of the site at the balancer, so that no web process depends on it', () => {
    expect(balancer?.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(readComposeFile({ ...home, WEB_PORTS: '8080' }).services['balancer']?.ports).toEqual([
      '127.0.0.1:8080:3000',
    ]);
    expect([web?.ports, worker?.ports]).toEqual([undefined, undefined]);
  });

  it('lets the balancer find the web processes by service and port', () => {
    const balancing = readFileSync(path.join(root, 'deploy/balancer.cfg'), 'utf8');
    expect(balancing).toContain(`server-template web 20 web:${web?.environment?.['PORT']} check`);
    expect(balancing).toContain('nameserver dns 127.0.0.11:53');
    expect(balancing).not.toContain('forwardfor');
  });

  it('does not change a running container when it is scaled', () => {
    const scaled = readComposeFile({ ...home, WEB_REPLICAS: '3', WORKER_REPLICAS: '2' }).services;
    expect([scaled['web']?.deploy, scaled['worker']?.deploy]).toEqual([{ replicas: '3' }, { replicas: '2' }]);
    const others = everyone.filter(([name]) => name !== 'web' && name !== 'worker');
    for (const [name, service] of others) expect(scaled[name]).toEqual(service);
    expect({ ...scaled['web'], deploy: web?.deploy }).toEqual(web);
  });

  it.each(everyone)('protects the machine from %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ulimits: { nofile: { soft: 16_384, hard: 16_384 } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it('gives a capability back only to the proxy, for its ports', () => {
    const given = everyone.flatMap(([name, { cap_add = [] }]) => cap_add.map((right) => [name, right]));
    expect(given).toEqual([['proxy', 'NET_BIND_SERVICE']]);
  });

  it('runs database and job store as their own users', () => {
    expect([postgres?.user, redis?.user]).toEqual(['postgres', 'redis']);
  });

  it('keeps the ports of the site open when it replaces what is behind them', () => {
    expect([balancer?.depends_on, proxy?.depends_on]).toEqual([undefined, undefined]);
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

describe('a public site of one machine', () => {
  const SITE_DOMAIN = 'books.example.com';
  const read = (variables: Record<string, string>) => readComposeFile({ ...home, ...variables }).services;

  it('needs a domain and the profile of the proxy only', () => {
    expect(read({ SITE_DOMAIN })['web']?.environment).toMatchObject({
      PUBLIC_URL: 'https://books.example.com',
      TRUSTED_PROXIES: '1',
    });
    expect(read({ SITE_DOMAIN })['proxy']).toMatchObject({
      profiles: ['proxy'],
      environment: { SITE_DOMAIN, SITE_PROCESSES: 'balancer:3000' },
    });
    expect(everyone.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual(['proxy']);
  });

  it('prefers PUBLIC_URL and TRUSTED_PROXIES', () => {
    const variables = { SITE_DOMAIN, PUBLIC_URL: 'https://www.example.com', TRUSTED_PROXIES: '2' };
    expect(read(variables)['web']?.environment).toMatchObject({
      PUBLIC_URL: 'https://www.example.com',
      TRUSTED_PROXIES: '2',
    });
  });

  it('trusts no proxy without a domain', () => {
    expect(read({})['web']?.environment).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      TRUSTED_PROXIES: '',
    });
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
