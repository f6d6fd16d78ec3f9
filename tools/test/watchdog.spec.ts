import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { watchdog } from './watchdog.mjs';

describe('a run of tests', () => {
  const onSilence = jest.fn<(waitedFor: string[]) => void>();

  beforeEach(() => {
    jest.useFakeTimers();
    onSilence.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes on as long as anything is heard of it', () => {
    const dog = watchdog(onSilence, 1_000);
    for (let second = 0; second < 5; second++) {
      jest.advanceTimersByTime(900);
      dog.heard('Specs', `spec ${second}`);
    }
    expect(onSilence).not.toHaveBeenCalled();
    dog.stop();
  });

  it('that says nothing any more is told by what it waited for', () => {
    const dog = watchdog(onSilence, 1_000);
    dog.heard('Specs', 'payment.spec.ts');
    dog.heard('Format');
    dog.heard('Types', 'backend');
    dog.done('Types');
    jest.advanceTimersByTime(1_000);
    expect(onSilence).toHaveBeenCalledWith(['Specs, at payment.spec.ts', 'Format']);
  });

  it('that has ended is left alone', () => {
    const dog = watchdog(onSilence, 1_000);
    dog.heard('Specs');
    dog.stop();
    jest.advanceTimersByTime(5_000);
    expect(onSilence).not.toHaveBeenCalled();
  });
});
