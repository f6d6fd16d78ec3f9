import 'reflect-metadata';

import { describe, expect, it } from '@jest/globals';

import { SealedSecrets } from './sealed-secrets.js';
import type { SigningKey } from './signed-links.js';

const sealer = (key: string) => new SealedSecrets({ read: async () => key } as SigningKey);
const secrets = sealer('the key of this site');

describe('a sealed secret', () => {
  it('opens for the purpose and the owner that it was sealed for, and reads like nothing until then', async () => {
    const sealed = await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(await secrets.open('second-factor', 'ruth', sealed)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('stays shut for another owner, another purpose, another site, and when it was touched', async () => {
    const sealed = await secrets.seal('second-factor', 'ruth', 'JBSWY3DPEHPK3PXP');
    const touched = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    await expect(secrets.open('second-factor', 'ada', sealed)).rejects.toThrow();
    await expect(secrets.open('another', 'ruth', sealed)).rejects.toThrow();
    await expect(sealer('another key').open('second-factor', 'ruth', sealed)).rejects.toThrow();
    await expect(secrets.open('second-factor', 'ruth', touched)).rejects.toThrow();
    await expect(secrets.open('second-factor', 'ruth', '')).rejects.toThrow();
  });
});
