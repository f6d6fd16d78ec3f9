import { describe, expect, it } from '@jest/globals';

import { Metrics } from './metrics.js';

const gauges = { stock_books: { help: 'Books in stock.' } };

describe('Gauges of a source', () => {
  it('are read at each scrape', async () => {
    const metrics = new Metrics();
    let value = 1;
    metrics.addSource({ name: 'stock', gauges, read: async () => ({ stock_books: [{ value: value++ }] }) });
    expect((await metrics.expose()).body).toMatch(/^stock_books 1$/m);
    expect((await metrics.expose()).body).toMatch(/^stock_books 2$/m);
  });

  it('are left out, and not read again, while a read is pending', async () => {
    const metrics = new Metrics();
    let readings = 0;
    let answer: (value: number) => void = () => undefined;
    metrics.addSource({
      name: 'stock',
      gauges,
      read: () => {
        readings += 1;
        return new Promise<{ stock_books: { value: number }[] }>((resolve) => {
          answer = (value) => resolve({ stock_books: [{ value }] });
        });
      },
    });
    const [body] = (await Promise.all([metrics.expose(), metrics.expose()])).map((scrape) => scrape.body);
    expect(body).toMatch(/^lectern_source_up{source="stock"} 0$/m);
    expect(body).not.toMatch(/^stock_books /m);
    expect(body).toMatch(/^process_cpu_seconds_total /m);
    expect(readings).toBe(1);
    const late = metrics.expose();
    answer(7);
    expect((await late).body).toMatch(/^stock_books 7$/m);
    expect(readings).toBe(1);
  });

  it('are left out if reading fails', async () => {
    const metrics = new Metrics();
    metrics.addSource({
      name: 'stock',
      gauges,
      read: () => Promise.reject(new Error('no connection')),
    });
    const { body } = await metrics.expose();
    expect(body).toMatch(/^lectern_source_up{source="stock"} 0$/m);
    expect(body).not.toMatch(/^stock_books /m);
  });
});
