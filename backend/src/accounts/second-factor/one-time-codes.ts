import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';

/** As authenticator apps take it without being told (RFC 6238 with its defaults): anything else some of them ignore. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 §4, R6: 160 bits. */
const SECRET_BYTES = 20;

/** Clocks differ: a step before and after counts as well (RFC 6238 §5.2). */
const WINDOW_STEPS = 1;

/** The codes of an authenticator app. */
@Injectable()
export class OneTimeCodes {
  /** @returns in base32, as one would type it */
  createSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  /** What the QR code says: the app shows the issuer, and the label beneath it. */
  uriOf(secret: string, issuer: string, label: string): string {
    return new TOTP({ ...KIND, issuer, label, secret }).toString();
  }

  /** @returns the step of time that the code is of; undefined for a wrong one */
  stepOf(secret: string, code: string, atMs = Date.now()): number | undefined {
    const totp = new TOTP({ ...KIND, secret });
    const delta = totp.validate({ token: code, timestamp: atMs, window: WINDOW_STEPS });
    return delta === null ? undefined : totp.counter({ timestamp: atMs }) + delta;
  }
}
