import 'reflect-metadata';

import { createCipheriv, hkdfSync } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { SealedSecrets } from './sealed-secrets.js';
import { siteKeyOf } from '../config/site-key-rules.js';
import { SiteKeys } from './site-keys.js';

const sealer = (...secrets: string[]) => new SealedSecrets(new SiteKeys(secrets.map(siteKeyOf)));
const KEY = 'the key of this site';
const secrets = sealer(KEY);

describe('SealedSecrets', () => {
  it('opens a secret for its purpose and owner, and hides it otherwise', async () => {
    const sealed = await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(await secrets.open('second-factor', 'ruth', sealed)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('rejects another owner, another purpose, another site and a changed secret', async () => {
    const sealed = await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP');
    const touched = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    await expect(secrets.open('second-factor', 'ada', sealed)).rejects.toThrow();
    await expect(secrets.open('another', 'ruth', sealed)).rejects.toThrow();
    await expect(sealer('another key').open('second-factor', 'ruth', sealed)).rejects.toThrow();
    await expect(secrets.open('second-factor', 'ruth', touched)).rejects.toThrow();
    await expect(secrets.open('second-factor', 'ruth', '')).rejects.toThrow();
  });

  it('names the key of a secret, and opens it while the site has that key', async () => {
    const sealed = await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP');
    expect(sealed.split('.')[0]).toBe(siteKeyOf(KEY).id);
    expect(await sealer('a new key', KEY).open('second-factor', 'ruth', sealed)).toBe('JBSWY3DPEHPK3PXP');
    const renamed = sealed.replace(siteKeyOf(KEY).id, siteKeyOf('a new key').id);
    await expect(sealer('a new key', KEY).open('second-factor', 'ruth', renamed)).rejects.toThrow();
    await expect(sealer('a new key').open('second-factor', 'ruth', sealed)).rejects.toThrow(
      `does not have the key ${siteKeyOf(KEY).id}`,
    );
  });

  it('opens a secret from before keys had ids', async () => {
    const key = new Uint8Array(hkdfSync('sha256', KEY, '', 'sealed:second-factor', 32));
    const iv = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('ruth'));
    const text = Buffer.concat([cipher.update('JBSWY3DPEHPK3PXP'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    expect(await sealer('a new key', KEY).open('second-factor', 'ruth', sealed)).toBe('JBSWY3DPEHPK3PXP');
    await expect(sealer('a new key').open('second-factor', 'ruth', sealed)).rejects.toThrow();
  });
});
