import 'reflect-metadata';

import { describe, expect, it } from '@jest/globals';

import { SignedLinks } from './signed-links.js';
import { siteKeyOf } from '../config/site-key-rules.js';
import { SiteKeys } from './site-keys.js';

const signer = (...secrets: string[]) => new SignedLinks(new SiteKeys(secrets.map(siteKeyOf)));

describe('SignedLinks', () => {
  it('reads a token only for its purpose and with its key', async () => {
    const token = await signer('old').token('confirm', 'ruth');
    expect(await signer('old').read('confirm', token)).toBe('ruth');
    expect(await signer('old').read('end', token)).toBeUndefined();
    expect(await signer('another').read('confirm', token)).toBeUndefined();
    expect(await signer('old').read('confirm', token.replace('ruth', 'ada'))).toBeUndefined();
    expect(await signer('old').read('confirm', 'ruth')).toBeUndefined();
  });

  it('signs with the first key and reads tokens of all keys until they are retired', async () => {
    const old = await signer('old').token('confirm', 'ruth');
    expect(await signer('new', 'old').read('confirm', old)).toBe('ruth');
    expect(await signer('new', 'old').token('confirm', 'ruth')).toBe(
      await signer('new').token('confirm', 'ruth'),
    );
    expect(await signer('new').read('confirm', old)).toBeUndefined();
  });
});
