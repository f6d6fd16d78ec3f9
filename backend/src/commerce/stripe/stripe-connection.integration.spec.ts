import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';

import { readConfiguration } from '../../platform/config/read-configuration.js';
import { directAccess } from '../../testing/direct-access.js';
import { eventually } from '../../testing/eventually.js';
import { openShopDatabase, siteUrlOf } from '../../testing/shop-database.js';
import { SandboxStripeConnection } from './stripe-connection.sandbox.js';

describe('The sandbox in place of Stripe', () => {
  let database: TestDatabase;
  let connection: SandboxStripeConnection;

  beforeEach(async () => {
    database = await openShopDatabase();
    const configuration = readConfiguration({}, { mailFrom: 'hello@example.com' });
    connection = await SandboxStripeConnection.open(
      configuration,
      directAccess(configuration, siteUrlOf(database.url)),
    );
    connection.sandbox.startWebhooks();
  });
  afterEach(() => database.close());

  const ask = () => connection.stripe.paymentIntents.list({ limit: 1 });
  const OWN = `FROM pg_stat_activity WHERE application_name = 'lectern-sandbox' AND datname = current_database()`;
  const connections = async () => (await database.pool.query(`SELECT ${OWN}`)).rows.length;

  it('closes its webhooks, port and connections when the site stops', async () => {
    expect((await ask()).data).toEqual([]);
    expect(await connections()).toBeGreaterThan(0);
    await connection.onApplicationShutdown();
    await expect(ask()).rejects.toThrow('connection to Stripe');
    await eventually('no connection is left', async () => (await connections()) === 0);
  });

  it('continues after the database has closed its connections', async () => {
    await ask();
    await database.pool.query(`SELECT pg_terminate_backend(pid) ${OWN}`);
    await eventually('it answers again', () => ask().catch(() => undefined));
    await connection.onApplicationShutdown();
  });
});
