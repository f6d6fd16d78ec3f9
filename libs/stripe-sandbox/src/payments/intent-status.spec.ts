import { describe, expect, it } from '@jest/globals';
import type { IntentStatus } from '../objects/event.js';
import { afterStep, canTake, TRANSITIONS, unexpectedState, type IntentStep } from './intent-status.js';
import { newPaymentIntent } from './payment-intents.js';

const intent = newPaymentIntent({
  amount: 1999,
  currency: 'usd',
  description: null,
  metadata: {},
  receipt_email: null,
  statement_descriptor_suffix: null,
  capture_method: 'automatic_async',
  automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
  allowed_payment_method_types: null,
});
const statuses = Object.keys(TRANSITIONS) as IntentStatus[];

describe('payment intent statuses', () => {
  it('end as paid or canceled; then only descriptions change', () => {
    for (const status of ['succeeded', 'canceled'] as const)
      expect(TRANSITIONS[status]).toEqual({ annotate: status });
  });

  it('are all reachable from the first', () => {
    const reached = new Set<IntentStatus>(['requires_payment_method']);
    for (const status of reached) {
      for (const next of Object.values(TRANSITIONS[status])) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  it('change only by steps of the table', () => {
    const steps: IntentStep[] = [
      'attach',
      'reprice',
      'confirm',
      'challenge',
      'succeed',
      'fail',
      'cancel',
      'annotate',
    ];
    for (const status of statuses) {
      for (const step of steps) {
        const take = () => afterStep({ ...intent, status }, step).status;
        if (canTake(step, status)) expect(take()).toBe(TRANSITIONS[status][step]);
        else expect(take).toThrow(`No payment intent can ${step} while it is ${status}.`);
      }
    }
  });

  it('drop the challenge when the bank no longer waits', () => {
    const next_action = {
      type: 'redirect_to_url' as const,
      redirect_to_url: { return_url: null, url: 'https://a/' },
    };
    const waiting = { ...intent, status: 'requires_action' as const, next_action };
    expect(afterStep(waiting, 'annotate').next_action).toBe(next_action);
    expect(afterStep(waiting, 'reprice')).toMatchObject({
      status: 'requires_confirmation',
      next_action: null,
    });
  });

  it('are named when a step is rejected', () => {
    const { status, body } = unexpectedState(
      { ...intent, status: 'succeeded' },
      'cancel',
      'You cannot cancel it',
    );
    expect([status, body.code]).toEqual([400, 'payment_intent_unexpected_state']);
    expect(body.message).toBe(
      'You cannot cancel it because it has a status of succeeded. It must have one of the following statuses: ' +
        'requires_payment_method, requires_confirmation, requires_action.',
    );
  });
});
