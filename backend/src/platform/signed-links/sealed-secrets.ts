import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { SiteKey } from '../config/site-key-rules.js';
import { SiteKeys } from './site-keys.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** 96 random bits (NIST SP 800-38D §8.2). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with a key derived per purpose. The result begins with the key's id, and is bound to its owner. */
@Injectable()
export class SealedSecrets {
  constructor(private readonly keys: SiteKeys) {}

  async seal(purpose: string, owner: string, secret: string): Promise<string> {
    const key = await this.keys.inUse();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, derived(key, purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** @throws Error if it was sealed for another purpose, owner or site, or is damaged */
  async open(purpose: string, owner: string, sealed: string): Promise<string> {
    const [text = '', id] = sealed.split('.', 2).reverse();
    const bytes = Buffer.from(text, 'base64url');
    const keys = await this.keys.all();
    // Secrets from before keys had ids: try every key.
    const candidates = id === undefined ? keys : keys.filter((key) => key.id === id);
    if (candidates.length === 0) throw new Error(`This site does not have the key ${id}.`);
    for (const key of candidates) {
      const opened = openWith(derived(key, purpose), owner, bytes);
      if (opened !== undefined) return opened;
    }
    throw new Error('This was sealed for something else, or is damaged.');
  }
}

const derived = ({ secret }: SiteKey, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `sealed:${purpose}`, KEY_BYTES));

/** @returns undefined if it was sealed with another key */
function openWith(key: Uint8Array, owner: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return undefined;
  }
}
