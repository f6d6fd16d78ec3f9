import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** A code of an authenticator app. Each is valid once; `stepsFromNow` gives a later one. */
export function totpCode(secret: string, stepsFromNow = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsFromNow * STEP_MS });
}
