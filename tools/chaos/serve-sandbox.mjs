// The payment sandbox in a house of its own, over the database of a shop: what the shop asks of it, and what browsers do.
// Says in a line of JSON where it is; ends when its standard input does. SANDBOX_PORT: where it is to be, without a word to
// the shop of what happens: whoever tells it that says so itself.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

import { createStripeSandbox } from '@lectern/stripe-sandbox';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('pg')} */
const pg = createRequire(inRoot('libs/stripe-sandbox/package.json'))('pg');
const poolSize = 8;
const mountPath = '/sandbox/stripe';

const { DATABASE_URL: connectionString, SHOP_URL: publicUrl = '', SANDBOX_PORT: wantedPort } = process.env;
const pool = new pg.Pool({ connectionString, max: poolSize });
pool.on('error', () => undefined);
const sandbox = createStripeSandbox({
  pool,
  publicUrl,
  mountPath,
  webhookUrl: () => `${publicUrl}/api/stripe/webhook`,
});
await sandbox.migrate();
const server = createServer((request, response) => {
  const isBrowser = request.url?.startsWith(`${mountPath}/`);
  (isBrowser ? sandbox.browserListener : sandbox.requestListener)(request, response);
});
server.listen(Number(wantedPort ?? 0), '127.0.0.1');
await once(server, 'listening');
if (!wantedPort) sandbox.startWebhookDelivery();
const address = server.address();
if (!address || typeof address === 'string') throw new Error('The system gave no port.');
process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
process.stdin.resume().on('close', () => process.exit());
