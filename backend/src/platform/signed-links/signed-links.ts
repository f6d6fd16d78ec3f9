import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { SiteKey } from '../config/site-key-rules.js';
import { SiteKeys } from './site-keys.js';

/** Ids of orders from an older shop may contain dots and colons. */
const TOKEN = /^([\w.:-]{1,220})\.([A-Za-z0-9_-]{43})$/;

/**
 * Tokens for links in emails without a row of their own: an id, signed for one purpose with the key in use. The same id has
 * the same token, so an email that is sent twice has the same link. Tokens of earlier keys are valid until those are retired.
 */
@Injectable()
export class SignedLinks {
  constructor(private readonly keys: SiteKeys) {}

  /** @param purpose use of the link; the token is valid for no other */
  async token(purpose: string, id: string): Promise<string> {
    return `${id}.${await this.signature(purpose, id)}`;
  }

  /** @returns the signed id, or undefined if the token is invalid */
  async read(purpose: string, token: string): Promise<string | undefined> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!id) return undefined;
    const actual = Buffer.from(signature);
    const keys = await this.keys.all();
    return keys.some((key) => timingSafeEqual(actual, Buffer.from(signatureBy(key, purpose, id))))
      ? id
      : undefined;
  }

  /** Keyed hash of a text in base64url, for names that reveal nothing and may change with the key. */
  signatureOf(purpose: string, text: string): Promise<string> {
    return this.signature(purpose, text);
  }

  /** Derives a secret from the job run of an email, so that an email sent twice has the same one. Store only its hash. */
  secretOf(purpose: string, runId: string): Promise<string> {
    return this.signature(`secret:${purpose}`, runId);
  }

  private async signature(purpose: string, id: string): Promise<string> {
    return signatureBy(await this.keys.inUse(), purpose, id);
  }
}

const signatureBy = ({ secret }: SiteKey, purpose: string, id: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
