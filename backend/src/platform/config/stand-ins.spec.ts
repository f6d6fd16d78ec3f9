import { describe, expect, it } from '@jest/globals';

import { isLoopback } from './stand-ins.js';
import { readConfiguration } from './read-configuration.js';

const read = (env: Record<string, string>) => readConfiguration(env, { mailFrom: 'a@example.com' });
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const DATABASE = { DATABASE_URL: 'postgres://lectern@db.example/lectern' };
const SMTP = { SMTP_URL: 'smtps://mail.example' };
const PUBLIC = { PUBLIC_URL: 'https://books.example' };

describe('Stand-ins', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.8.9.1:80',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('are allowed on a local site: %s', (publicUrl) => {
    expect(isLoopback(publicUrl)).toBe(true);
    expect(() => read({ PUBLIC_URL: publicUrl })).not.toThrow();
  });

  it.each(['https://books.example', 'http://192.168.1.4', 'http://localhost.example', 'http://128.0.0.1'])(
    'are rejected on a public site: %s',
    (publicUrl) => {
      expect(isLoopback(publicUrl)).toBe(false);
      expect(() => read({ PUBLIC_URL: publicUrl, ...SMTP })).toThrow(/STRIPE_SECRET_KEY is not set.*\.$/);
    },
  );

  it('are rejected for payments and mail separately', () => {
    expect(() => read({ ...PUBLIC, ...STRIPE })).toThrow(/SMTP_URL is not set.*ALLOW_STAND_INS/);
    expect(() => read({ ...PUBLIC, ...SMTP })).toThrow(/no card would be charged/);
    expect(() => read({ ...PUBLIC, ...STRIPE, ...SMTP, ...DATABASE })).not.toThrow();
  });

  it('are rejected for the database, with the word for a site that keeps its orders in DATA_DIR', () => {
    const connected = { ...PUBLIC, ...STRIPE, ...SMTP };
    expect(() => read(connected)).toThrow(
      'PUBLIC_URL is https://books.example, but DATABASE_URL is not set, so orders would go into a PostgreSQL of its own ' +
        'in DATA_DIR, apart from any other database: set it, or add "database" to ALLOW_STAND_INS if this site keeps its ' +
        'orders there, as in earlier releases.',
    );
    for (const role of ['web', 'worker'])
      expect(() => read({ ...connected, ROLE: role })).toThrow(/DATABASE_URL/);
    expect(() => read({ ...connected, ALLOW_STAND_INS: 'database' })).not.toThrow();
  });

  it('include the mail catcher on a local site without a mail server only', () => {
    const CATCHER = { SMTP_URL: '', MAIL_CATCHER_URL: 'smtp://mail:1025' };
    expect(read(CATCHER).smtpUrl).toBe('smtp://mail:1025');
    expect(read({ ...CATCHER, ...SMTP, PUBLIC_URL: 'http://localhost:4000' }).smtpUrl).toBe(SMTP.SMTP_URL);
    expect(() => read({ ...PUBLIC, ...STRIPE, ...CATCHER })).toThrow(/SMTP_URL is not set/);
    expect(
      read({ ...PUBLIC, ...STRIPE, ...DATABASE, ...CATCHER, ALLOW_STAND_INS: 'mail' }).smtpUrl,
    ).toBeUndefined();
  });

  it('can be allowed by name', () => {
    expect(() => read({ ...PUBLIC, ALLOW_STAND_INS: 'payments' })).toThrow(/SMTP_URL/);
    expect(() => read({ ...PUBLIC, ALLOW_STAND_INS: 'Payments, mail,database' })).not.toThrow();
    expect(() => read({ ALLOW_STAND_INS: 'everything' })).toThrow(
      /ALLOW_STAND_INS knows payments, mail, database, not/,
    );
  });
});
