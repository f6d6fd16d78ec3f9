import { describe, expect, it } from '@jest/globals';

import { siteKeyOf } from './site-key-rules.js';
import { readSiteKeySource } from './site-key-settings.js';

const NEW = 'n'.repeat(43);
const OLD = 'o'.repeat(44);

describe('Site keys', () => {
  it('are in a file of the data directory by default, or in SITE_KEYS_FILE', () => {
    expect(readSiteKeySource({}, '/data')).toEqual({ file: '/data/site-keys' });
    expect(readSiteKeySource({ SITE_KEYS_FILE: '/run/secrets/keys' }, '/data')).toEqual({
      file: '/run/secrets/keys',
    });
  });

  it('are read from SITE_KEYS, current first', () => {
    for (const text of [`${NEW},${OLD}`, ` ${NEW} \n${OLD}, ${NEW}`])
      expect(readSiteKeySource({ SITE_KEYS: text }, '/data')).toEqual({
        keys: [siteKeyOf(NEW), siteKeyOf(OLD)],
      });
  });

  it.each([
    ['one is too short', { SITE_KEYS: `${NEW},short` }],
    ['there is none', { SITE_KEYS: ', ,' }],
    ['both variables are set', { SITE_KEYS: NEW, SITE_KEYS_FILE: '/run/secrets/keys' }],
  ])('are rejected without showing them if %s', (_, env) => {
    const read = () => readSiteKeySource(env, '/data');
    expect(read).toThrow(/^SITE_KEYS/);
    expect(read).not.toThrow(NEW);
  });
});
