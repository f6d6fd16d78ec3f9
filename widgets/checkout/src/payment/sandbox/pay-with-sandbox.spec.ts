import { describe, expect, it, jest } from '@jest/globals';
import { type Challenge, payWithSandbox } from './pay-with-sandbox.js';
import { intentIdOf, SandboxError, type SandboxIntent, type SandboxIntents } from './sandbox-intents.js';

const payment = {
  clientSecret: 'pi_1_secret_2',
  card: { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123', postalCode: ' 20001' },
  billing: { name: 'Anna', email: '' },
  returnUrl: 'https://example.org/thank-you?product=book',
};
const challenged: SandboxIntent = {
  status: 'requires_action',
  next_action: { redirect_to_url: { url: '/challenge' } },
};

function intentsThat(confirmed: SandboxIntent | Error, later: SandboxIntent = { status: 'succeeded' }) {
  const confirm = jest.fn<SandboxIntents['confirm']>(() =>
    confirmed instanceof Error ? Promise.reject(confirmed) : Promise.resolve(confirmed),
  );
  return { confirm, retrieve: () => Promise.resolve(later) };
}
const noChallenge: Challenge = () => Promise.reject(new Error('no challenge was expected'));

describe('paying with the sandbox', () => {
  it('sends the same request as Stripe’s form', async () => {
    const intents = intentsThat({ status: 'succeeded' });
    await expect(payWithSandbox(intents, payment, noChallenge)).resolves.toEqual({ kind: 'paid' });
    expect(intents.confirm).toHaveBeenCalledWith('pi_1_secret_2', {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '4',
      'payment_method_data[card][exp_year]': '2029',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][address][postal_code]': '20001',
      'payment_method_data[billing_details][name]': 'Anna',
      return_url: 'https://example.org/thank-you?product=book',
    });
  });

  it('passes on the bank’s message when the card is declined', async () => {
    const intents = intentsThat(new SandboxError('card_error', 'card_declined', 'Your card was declined.'));
    await expect(payWithSandbox(intents, payment, noChallenge)).resolves.toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
    });
  });

  it('is paid if another tab has paid', async () => {
    const intents = intentsThat(
      new SandboxError('invalid_request_error', 'payment_intent_unexpected_state', 'Already confirmed.'),
    );
    await expect(payWithSandbox(intents, payment, noChallenge)).resolves.toEqual({ kind: 'paid' });
  });

  it('shows the bank’s page and checks the payment afterward', async () => {
    const ask = jest.fn<Challenge>(() => Promise.resolve('finished'));
    await expect(payWithSandbox(intentsThat(challenged), payment, ask)).resolves.toEqual({ kind: 'paid' });
    expect(ask).toHaveBeenCalledWith('/challenge');

    const failed = { status: 'requires_payment_method', last_payment_error: { message: 'Not confirmed.' } };
    await expect(payWithSandbox(intentsThat(challenged, failed), payment, ask)).resolves.toEqual({
      kind: 'declined',
      message: 'Not confirmed.',
    });
  });

  it('says that nothing was charged when the bank’s page is closed, unless it was', async () => {
    const close: Challenge = () => Promise.resolve('closed');
    await expect(payWithSandbox(intentsThat(challenged, challenged), payment, close)).resolves.toMatchObject({
      kind: 'declined',
      message: expect.stringContaining('you weren’t charged'),
    });
    await expect(payWithSandbox(intentsThat(challenged), payment, close)).resolves.toEqual({ kind: 'paid' });
  });

  it('throws unknown errors', async () => {
    await expect(payWithSandbox(intentsThat(new TypeError('lost')), payment, noChallenge)).rejects.toThrow(
      'lost',
    );
    const odd = new SandboxError('api_error', undefined, 'odd');
    await expect(payWithSandbox(intentsThat(odd), payment, noChallenge)).rejects.toThrow('odd');
  });

  it('extracts the payment’s id from its secret', () => {
    expect(intentIdOf('pi_3Abc_secret_Xyz')).toBe('pi_3Abc');
  });
});
