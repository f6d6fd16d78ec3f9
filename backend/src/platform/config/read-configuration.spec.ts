import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { readConfiguration } from './read-configuration.js';

const read = (env: Record<string, string>) => readConfiguration(env, { mailFrom: 'a@example.com' });

describe('Settings', () => {
  it('have defaults', () => {
    expect(read({})).toMatchObject({
      role: 'both',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      redisUrl: undefined,
      redisPrefix: 'lectern',
      stripe: undefined,
      mailFrom: 'a@example.com',
    });
  });

  it('require both email and password of the first owner', () => {
    expect(read({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).firstOwner).toBeUndefined();
    expect(
      read({ ADMIN_EMAIL: ' Eleanor@Example.com ', ADMIN_PASSWORD: ' a quiet study at dusk' }).firstOwner,
    ).toEqual({ email: 'eleanor@example.com', password: ' a quiet study at dusk' });
  });

  it('use the widgets beside the program unless a folder is set', () => {
    expect(read({ WIDGETS_DIR: ' ' }).widgetsDir).toBeUndefined();
    expect(read({ WIDGETS_DIR: 'deployed' }).widgetsDir).toBe(path.resolve('deployed'));
  });

  it('derive the public URL from the port', () => {
    expect(read({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(
      read({ PUBLIC_URL: 'https://books.example/', ALLOW_STAND_INS: 'payments,mail,database' }).publicUrl,
    ).toBe('https://books.example');
  });

  it('listen on loopback only for a local site, unless HOST is set', () => {
    const PUBLIC = { PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail,database' };
    expect(read({}).host).toBe('127.0.0.1');
    expect(read({ PUBLIC_URL: 'http://[::1]:3000' }).host).toBe('::1');
    expect(read({ HOST: ' 0.0.0.0 ' }).host).toBe('0.0.0.0');
    expect(read(PUBLIC).host).toBeUndefined();
    expect(read({ ...PUBLIC, HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  });

  it('require encryption to a remote mail server, unless SMTP_ALLOW_PLAIN is set', () => {
    const needsTls = (env: Record<string, string>) => read(env).smtpNeedsTls;
    expect(needsTls({ SMTP_URL: 'smtp://mail.example:587' })).toBe(true);
    expect(needsTls({ SMTP_URL: 'smtp://mail.example:587', SMTP_ALLOW_PLAIN: 'true' })).toBe(false);
    expect(needsTls({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
    expect(needsTls({ MAIL_CATCHER_URL: 'smtp://mail:1025' })).toBe(false);
    expect(needsTls({})).toBe(false);
  });

  it('send HSTS for the site alone, unless subdomains are included', () => {
    const hsts = (env: Record<string, string>) =>
      read({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail,database', ...env }).hsts;
    expect(hsts({})).toBe('max-age=31536000');
    expect(hsts({ HSTS_INCLUDE_SUBDOMAINS: 'true' })).toBe('max-age=31536000; includeSubDomains');
    expect(hsts({ PUBLIC_URL: 'http://books.example', HSTS_INCLUDE_SUBDOMAINS: 'true' })).toBeUndefined();
    expect(() => hsts({ HSTS_INCLUDE_SUBDOMAINS: 'yes' })).toThrow(
      'HSTS_INCLUDE_SUBDOMAINS must be true or false, not "yes".',
    );
  });

  it('log warnings on a local site, and requests on a public one', () => {
    const PUBLIC = { PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail,database' };
    expect(read({}).logLevel).toBe('warn');
    expect(read(PUBLIC).logLevel).toBe('info');
    expect(read({ LOG_LEVEL: ' Debug ' }).logLevel).toBe('debug');
    expect(read({ ...PUBLIC, LOG_LEVEL: 'silent' }).logLevel).toBe('silent');
  });

  it('use the local speech synthesizer unless an API key is set', () => {
    expect(read({ OPENAI_API_KEY: ' ' }).speech).toEqual({
      speaker: 'local',
      openai: undefined,
      charactersPerDay: 200_000,
    });
    const openai = {
      OPENAI_API_KEY: 'sk-1',
      OPENAI_BASE_URL: 'http://localhost:8080/v1/',
      SPEECH_DAILY_CHARACTERS: '9',
    };
    expect(read(openai).speech).toEqual({
      speaker: 'openai',
      openai: { apiKey: 'sk-1', baseUrl: 'http://localhost:8080/v1', model: 'gpt-4o-mini-tts' },
      charactersPerDay: 9,
    });
  });

  it('open a metrics port only if one is set', () => {
    expect(read({}).metricsPort).toBeUndefined();
    expect(read({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    expect(read({ ROLE: 'worker', PORT: '4100', METRICS_PORT: '4100' }).metricsPort).toBe(4100);
  });

  it.each([
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'a quiet study at dusk' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'eleanor', ADMIN_PASSWORD: 'a quiet study at dusk' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'eleanor@example.com' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'eleanor@example.com', ADMIN_PASSWORD: 'too short' }],
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['ROLE', { ROLE: 'boss' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'books.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://books.example/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://lectern:p#ss@db.example/x' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://lectern@db.example/x' }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner@localhost/x' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['REDIS_URL', { REDIS_URL: 'redis://:p/ss@localhost:6379' }],
    ['REDIS_PREFIX', { REDIS_PREFIX: 'my site' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://me:p#ss@mail.example' }],
    ['MAIL_REPORTS_SES_TOPIC_ARN', { MAIL_REPORTS_SES_TOPIC_ARN: 'letters' }],
    ['MAIL_REPORTS_SES_ENDPOINT', { MAIL_REPORTS_SES_ENDPOINT: 'http://sns.thief.example' }],
    ['MAIL_REPORTS_POSTMARK_SECRET', { MAIL_REPORTS_POSTMARK_SECRET: 'short' }],
    ['MAIL_REPORTS_MAILGUN_SIGNING_KEY', { MAIL_REPORTS_MAILGUN_SIGNING_KEY: 'with a space in it' }],
    ['MAIL_REPORTS_INBOUND_SECRET', { MAIL_REPORTS_INBOUND_SECRET: 'needs%20to%20be%20escaped' }],
    ['MAIL_DKIM_SELECTOR', { MAIL_DKIM_SELECTOR: 'mail._domainkey.' }],
    ['DNS_SERVER', { DNS_SERVER: 'dns.example' }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: 'two words' }],
    ['OPENAI_API_KEY', { OPENAI_BASE_URL: 'http://localhost:8080/v1' }],
    ['OPENAI_BASE_URL', { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'voices.example' }],
    ['OPENAI_SPEECH_MODEL', { OPENAI_API_KEY: 'sk-1', OPENAI_SPEECH_MODEL: 'a model' }],
    ['SPEECH_DAILY_CHARACTERS', { SPEECH_DAILY_CHARACTERS: 'many' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['SANDBOX_DISPUTE_AFTER_MS', { SANDBOX_DISPUTE_AFTER_MS: 'soon' }],
    ['PAYMENT_SWEEP_AFTER_MS', { PAYMENT_SWEEP_AFTER_MS: '15 minutes' }],
    ['PAYMENT_SWEEP_EVERY_MS', { PAYMENT_SWEEP_EVERY_MS: '0' }],
    ['CHECKOUT_LIMITS', { CHECKOUT_LIMITS: 'cards=3' }],
    ['MAIL_RATE_PER_SECOND', { MAIL_RATE_PER_SECOND: '0' }],
    ['GA_MEASUREMENT_ID', { GA_MEASUREMENT_ID: 'UA-1234' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_PORT', { METRICS_PORT: 'none' }],
    ['METRICS_PORT', { PORT: '4100', METRICS_PORT: '4100' }],
  ])('are named if invalid: %s', (name, env) => {
    expect(() => read(env)).toThrow(new RegExp(`${name}.*\\.$`));
  });
});
