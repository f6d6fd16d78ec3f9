import { describe, expect, it } from '@jest/globals';

import { panel } from './panel.js';
import { readConfiguration } from './platform/config/read-configuration.js';

const S3 = {
  S3_BUCKET: 'books-of-anna',
  S3_ENDPOINT: 'https://s3.storage.example:9000',
  S3_ACCESS_KEY_ID: 'an-access-key',
  S3_SECRET_ACCESS_KEY: 'a-secret-key',
};

const show = (env: Record<string, string>, firstOwnerPath?: string) =>
  panel(readConfiguration({ DATA_DIR: '/srv/lectern', ...env }, { mailFrom: 'a@example.com' }), {
    databaseDescription: 'a database',
    firstOwnerPath,
  });

describe('Start panel', () => {
  it('shows the address, and names the stand-ins in use', () => {
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

  it('names the bucket of the files, without keys', () => {
    expect(show({})).toMatch(/Files +\/srv\/lectern\/files\n/);
    const lines = show({ ...S3, S3_PREFIX: 'anna' });
    expect(lines).toMatch(/Files +bucket books-of-anna at s3\.storage\.example:9000, under anna\/\n/);
    expect(lines).not.toMatch(/-key|srv\/lectern\/files/);
    expect(show({ ...S3, S3_ENDPOINT: '', S3_REGION: 'eu-central-1' })).toContain(
      'bucket books-of-anna at Amazon S3 in eu-central-1\n',
    );
  });

  it('shows what the start warns of', () => {
    const warning = 'PostgreSQL has 9 of 20 connections free.';
    const opened = { databaseDescription: 'a database', warnings: [warning], firstOwnerPath: undefined };
    expect(panel(readConfiguration({}, { mailFrom: 'a@example.com' }), opened)).toContain(warning);
  });

  it('warns of plain http on a public site', () => {
    expect(show({ PUBLIC_URL: 'http://books.example', ALLOW_STAND_INS: 'payments,mail,database' })).toContain(
      'PUBLIC_URL is plain http',
    );
    expect(
      show({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail,database' }),
    ).not.toContain('plain http');
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
