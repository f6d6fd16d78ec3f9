import { describe, expect, it } from '@jest/globals';

import { Passwords } from './passwords.js';

const passwords = new Passwords();
const PASSWORD = ' Ein Stuhl am Fenster, 7 Tassen 🫖 ';

describe('Passwords', () => {
  it('accepts only exactly the same password', async () => {
    const stored = await passwords.hash(PASSWORD);
    expect(await passwords.verify(stored, PASSWORD)).toBe(true);
    for (const other of [PASSWORD.trim(), PASSWORD.toLowerCase(), PASSWORD.slice(0, -1), `${PASSWORD} `])
      expect([other, await passwords.verify(stored, other)]).toEqual([other, false]);
  });

  it('compares all of 200 characters', async () => {
    const long = 'a quiet study at dusk '.repeat(10).slice(0, 200);
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, `${long.slice(0, -1)}x`)).toBe(false);
  });

  it('accepts characters composed in another way (NIST SP 800-63B, 3.1.1.2)', async () => {
    expect(await passwords.verify(await passwords.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(
      true,
    );
  });

  it('stores a salted argon2id hash with 19 MiB and two passes', async () => {
    const [one, two] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });
});
