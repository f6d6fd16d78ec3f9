import { describe, expect, it } from '@jest/globals';

import { defineEvent, Events } from './events.js';

const told = defineEvent<{ id: string }>('told');

describe('an event', () => {
  it('is heard by all who listen to its kind, in their order', async () => {
    const events = new Events();
    const heard: string[] = [];
    events.listen(told, async ({ id }) => void heard.push(`first ${id}`));
    events.listen(told, async ({ id }) => void heard.push(`second ${id}`));
    events.listen(defineEvent('another'), async () => void heard.push('another'));
    await events.tell(told, { id: '7' });
    expect(heard).toEqual(['first 7', 'second 7']);
  });

  it('is undone with its transaction where a listener fails: the teller hears of it', async () => {
    const events = new Events();
    events.listen(told, () => Promise.reject(new Error('no')));
    await expect(events.tell(told, { id: '7' })).rejects.toThrow('no');
  });
});
