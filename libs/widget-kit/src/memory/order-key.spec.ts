import { describe, expect, it, jest } from '@jest/globals';
import { orderKeys, randomUuid } from './order-key.js';
import { memoryOnly } from './tab-storage.js';

const order = { productId: 'book', name: 'Anna', email: 'anna@example.org' };

describe('order keys', () => {
  it('are version 4 UUIDs', () => {
    expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('stay the same for the same product, name and address in every tab, however the address is capitalized (C1)', () => {
    const storage = memoryOnly();
    const key = orderKeys(storage).keyOf(order);
    expect(orderKeys(storage).keyOf({ ...order })).toBe(key);
    expect(orderKeys(storage).keyOf({ ...order, email: 'Anna@Example.org' })).toBe(key);
  });

  it('differ by product, name, address, and package', () => {
    const keys = orderKeys(memoryOnly());
    const orders = [
      order,
      { ...order, productId: 'b' },
      { ...order, name: 'B' },
      { ...order, email: 'b@b.org' },
      { ...order, address: { city: 'Richmond' } },
    ];
    expect(new Set(orders.map((each) => keys.keyOf(each))).size).toBe(5);
  });

  it('are new after the order is settled; the old ones identify it for a day (C1)', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z'));
    const keys = orderKeys(memoryOnly());
    const first = keys.keyOf(order);
    keys.settle(order);
    const second = keys.keyOf(order);
    expect(second).not.toBe(first);
    expect(keys.recentKeys('book')).toEqual([second, first]);
    expect(keys.recentKeys('other')).toEqual([]);
    now.mockReturnValue(Date.parse('2026-11-28T12:00:01Z'));
    expect(keys.recentKeys('book')).toEqual([]);
    now.mockRestore();
  });

  it('store no name or address', () => {
    const storage = memoryOnly();
    orderKeys(storage).keyOf(order);
    expect(storage.read('lectern.checkout.keys.book')).not.toMatch(/anna/i);
  });

  it('ignore unknown values in the storage', () => {
    for (const text of ['not json', '{}', '[null, 1, {"key":1}]']) {
      const storage = memoryOnly();
      storage.write('lectern.checkout.keys.book', text);
      expect(orderKeys(storage).recentKeys('book')).toEqual([]);
      expect(orderKeys(storage).keyOf(order)).toEqual(expect.any(String));
    }
  });

  it('are undefined if the browser stores nothing (C16)', () => {
    const keys = orderKeys(null);
    expect(keys.keyOf(order)).toBeUndefined();
    expect(keys.recentKeys('book')).toEqual([]);
  });
});
