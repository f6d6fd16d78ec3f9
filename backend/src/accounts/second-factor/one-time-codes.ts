import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 defaults, because some authenticator apps ignore other parameters. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 §4, R6: 160 bits. */
const SECRET_BYTES = 20;

/** Tolerates a clock offset of one step (RFC 6238 §5.2). */
const WINDOW_STEPS = 1;

@Injectable()
export class OneTimeCodes {
  /** @returns in base32, for typing */
  createSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  /** URI of the QR code: the app shows the issuer with the label below. */
  uriOf(secret: string, issuer: string, label: string): string {
    return new TOTP({ ...KIND, issuer, label, secret }).toString();
  }

  /** @returns the time step of the code; undefined for a wrong code */
  stepOf(secret: string, code: string, atMs = Date.now()): number | undefined {
    const totp = new TOTP({ ...KIND, secret });
    const delta = totp.validate({ token: code, timestamp: atMs, window: WINDOW_STEPS });
    return delta === null ? undefined : totp.counter({ timestamp: atMs }) + delta;
  }
}
