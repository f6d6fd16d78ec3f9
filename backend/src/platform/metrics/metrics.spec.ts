import { describe, expect, it } from '@jest/globals';

import { Metrics } from './metrics.js';

const gauges = { shelf_books: { help: 'Books on the shelf.' } };

describe('numbers that are read when somebody asks', () => {
  it('are what they are at that moment', async () => {
    const metrics = new Metrics();
    let value = 1;
    metrics.addSource({ name: 'shelf', gauges, read: async () => ({ shelf_books: [{ value: value++ }] }) });
    expect((await metrics.expose()).body).toMatch(/^shelf_books 1$/m);
    expect((await metrics.expose()).body).toMatch(/^shelf_books 2$/m);
  });

  it('are left out, and not asked for again, as long as no answer comes', async () => {
    const metrics = new Metrics();
    let readings = 0;
    let answer: (value: number) => void = () => undefined;
    metrics.addSource({
      name: 'shelf',
      gauges,
      read: () => {
        readings += 1;
        return new Promise<{ shelf_books: { value: number }[] }>((resolve) => {
          answer = (value) => resolve({ shelf_books: [{ value }] });
        });
      },
    });
    const [body] = (await Promise.all([metrics.expose(), metrics.expose()])).map((told) => told.body);
    expect(body).toMatch(/^lectern_source_up{source="shelf"} 0$/m);
    expect(body).not.toMatch(/^shelf_books /m);
    expect(body).toMatch(/^process_cpu_seconds_total /m);
    expect(readings).toBe(1);
    const late = metrics.expose();
    answer(7);
    expect((await late).body).toMatch(/^shelf_books 7$/m);
    expect(readings).toBe(1);
  });

  it('are left out when they cannot be read', async () => {
    const metrics = new Metrics();
    metrics.addSource({
      name: 'shelf',
      gauges,
      read: () => Promise.reject(new Error('The shelf is gone.')),
    });
    const { body } = await metrics.expose();
    expect(body).toMatch(/^lectern_source_up{source="shelf"} 0$/m);
    expect(body).not.toMatch(/^shelf_books /m);
  });
});
