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
  it('is undecided until given or declined, and is remembered', () => {
    const kept = storage();
    expect(readConsent(kept)).toBe('undecided');
    keepConsent(kept, 'denied');
    expect(readConsent(kept)).toBe('denied');
    keepConsent(kept, 'granted');
    expect(readConsent(kept)).toBe('granted');
  });

  it('is undecided if storage is blocked or the stored value is invalid', () => {
    expect(readConsent(null)).toBe('undecided');
    expect(readConsent(storage({ 'lectern.analytics-consent': 'yes' }))).toBe('undecided');
  });

  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('is declined by the signals %j: %p', (signals, refused) => {
    expect(isRefusedBySignal(signals)).toBe(refused);
  });
});
