import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { SigningKey } from './signed-links.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** As NIST SP 800-38D §8.2 would have it: 96 bits, of chance. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets that have to be read again, and so cannot be kept as hashes: encrypted with a key that is derived, for each
 * purpose anew, from the one that signs links. A row that is moved to somebody else does not open.
 */
@Injectable()
export class SealedSecrets {
  constructor(private readonly key: SigningKey) {}

  /** @param owner whose it is: it is opened with the same words only */
  async seal(purpose: string, owner: string, secret: string): Promise<string> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, await this.keyOf(purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws where it was sealed for another purpose, owner or site, or is broken */
  async open(purpose: string, owner: string, sealed: string): Promise<string> {
    const bytes = Buffer.from(sealed, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, await this.keyOf(purpose), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  }

  private async keyOf(purpose: string): Promise<Uint8Array> {
    return new Uint8Array(hkdfSync('sha256', await this.key.read(), '', `sealed:${purpose}`, KEY_BYTES));
  }
}
