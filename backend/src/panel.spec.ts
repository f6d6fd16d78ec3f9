import { describe, expect, it } from '@jest/globals';

import { panel } from './panel.js';
import { readConfiguration } from './platform/config/read-configuration.js';

const show = (env: Record<string, string>, firstOwnerPath?: string) =>
  panel(readConfiguration({ DATA_DIR: '/srv/lectern', ...env }, { mailFrom: 'a@example.com' }), {
    databaseDescription: 'a database',
    firstOwnerPath,
  });

describe('the panel', () => {
  it('says where the site is, and what stands in for what', () => {
    const lines = show({ PORT: '4000' });
    expect(lines).toContain('Lectern is open at http://localhost:4000');
    expect(lines).toContain('sandbox, no real card is charged (STRIPE_SECRET_KEY is not set)');
    expect(lines).toContain('kept in /srv/lectern/mail (SMTP_URL is not set)');
    expect(lines).not.toContain('plain http');
  });

  it('says where the dashboard is, and how its first owner is made while there is none', () => {
    expect(show({})).toMatch(/Dashboard +http:\/\/localhost:3000\/admin\n/);
    expect(show({}, '/admin/welcome#first.token')).toContain(
      'http://localhost:3000/admin/welcome#first.token',
    );
    expect(show({ ROLE: 'worker' })).not.toContain('admin');
  });

  it('says nothing secret of the services it names', () => {
    const lines = show({
      SMTP_URL: 'smtp://me:secret@mail.example:587',
      REDIS_URL: 'redis://:secret@jobs.example:6379',
    });
    expect(lines).toContain('sent through mail.example:587');
    expect(lines).toContain('Redis at jobs.example:6379');
    expect(lines).not.toContain('secret');
  });

  it('warns where plain http would lose cookies', () => {
    expect(show({ PUBLIC_URL: 'http://books.example', ALLOW_STAND_INS: 'payments,mail' })).toContain(
      'PUBLIC_URL is plain http',
    );
    expect(show({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' })).not.toContain(
      'plain http',
    );
  });

  it('says what it opens where a site at home is shown to the network', () => {
    expect(show({ HOST: '0.0.0.0' })).toContain('HOST is 0.0.0.0: whoever reaches this machine');
    expect(show({ HOST: 'localhost' })).not.toContain('HOST');
    expect(show({})).not.toContain('HOST');
  });

  it('tells of faults that are asked for, lest a test leave them behind', () => {
    expect(show({ SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1' })).toContain('SANDBOX_WEBHOOK_FAULTS is set');
    expect(show({})).not.toContain('SANDBOX_WEBHOOK_FAULTS');
  });
});
