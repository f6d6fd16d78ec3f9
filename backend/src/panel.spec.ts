import { describe, expect, it } from '@jest/globals';

import { panel } from './panel.js';
import { readConfiguration } from './platform/config/read-configuration.js';

const show = (env: Record<string, string>, firstOwnerPath?: string) =>
  panel(readConfiguration({ DATA_DIR: '/srv/lectern', ...env }, { mailFrom: 'a@example.com' }), {
    databaseDescription: 'a database',
    firstOwnerPath,
  });

describe('Start panel', () => {
  it('shows the address and which services are stand-ins', () => {
    const lines = show({ PORT: '4000' });
    expect(lines).toContain('Lectern is open at http://localhost:4000');
    expect(lines).toContain('sandbox, no real card is charged (STRIPE_SECRET_KEY is not set)');
    expect(lines).toContain('kept in /srv/lectern/mail (SMTP_URL is not set)');
    expect(lines).not.toContain('plain http');
  });

  it('shows the dashboard, with a link for the first owner if there is none', () => {
    expect(show({})).toMatch(/Dashboard +http:\/\/localhost:3000\/admin\n/);
    expect(show({}, '/admin/welcome#first.token')).toContain(
      'http://localhost:3000/admin/welcome#first.token',
    );
    expect(show({ ROLE: 'worker' })).not.toContain('admin');
  });

  it('shows services without their secrets', () => {
    const lines = show({
      SMTP_URL: 'smtp://me:secret@mail.example:587',
      REDIS_URL: 'redis://:secret@jobs.example:6379',
    });
    expect(lines).toContain('sent through mail.example:587');
    expect(lines).toContain('Redis at jobs.example:6379');
    expect(lines).not.toContain('secret');
  });

  it('warns of plain http on a public site', () => {
    expect(show({ PUBLIC_URL: 'http://books.example', ALLOW_STAND_INS: 'payments,mail' })).toContain(
      'PUBLIC_URL is plain http',
    );
    expect(show({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' })).not.toContain(
      'plain http',
    );
  });

  it('warns if a local site is open to the network', () => {
    expect(show({ HOST: '0.0.0.0' })).toContain(
      'HOST is 0.0.0.0: others on this network can reach this site',
    );
    expect(show({ HOST: 'localhost' })).not.toContain('HOST');
    expect(show({})).not.toContain('HOST');
  });

  it('warns of webhook faults, which a test may have left', () => {
    expect(show({ SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1' })).toContain('SANDBOX_WEBHOOK_FAULTS is set');
    expect(show({})).not.toContain('SANDBOX_WEBHOOK_FAULTS');
  });
});
