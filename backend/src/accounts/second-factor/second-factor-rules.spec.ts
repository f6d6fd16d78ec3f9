import { describe, expect, it } from '@jest/globals';

import {
  createRecoveryCode,
  hashRecoveryCode,
  isOneTimeCode,
  isRecoveryCode,
  plainCode,
} from './second-factor-rules.js';

describe('a recovery code', () => {
  it('is four groups of six, without letters that look like others', () => {
    const codes = Array.from({ length: 200 }, createRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/);
  });

  it('may be typed as one likes', () => {
    const code = createRecoveryCode();
    for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ' '), ` ${code} `]) {
      expect(isRecoveryCode(plainCode(typed))).toBe(true);
      expect(plainCode(typed)).toBe(plainCode(code));
    }
  });

  it('may be one of those that were made before, which were shorter', () => {
    expect(isRecoveryCode('k7m2px9rta3hcwe')).toBe(true);
    expect(isRecoveryCode('k7m2px9rta3hcwe5')).toBe(false);
  });

  it('is no code of an app, nor the other way round', () => {
    expect([isOneTimeCode(plainCode('123 456')), isRecoveryCode('123456')]).toEqual([true, false]);
    expect(isOneTimeCode(plainCode(createRecoveryCode()))).toBe(false);
  });

  it('is another hash for somebody else', () => {
    expect(hashRecoveryCode('ruth', 'abc')).not.toBe(hashRecoveryCode('ada', 'abc'));
  });
});
