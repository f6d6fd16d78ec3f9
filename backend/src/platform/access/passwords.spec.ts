import { describe, expect, it } from '@jest/globals';

import { Passwords } from './passwords.js';

const passwords = new Passwords();
const PASSWORD = ' Ein Stuhl am Fenster, 7 Tassen 🫖 ';

describe('a password', () => {
  it('is right as it was chosen, to the last letter, and no other way', async () => {
    const kept = await passwords.hash(PASSWORD);
    expect(await passwords.verify(kept, PASSWORD)).toBe(true);
    for (const other of [PASSWORD.trim(), PASSWORD.toLowerCase(), PASSWORD.slice(0, -1), `${PASSWORD} `])
      expect([other, await passwords.verify(kept, other)]).toEqual([other, false]);
  });

  it('counts to its two hundredth letter', async () => {
    const long = 'a quiet study at dusk '.repeat(10).slice(0, 200);
    const kept = await passwords.hash(long);
    expect(await passwords.verify(kept, long)).toBe(true);
    expect(await passwords.verify(kept, `${long.slice(0, -1)}x`)).toBe(false);
  });

  it('is the same by whichever keyboard its letters were composed (NIST SP 800-63B, 3.1.1.2)', async () => {
    expect(await passwords.verify(await passwords.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(
      true,
    );
  });

  it('is kept as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, two] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });
});
