import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { descriptionPath, publishedBodies } from '../src/testing/published-api.js';
import { post, runSandbox, stripeAt, type RunningSandbox } from './testing/running-sandbox.js';

const VERSION = '2023-08-16';
const withDescription = descriptionPath ? describe : describe.skip;

withDescription("Stripe's published description", () => {
  const allows = descriptionPath ? publishedBodies(descriptionPath) : () => false;
  let running: RunningSandbox;
  let recorder: Server;
  const sent: [path: string, body: string][] = [];
  let recording: Stripe;

  beforeAll(async () => {
    running = await runSandbox();
    recorder = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        sent.push([request.url ?? '', body]);
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
    recording = stripeAt((recorder.address() as AddressInfo).port, running.keys.secretKey);
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      recorder.close(resolve);
      recorder.closeAllConnections();
    });
    await running.close();
  });

  it('allows every request body of the SDK for a sale', async () => {
    await recording.paymentIntents.create({
      amount: 1999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      receipt_email: 'reader@example.org',
      metadata: { order: 'o-1', product: 'finding-peace' },
      expand: ['latest_charge'],
    });
    await recording.paymentIntents.update('pi_1', {
      amount: 2500,
      metadata: { order: '' },
      receipt_email: '',
    });
    await recording.paymentIntents.confirm('pi_1', {
      payment_method: 'pm_card_visa',
      return_url: 'https://a.example/',
    });
    await recording.paymentIntents.cancel('pi_1', { cancellation_reason: 'abandoned' });
    await recording.refunds.create({
      payment_intent: 'pi_1',
      amount: 500,
      reason: 'duplicate',
      metadata: { a: 'b' },
    });
    const paths = [
      '/v1/payment_intents',
      '/v1/payment_intents/{intent}',
      '/v1/payment_intents/{intent}/confirm',
      '/v1/payment_intents/{intent}/cancel',
      '/v1/refunds',
    ];
    expect(sent.map(([, body], index) => [paths[index], allows(paths[index] ?? '', body)])).toEqual(
      paths.map((path) => [path, true]),
    );
  });

  it.each([
    'amount=1999&currency=usd',
    'amount=1999&currency=usd&automatic_payment_methods[enabled]=true&metadata[order]=o1',
    'amount=1999&currency=usd&payment_method_types[]=card',
    'amount=1999&currency=usd&payment_method_types[0]=card&expand[0]=latest_charge',
    'amount=1999&currency=usd&capture_method=automatic&confirmation_method=automatic',
    'amount=1999&currency=usd&statement_descriptor_suffix=BOOK',
    'amount=1999',
    'currency=usd',
    'amount=abc&currency=usd',
    'amount=19.99&currency=usd',
    'amount=1999&currency=usd&foo=1',
    'amount=1999&currency=usd&capture_method=sometimes',
    'amount=1999&currency=usd&confirm=perhaps',
    'amount=1999&currency=usd&automatic_payment_methods[allow_redirects]=never',
    'amount=1999&currency=usd&automatic_payment_methods[enabled]=true&automatic_payment_methods[allow_redirects]=no',
    'amount=1999&currency=usd&metadata=text',
    'amount=1999&currency=usd&expand=latest_charge',
    'amount=1999&currency=usd&statement_descriptor_suffix=LONGER-THAN-TWENTY-TWO-CHARACTERS',
    'amount=1999&currency=usd&shipping[carrier]=x',
  ])('and the sandbox agree about %s', async (body) => {
    const headers = { Authorization: `Bearer ${running.keys.secretKey}`, 'Stripe-Version': VERSION };
    const { status } = await post(`${running.api}/v1/payment_intents`, body, headers);
    expect(status).toBe(allows('/v1/payment_intents', body) ? 200 : 400);
  });

  it.each([
    'charge=ch_none',
    'charge=ch_none&amount=abc',
    'charge=ch_none&reason=because',
    'charge=ch_none&foo=1',
  ])('and the sandbox agree about the refund %s', async (body) => {
    const headers = { Authorization: `Bearer ${running.keys.secretKey}`, 'Stripe-Version': VERSION };
    const { status } = await post(`${running.api}/v1/refunds`, body, headers);
    // A valid body gets as far as the missing charge.
    expect(status).toBe(allows('/v1/refunds', body) ? 404 : 400);
  });
});
