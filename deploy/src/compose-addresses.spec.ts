import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { readComposeFile, root } from './compose-file.js';

const home = { POSTGRES_PASSWORD: 'apple42' };
const { services } = readComposeFile(home);
const { web, worker, balancer, proxy } = services;
const everyone = Object.entries(services);

describe('The addresses of the site', () => {
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

  it('keeps the ports of the site open when it replaces what is behind them', () => {
    expect([balancer?.depends_on, proxy?.depends_on]).toEqual([undefined, undefined]);
  });

  it('stores certificates on a volume', () => {
    expect(proxy?.volumes).toContain('certificates:/data');
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
