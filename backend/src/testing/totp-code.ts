import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** An authenticator app of the tests. Each code counts once, so it can be asked for those that come later. */
export function totpCode(secret: string, stepsFromNow = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsFromNow * STEP_MS });
}
