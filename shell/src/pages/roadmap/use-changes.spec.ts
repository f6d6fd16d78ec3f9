import { describe, expect, it } from '@jest/globals';
import { WriteQueues } from './use-changes.js';

describe('WriteLines', () => {
  it('sends writes of one key in order, and those of another at once', async () => {
    const lines = new WriteQueues();
    const sent: string[] = [];
    let answer: () => void = () => undefined;
    const first = lines.write('a', () => {
      sent.push('a1');
      return new Promise<void>((resolve) => (answer = resolve));
    });
    const second = lines.write('a', async () => void sent.push('a2'));
    await lines.write('b', async () => void sent.push('b1'));
    expect(sent).toEqual(['a1', 'b1']);
    answer();
    await Promise.all([first, second]);
    expect(sent).toEqual(['a1', 'b1', 'a2']);
  });

  it('fails queued writes with the one they follow, and starts afresh @S2-legal-dashboard-6', async () => {
    const lines = new WriteQueues();
    const sent: string[] = [];
    const first = lines.write('a', () => Promise.reject(new Error('no line')));
    const second = lines.write('a', async () => void sent.push('second'));
    await expect(first).rejects.toThrow('no line');
    await expect(second).rejects.toThrow('no line');
    await lines.write('a', async () => void sent.push('third'));
    expect(sent).toEqual(['third']);
  });
});
