// The Stripe sandbox in a process of its own, in the database at DATABASE_URL, for the shop at SHOP_URL. Sends webhooks if
// DELIVER_WEBHOOKS is set. Started with startServer.
import { createServer } from 'node:http';

import { createStripeSandbox } from '@lectern/stripe-sandbox';
import pg from 'pg';

import { serve } from './server-process.js';

const poolSize = 8;
const mountPath = '/sandbox/stripe';

const { DATABASE_URL, SHOP_URL: publicUrl = '', SANDBOX_PORT = '0', DELIVER_WEBHOOKS } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: poolSize });
pool.on('error', () => undefined);
const webhookUrl = () => `${publicUrl}/api/stripe/webhook`;
const sandbox = createStripeSandbox({ pool, publicUrl, mountPath, webhookUrl });
await sandbox.migrate();
const { secretKey } = await sandbox.keys();
const server = createServer((request, response) => {
  const isBrowser = request.url?.startsWith(`${mountPath}/`);
  (isBrowser ? sandbox.browserListener : sandbox.requestListener)(request, response);
});
await serve(server, { secretKey }, Number(SANDBOX_PORT));
if (DELIVER_WEBHOOKS) sandbox.startWebhookDelivery();
