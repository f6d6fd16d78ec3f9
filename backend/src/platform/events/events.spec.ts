import { describe, expect, it } from '@jest/globals';

import { defineEvent, Events } from './events.js';

const created = defineEvent<{ id: string }>('created');

describe('Events', () => {
  it('calls the listeners of an event in the order they were added', async () => {
    const events = new Events();
    const calls: string[] = [];
    events.listen(created, async ({ id }) => void calls.push(`first ${id}`));
    events.listen(created, async ({ id }) => void calls.push(`second ${id}`));
    events.listen(defineEvent('another'), async () => void calls.push('another'));
    await events.publish(created, { id: '7' });
    expect(calls).toEqual(['first 7', 'second 7']);
  });

  it('rejects the publisher if a listener fails', async () => {
    const events = new Events();
    events.listen(created, () => Promise.reject(new Error('no')));
    await expect(events.publish(created, { id: '7' })).rejects.toThrow('no');
  });
});
