import { describe, expect, it } from '@jest/globals';
import { newPaymentIntent } from '../payments/payment-intents.js';
import { html, Html, returnAddress } from './challenge-pages.js';

const intent = newPaymentIntent({
  amount: 1999,
  currency: 'usd',
  description: null,
  metadata: {},
  receipt_email: null,
  statement_descriptor_suffix: null,
  capture_method: 'automatic_async',
  automatic_payment_methods: null,
  allowed_payment_method_types: null,
});

describe('return URL', () => {
  it('keeps existing parameters and adds the result', () => {
    const back = new URL(
      returnAddress({ ...intent, status: 'succeeded' }, 'https://a.example/t?product=x#y') ?? '',
    );
    expect(back.hash).toBe('#y');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      product: 'x',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect(returnAddress(intent, 'https://a.example/')).toContain('redirect_status=failed');
  });

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', '//a.example/', 'app://done'])(
    'rejects %s',
    (address) => {
      expect(returnAddress(intent, address)).toBeUndefined();
    },
  );
});

describe('challenge pages', () => {
  it('escape all values', () => {
    expect(html`<p title="${'"x"'}">${'<b>&'}${new Html('<i>ours</i>')}</p>`.text).toBe(
      '<p title="&quot;x&quot;">&lt;b&gt;&amp;<i>ours</i></p>',
    );
  });
});
