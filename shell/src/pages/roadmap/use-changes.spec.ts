import { describe, expect, it } from '@jest/globals';
import { WriteLines } from './use-changes.js';

describe('what is written', () => {
  it('goes out in its order about one thing, and at once about another', async () => {
    const lines = new WriteLines();
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

  it('fails with what it was to follow, and the next one has a new beginning @S2-legal-dashboard-6', async () => {
    const lines = new WriteLines();
    const sent: string[] = [];
    const first = lines.write('a', () => Promise.reject(new Error('no line')));
    const second = lines.write('a', async () => void sent.push('second'));
    await expect(first).rejects.toThrow('no line');
    await expect(second).rejects.toThrow('no line');
    await lines.write('a', async () => void sent.push('third'));
    expect(sent).toEqual(['third']);
  });
});
