import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import pg from 'pg';
import { refusalOf } from './run-seed.js';

describe('refusalOf', () => {
  let database: TestDatabase;
  let client: InstanceType<typeof pg.Client>;

  beforeAll(async () => {
    database = await openTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`CREATE TABLE products (digital_files text[]);
      CREATE TABLE orders (customer_email text);
      CREATE TABLE newsletter_subscriptions (email text)`);
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  const refusal = (force = false) => refusalOf(client, { force });

  it('refuses a database without books', async () => {
    expect(await refusal()).toContain('start the site once');
    await client.query(`INSERT INTO products VALUES ('{a.pdf}')`);
    expect(await refusal()).toBeUndefined();
  });

  it('refuses a database with orders of real people, unless forced', async () => {
    await client.query(`INSERT INTO orders VALUES ('ruth@example.com')`);
    expect(await refusal()).toBeUndefined();
    await client.query(`INSERT INTO orders VALUES ('ruth@elsewhere.test')`);
    expect(await refusal()).toContain('orders of real people');
    expect(await refusal(true)).toBeUndefined();
  });

  it('refuses a database in use', async () => {
    const site = new pg.Client({ connectionString: database.url, application_name: 'lectern' });
    await site.connect();
    expect(await refusal(true)).toContain('please stop it first');
    await site.end();
  });

  it('refuses a database that is already filled', async () => {
    await client.query(`INSERT INTO newsletter_subscriptions VALUES ('reader1@example.com')`);
    expect(await refusal(true)).toContain('already');
  });
});
