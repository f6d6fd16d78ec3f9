import { describe, expect, it } from '@jest/globals';
import { isRefusedBySignal, keepConsent, readConsent } from './consent.js';

const storage = (start: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('consent', () => {
  it('is undecided until it is given or refused, and is remembered', () => {
    const kept = storage();
    expect(readConsent(kept)).toBe('undecided');
    keepConsent(kept, 'denied');
    expect(readConsent(kept)).toBe('denied');
    keepConsent(kept, 'granted');
    expect(readConsent(kept)).toBe('granted');
  });

  it('is undecided where nothing can be remembered, or something else was', () => {
    expect(readConsent(null)).toBe('undecided');
    expect(readConsent(storage({ 'lectern.analytics-consent': 'yes' }))).toBe('undecided');
  });

  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('is refused by the signals %j: %p', (signals, refused) => {
    expect(isRefusedBySignal(signals)).toBe(refused);
  });
});
