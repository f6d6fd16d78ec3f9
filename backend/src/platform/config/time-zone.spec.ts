import { describe, expect, it } from '@jest/globals';

import { readTimeZone } from './read-configuration.js';

describe('The time zone of the site', () => {
  it('is that of the environment, else of the content, else UTC', () => {
    expect(readTimeZone(' Europe/Berlin ', 'America/New_York')).toBe('Europe/Berlin');
    expect(readTimeZone('', 'America/New_York')).toBe('America/New_York');
    expect(readTimeZone(undefined)).toBe('UTC');
  });

  it.each(['Mars/Olympus', '+05:00', 'here', "UTC'"])('cannot be %j', (text) => {
    expect(() => readTimeZone(text)).toThrow('TIME_ZONE must be a zone such as America/New_York');
  });
});
