import { describe, expect, it } from '@jest/globals';
import { forgetOrderKey, orderKey, randomUuid } from './order-key.js';
import { memoryOnly } from './tab-storage.js';

const order = { productId: 'book', name: 'Anna', email: 'anna@example.org' };

describe('order key', () => {
  it('is a version 4 UUID', () => {
    expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('stays the same for the same product, name and address, however the address is capitalised', () => {
    const storage = memoryOnly();
    const key = orderKey(storage, order);
    expect(orderKey(storage, { ...order })).toBe(key);
    expect(orderKey(storage, { ...order, email: 'Anna@Example.org' })).toBe(key);
  });

  it('differs by product, by name and by address', () => {
    const storage = memoryOnly();
    const keys = [
      order,
      { ...order, productId: 'b' },
      { ...order, name: 'B' },
      { ...order, email: 'b@b.org' },
    ];
    expect(new Set(keys.map((each) => orderKey(storage, each))).size).toBe(4);
  });

  it('is another one after the order was settled', () => {
    const storage = memoryOnly();
    const key = orderKey(storage, order);
    forgetOrderKey(storage, order);
    expect(orderKey(storage, order)).not.toBe(key);
  });
});
