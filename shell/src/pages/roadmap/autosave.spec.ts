import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Autosave, type SaveState } from './autosave.js';
import { saveDelayMs } from './roadmap-rules.js';

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('Autosave', () => {
  const saved: string[] = [];
  const told: SaveState[] = [];
  let answers: ((error?: Error) => void)[] = [];
  let autosave: Autosave<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    [saved.length, told.length, answers] = [0, 0, []];
    autosave = new Autosave({
      kept: '',
      isSame: (one, other) => one === other,
      save: (value) => {
        saved.push(value);
        return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())));
      },
      onChange: (saving) => told.push(saving),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('saves once, when the writer pauses @S2-legal-dashboard-7', async () => {
    autosave.change('a');
    jest.advanceTimersByTime(saveDelayMs - 1);
    autosave.change('ab');
    jest.advanceTimersByTime(saveDelayMs - 1);
    expect(saved).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(saved).toEqual(['ab']);
    answers[0]?.();
    await settle();
    expect(told).toEqual(['waiting', 'waiting', 'saving', 'saved']);
  });

  it('saves again after changes made during a request, one request at a time', async () => {
    autosave.change('a');
    autosave.saveNow();
    autosave.change('ab');
    autosave.saveNow();
    expect(saved).toEqual(['a']);
    answers[0]?.();
    await settle();
    expect(saved).toEqual(['a', 'ab']);
    answers[1]?.();
    await settle();
    expect(told.at(-1)).toBe('saved');
  });

  it('reports a failure, and saves again after the next change', async () => {
    autosave.change('a');
    autosave.saveNow();
    answers[0]?.(new Error('no line'));
    await settle();
    expect(told.at(-1)).toBe('failed');
    autosave.saveNow();
    expect(saved).toEqual(['a', 'a']);
  });
});
