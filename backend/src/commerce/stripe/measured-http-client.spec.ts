import { describe, expect, it } from '@jest/globals';

import { operationOf } from './measured-http-client.js';

describe('The operation of a call to Stripe', () => {
  it.each([
    ['POST', '/v1/payment_intents', 'POST payment_intents'],
    ['GET', '/v1/payment_intents/pi_3MtwBwLkdIwHu7ix28a3tqPa?expand[0]=charge', 'GET payment_intents/:id'],
    ['POST', '/v1/payment_intents/pi_3MtwBw/cancel', 'POST payment_intents/:id/cancel'],
    ['GET', '/v1/events?limit=100&starting_after=evt_1MqqbK', 'GET events'],
    ['POST', '/v1/tax/calculations', 'POST tax/calculations'],
  ])('has neither ids nor queries: %s %s', (method, path, operation) => {
    expect(operationOf(method, path)).toBe(operation);
  });
});
