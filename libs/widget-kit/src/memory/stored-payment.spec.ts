import { describe, expect, it } from '@jest/globals';
import { removeStoredPayment, storePayment, findStoredPayment } from './stored-payment.js';
import { memoryOnly } from './tab-storage.js';

const payment = { clientSecret: 's', priceCents: 999, name: 'Anna', email: 'anna@example.org' };

describe('stored payment', () => {
  it('is found for its own product only, until it is removed', () => {
    const storage = memoryOnly();
    storePayment(storage, 'book', payment);
    expect(findStoredPayment(storage, 'book')).toEqual(payment);
    expect(findStoredPayment(storage, 'other')).toBeNull();
    removeStoredPayment(storage, 'book');
    expect(findStoredPayment(storage, 'book')).toBeNull();
  });

  it('ignores values it cannot parse', () => {
    const storage = memoryOnly();
    for (const text of ['not json', 'null', '{"clientSecret":1}', '[]']) {
      storage.write('lectern.checkout.payment.book', text);
      expect(findStoredPayment(storage, 'book')).toBeNull();
    }
  });
});
