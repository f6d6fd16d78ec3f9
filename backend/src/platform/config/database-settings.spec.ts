import { describe, expect, it } from '@jest/globals';

import { readConfiguration } from './read-configuration.js';

const read = (env: Record<string, string>) => readConfiguration(env, { mailFrom: 'a@example.com' });
const CONNECTED = {
  DATABASE_URL: 'postgres://lectern@db.example/lectern',
  REDIS_URL: 'redis://jobs.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('DATABASE_CONNECTIONS', () => {
  it('has a default for the role and services of a process', () => {
    expect(read({}).databaseConnections).toBe(60);
    expect(read(CONNECTED).databaseConnections).toBe(43);
    expect(read({ ...CONNECTED, ROLE: 'web' }).databaseConnections).toBe(22);
    expect(read({ ...CONNECTED, DATABASE_CONNECTIONS: '7' }).databaseConnections).toBe(7);
  });

  it('is rejected below the minimum, with a sentence that adds it up', () => {
    expect(() => read({ ...CONNECTED, DATABASE_CONNECTIONS: '6' })).toThrow(
      'DATABASE_CONNECTIONS must be at least 7 for this process, not 6: 4 for requests and jobs, and 3 that wait for notifications and locks.',
    );
    expect(() => read({ DATABASE_CONNECTIONS: 'many' })).toThrow(
      /DATABASE_CONNECTIONS must be a whole number/,
    );
  });

  it('replaces the sizes of earlier releases, which are rejected with the same total', () => {
    expect(() => read({ ...CONNECTED, DATABASE_POOL: '30', DATABASE_JOB_POOL: '10' })).toThrow(
      'DATABASE_POOL and DATABASE_JOB_POOL have become DATABASE_CONNECTIONS, the most connections that this process ' +
        'takes in all: replace them by DATABASE_CONNECTIONS=43.',
    );
    expect(() => read({ ...CONNECTED, DATABASE_POOL: '2' })).toThrow(
      /^DATABASE_POOL has become .* replace it by DATABASE_CONNECTIONS=25\.$/,
    );
  });
});

describe('Addresses with a password', () => {
  it('are rejected without showing it', () => {
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) {
      const scheme = { DATABASE_URL: 'postgres', REDIS_URL: 'redis', SMTP_URL: 'smtp' }[name];
      expect(() => read({ [name]: `${scheme}://me:tell#noone@example.com/x` })).toThrow(
        `${name} is not a valid address. If it has a password, encode the special characters in it: # as %23, / as %2F, @ as %40.`,
      );
    }
  });
});
