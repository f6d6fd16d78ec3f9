import { describe, expect, it } from '@jest/globals';

import { readTimeZone } from './read-configuration.js';

describe('the time zone of the site', () => {
  it('is what the environment says, else what the site says, else UTC', () => {
    expect(readTimeZone(' Europe/Berlin ', 'America/New_York')).toBe('Europe/Berlin');
    expect(readTimeZone('', 'America/New_York')).toBe('America/New_York');
    expect(readTimeZone(undefined)).toBe('UTC');
  });

  it.each(['Mars/Olympus', '+05:00', 'here', "UTC'"])('is not %j', (text) => {
    expect(() => readTimeZone(text)).toThrow('TIME_ZONE must be a zone such as America/New_York');
  });
});
