import { describe, expect, it } from '@jest/globals';
import { readPaymentReturn, splitPaymentReturn, thankYouAddress } from './payment-return.js';

const proof = 'payment_intent_client_secret=pi_1_secret_2';
const split = (address: string) => splitPaymentReturn(new URL(address, 'http://localhost'));
const at = (address: string) => readPaymentReturn(split(address));

describe('the return from a payment', () => {
  it.each([
    ['asks with it', `/thank-you?product=why-women&payment_intent=pi_1&${proof}`],
    ['has it behind a hash', `/thank-you?product=why-women&payment_intent=pi_1#${proof}`],
  ])('is read from the address %s, and keeps the purchased product in it', (_how, address) => {
    expect(at(address)).toEqual({ clientSecret: 'pi_1_secret_2', isFailed: false });
    expect(split(address)?.search).toBe('?product=why-women');
  });

  it('reports that the bank declined', () => {
    expect(at('/shop?redirect_status=failed')).toEqual({ clientSecret: null, isFailed: true });
    expect(split(`/shop?success=true&${proof}&redirect_status=failed`)?.search).toBe('?success=true');
  });

  it('is read from the address that the shop builds', () => {
    expect(at(thankYouAddress('pi_1_secret_2&x=y')).clientSecret).toBe('pi_1_secret_2&x=y');
  });

  it('leaves nothing in the address bar that proves the payment or names the buyer @S2-thank-you-4', () => {
    const search = `?product=why-women&payment_intent=pi_1&${proof}&redirect_status=succeeded&email=a%40b.c&name=Ruth`;
    expect(split(`/thank-you${search}`)?.search).toBe('?product=why-women');
    expect(split(`/thank-you?email=a%40b.c#${proof}`)?.search).toBe('');
  });

  it('is empty if the address has no payment parameters', () => {
    for (const address of ['/thank-you?product=why-women', '/?name=Ruth#books'])
      expect(split(address)).toBeNull();
    expect(readPaymentReturn(null)).toEqual({ clientSecret: null, isFailed: false });
  });
});
