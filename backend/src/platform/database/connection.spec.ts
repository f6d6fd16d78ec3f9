import { describe, expect, it } from '@jest/globals';

import { parseDatabaseUrl } from './data-source.js';

describe('parseDatabaseUrl', () => {
  it('reads a server on the network', () => {
    expect(parseDatabaseUrl('postgres://shop:p%40ss@db.example:6543/books')).toMatchObject({
      host: 'db.example',
      port: 6543,
      user: 'shop',
      password: 'p@ss',
      database: 'books',
      ssl: false,
    });
  });

  it('reads a Unix socket', () => {
    expect(
      parseDatabaseUrl('postgres://lectern@/shop?host=%2Fsrv%2Fdata%2Fpostgres.sock&port=5432'),
    ).toMatchObject({
      host: '/srv/data/postgres.sock',
      port: 5432,
      user: 'lectern',
      database: 'shop',
    });
  });
});
