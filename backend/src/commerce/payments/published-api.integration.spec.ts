import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { descriptionPath, publishedBodies } from '@lectern/stripe-sandbox/testing';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { SitePause } from '../../site/notice/site-pause.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { BUYER } from '../../testing/api-session.js';
import { Orders } from '../orders/orders.js';
import { TaxQuotes } from '../taxes/tax-quotes.js';
import { Checkout } from './checkout.js';
import { Payments } from './payments.js';
import { StripeAccount } from '../stripe/stripe-connection.js';

(descriptionPath ? describe : describe.skip)(
  "what the shop sends to Stripe, beside Stripe's description",
  () => {
    let shop: RunningShop;
    let server: Server;
    const sent: { endpoint: string; body: string }[] = [];

    beforeAll(async () => {
      shop = await openShop();
      server = createServer((request, response) => {
        void text(request).then((body) => {
          sent.push({ endpoint: request.url ?? '', body });
          response.setHeader('content-type', 'application/json');
          response.end(
            JSON.stringify({ id: 'pi_1', object: 'payment_intent', client_secret: 'pi_1_secret_2' }),
          );
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    afterAll(async () => {
      server.close();
      await shop.stop();
    });

    it('creates a payment intent that Stripe accepts, for the full price and linked to the order', async () => {
      const { port } = server.address() as AddressInfo;
      const stripe = new Stripe('sk_test_1', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
      const { app } = shop;
      const checkout = new Checkout(
        app.get(StripeAccount),
        app.get(Orders),
        app.get(Database),
        stripe,
        app.get(SitePause),
        app.get(Payments),
        app.get(TaxQuotes),
        app.get(SignedLinks),
      );
      const source = { address: '127.0.0.1', browser: undefined };
      await checkout.start({ productId: 'finding-peace-ebook', ...BUYER, keyHash: 'a test', source });
      const [{ endpoint, body } = { endpoint: '', body: '' }] = sent;
      expect(publishedBodies(descriptionPath ?? '')(endpoint, body)).toBe(true);
      const fields = new URLSearchParams(body);
      expect([fields.get('amount'), fields.get('currency')]).toEqual(['999', 'usd']);
      expect(fields.get('metadata[order_id]')).toMatch(/^[0-9a-f-]{36}$/);
    });
  },
);
