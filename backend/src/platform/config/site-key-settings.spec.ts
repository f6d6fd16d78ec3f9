import { describe, expect, it } from '@jest/globals';

import { siteKeyOf } from './site-key-rules.js';
import { readSiteKeySource } from './site-key-settings.js';

const NEW = 'n'.repeat(43);
const OLD = 'o'.repeat(44);

describe('the keys of the site', () => {
  it('lie in a file of the data directory, or in one that is named', () => {
    expect(readSiteKeySource({}, '/data')).toEqual({ file: '/data/site-keys' });
    expect(readSiteKeySource({ SITE_KEYS_FILE: '/run/secrets/keys' }, '/data')).toEqual({
      file: '/run/secrets/keys',
    });
  });

  it('stand in the environment, the one in use first', () => {
    for (const text of [`${NEW},${OLD}`, ` ${NEW} \n${OLD}, ${NEW}`])
      expect(readSiteKeySource({ SITE_KEYS: text }, '/data')).toEqual({
        keys: [siteKeyOf(NEW), siteKeyOf(OLD)],
      });
  });

  it.each([
    ['is too short to be one', { SITE_KEYS: `${NEW},short` }],
    ['is none', { SITE_KEYS: ', ,' }],
    ['is said twice', { SITE_KEYS: NEW, SITE_KEYS_FILE: '/run/secrets/keys' }],
  ])('are refused without being told where one %s', (_, env) => {
    const read = () => readSiteKeySource(env, '/data');
    expect(read).toThrow(/^SITE_KEYS/);
    expect(read).not.toThrow(NEW);
  });
});
