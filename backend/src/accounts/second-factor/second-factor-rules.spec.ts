import { describe, expect, it } from '@jest/globals';

import {
  createRecoveryCode,
  hashRecoveryCode,
  isOneTimeCode,
  isRecoveryCode,
  plainCode,
} from './second-factor-rules.js';

describe('Recovery code', () => {
  it('has four groups of six, without lookalike characters', () => {
    const codes = Array.from({ length: 200 }, createRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/);
  });

  it('ignores case and separators', () => {
    const code = createRecoveryCode();
    for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ' '), ` ${code} `]) {
      expect(isRecoveryCode(plainCode(typed))).toBe(true);
      expect(plainCode(typed)).toBe(plainCode(code));
    }
  });

  it('can be one of the older, shorter codes', () => {
    expect(isRecoveryCode('k7m2px9rta3hcwe')).toBe(true);
    expect(isRecoveryCode('k7m2px9rta3hcwe5')).toBe(false);
  });

  it('is never mistaken for an app code, nor the other way round', () => {
    expect([isOneTimeCode(plainCode('123 456')), isRecoveryCode('123456')]).toEqual([true, false]);
    expect(isOneTimeCode(plainCode(createRecoveryCode()))).toBe(false);
  });

  it('has a different hash for each user', () => {
    expect(hashRecoveryCode('ruth', 'abc')).not.toBe(hashRecoveryCode('ada', 'abc'));
  });
});
