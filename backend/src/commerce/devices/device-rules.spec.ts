import { describe, expect, it } from '@jest/globals';

import { deviceKindOf, fileForKindle, isKindleAddress, LONGEST_BY_EMAIL } from './device-rules.js';

describe('A reading device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'apple'],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'apple'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'android',
    ],
    ['Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 Silk/122.5 Safari/537.36', 'kindle'],
    ['Mozilla/5.0 (X11; U; Linux armv7l like Android; en-us) AppleWebKit/531.2+ Kindle/3.0+', 'kindle'],
    ['Mozilla/5.0 (Linux; U; Android 2.0; en-us;) AppleWebKit/538.1 Kobo eReader Safari/538.1', 'kobo'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'desktop'],
    ['', 'desktop'],
    [undefined, 'desktop'],
  ] as const)('is recognized by %s', (userAgent, kind) => expect(deviceKindOf(userAgent)).toBe(kind));
});

describe('The file for a Kindle', () => {
  const file = (fileFormat: 'pdf' | 'epub' | 'mobi', sizeBytes = 1000) => ({ fileFormat, sizeBytes });

  it('is the ePub, else the PDF, and never MOBI, which Amazon no longer accepts', () => {
    expect(fileForKindle([file('pdf'), file('epub')])).toEqual(file('epub'));
    expect(fileForKindle([file('pdf'), file('mobi')])).toEqual(file('pdf'));
    expect(fileForKindle([file('mobi')])).toBeUndefined();
    expect(fileForKindle([])).toBeUndefined();
  });

  it('is within Amazon’s size limit for email', () => {
    const large = file('epub', LONGEST_BY_EMAIL + 1);
    expect(fileForKindle([large, file('pdf')])).toEqual(file('pdf'));
    expect(fileForKindle([large, file('pdf', LONGEST_BY_EMAIL + 1)])).toBe('too-large');
  });
});

describe('The address of a Kindle', () => {
  it('is at Amazon’s domain, not a similar one', () => {
    expect(['ruth@kindle.com', 'ruth_1@free.kindle.com'].map(isKindleAddress)).toEqual([true, true]);
    for (const other of [
      'ruth@kindle.com.evil.example',
      'ruth@notkindle.com',
      'ruth@x.kindle.com',
      'kindle.com',
    ])
      expect([other, isKindleAddress(other)]).toEqual([other, false]);
  });
});
