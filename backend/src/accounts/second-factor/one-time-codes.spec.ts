import { describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import 'reflect-metadata';

import { OneTimeCodes } from './one-time-codes.js';

const codes = new OneTimeCodes();

/** Secret of RFC 6238, appendix B; an app shows the last six digits of the codes in its table. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

describe('App code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('matches RFC 6238 at second %s @S2-signing-in-6', (atS, code, step) => {
    expect(codes.stepOf(SECRET, code, atS * 1000)).toBe(step);
  });

  it('is valid one step before and after its time, and no further', () => {
    const at = (atS: number) => codes.stepOf(SECRET, '287082', atS * 1000);
    expect([at(29), at(30), at(59), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, 1, undefined]);
  });

  it('rejects any other text', () => {
    for (const code of ['', '287083', '28708', '2870820', 'abcdef'])
      expect(codes.stepOf(SECRET, code, 59_000)).toBeUndefined();
  });

  it('has a secret of 160 bits, in a QR code with the site and the account', () => {
    const secret = codes.createSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.uriOf(secret, 'Eleanor Marsh', 'ruth@example.com')).toBe(
      `otpauth://totp/Eleanor%20Marsh:ruth%40example.com?issuer=Eleanor%20Marsh&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
