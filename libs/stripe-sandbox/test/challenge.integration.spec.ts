import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypes, post, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
beforeAll(async () => {
  running = await runSandbox();
});
afterAll(() => running.close());

const RETURN_URL = 'http://localhost:3000/thank-you?product=finding-peace';

async function challenged(paymentMethod: string, returnUrl = RETURN_URL) {
  const { id, client_secret } = await running.stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
  });
  const secret = String(client_secret);
  const { body } = await post(`${running.mount}/v1/payment_intents/${id}/confirm`, {
    client_secret: secret,
    payment_method: paymentMethod,
    return_url: returnUrl,
  });
  return { id, secret, intent: body, url: body.next_action?.redirect_to_url.url ?? '' };
}

const press = (url: string, secret: string, outcome: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret, outcome }),
    redirect: 'manual',
    headers,
  });

describe('3-D Secure', () => {
  it('sends the buyer to the bank before charging', async () => {
    const { intent, id, url } = await challenged('pm_card_threeDSecure2Required');
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: RETURN_URL } },
    });
    expect(url).toMatch(new RegExp(`^${running.mount}/challenge/${id}\\?client_secret=`));
    expect((await eventTypes(running.stripe)).at(-1)).toBe('payment_intent.requires_action');
    await expect(running.stripe.charges.list({ payment_intent: id })).resolves.toMatchObject({ data: [] });
  });

  it('shows its own page with a strict content security policy', async () => {
    const { url } = await challenged(
      'pm_card_authenticationRequired',
      `${new URL(running.mount).origin}/thank-you`,
    );
    const page = await fetch(url);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('Complete authentication');
    expect(text).toContain('Fail authentication');
    expect(text).toContain('$19.99 USD');
    expect(text).not.toContain('<script');
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "style-src 'sha256-",
      "script-src 'self'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('frame-ancestors');
    expect(page.headers.get('x-frame-options')).toBeNull();
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });

  it('pays after authentication in a window, and returns to the shop', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecure2Required');
    const answer = await press(url, secret, 'complete', { 'Sec-Fetch-Dest': 'document' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://localhost:3000/thank-you');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      product: 'finding-peace',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    });
    await expect(
      running.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    ).resolves.toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
  });

  it('shows a last page in a frame, whose script notifies the parent page', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecure2Required');
    const answer = await press(url, secret, 'complete', { 'Sec-Fetch-Dest': 'iframe' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain(`data-payment-intent="${id}"`);
    expect(text).toContain('<script src="/sandbox/stripe/challenge.js"></script>');
    const script = await fetch(`${running.mount}/challenge.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain("type: 'lectern-sandbox-challenge'");
  });

  it('fails the payment if authentication fails, and then takes another card', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecure2Required');
    const answer = await press(url, secret, 'fail', { 'Sec-Fetch-Dest': 'document' });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
    await expect(running.stripe.paymentIntents.retrieve(id)).resolves.toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    });
    expect((await eventTypes(running.stripe)).at(-1)).toBe('payment_intent.payment_failed');
    const form = { client_secret: secret, payment_method: 'pm_card_visa' };
    const again = await post(`${running.mount}/v1/payment_intents/${id}/confirm`, form);
    expect(again.body.status).toBe('succeeded');
  });

  it('can be followed by a decline', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecureRequiredChargeDeclined');
    await press(url, secret, 'complete');
    await expect(running.stripe.paymentIntents.retrieve(id)).resolves.toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });

  it('charges once if the button is clicked several times', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecure2Required');
    await Promise.all(Array.from({ length: 4 }, () => press(url, secret, 'complete')));
    const { data } = await running.stripe.charges.list({ payment_intent: id });
    expect(data.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('does nothing without the client secret', async () => {
    const { id, secret, url } = await challenged('pm_card_threeDSecure2Required');
    expect((await press(url, 'wrong', 'complete')).status).toBe(404);
    expect((await fetch(url.replace(secret, 'wrong'))).status).toBe(404);
    expect((await press(url, secret, 'perhaps')).status).toBe(400);
    await expect(running.stripe.paymentIntents.retrieve(id)).resolves.toMatchObject({
      status: 'requires_action',
    });
  });
});
