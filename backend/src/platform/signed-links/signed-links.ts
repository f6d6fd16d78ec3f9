import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { SiteKey } from '../config/site-key-rules.js';
import { SiteKeys } from './site-keys.js';

/** Ids of orders from an older shop may have dots and colons too. */
const TOKEN = /^([\w.:-]{1,220})\.([A-Za-z0-9_-]{43})$/;

/**
 * Tokens for links in emails that need no row of their own: the id of what the link is about, signed for one
 * purpose with the key in use. The same id has the same token for as long as that is, so that an email which had to be sent
 * twice holds the same link. Tokens of the keys before it are read as well, until those are retired.
 */
@Injectable()
export class SignedLinks {
  constructor(private readonly keys: SiteKeys) {}

  /** @param purpose what the link may do: a token made for one opens no other */
  async token(purpose: string, id: string): Promise<string> {
    return `${id}.${await this.signature(purpose, id)}`;
  }

  /** @returns the id that the token was made for; undefined for any other text */
  async read(purpose: string, token: string): Promise<string | undefined> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!id) return undefined;
    const given = Buffer.from(signature);
    const keys = await this.keys.all();
    return keys.some((key) => timingSafeEqual(given, Buffer.from(signatureBy(key, purpose, id))))
      ? id
      : undefined;
  }

  /**
   * What only this site can make of a text, in base64url: for names that tell nobody what they name, and may be others when the
   * key is another.
   */
  signatureOf(purpose: string, text: string): Promise<string> {
    return this.signature(purpose, text);
  }

  /**
   * Derives a secret for an email from the job run that writes it, so that an email sent twice has the same secret. It has the
   * form of {@link createToken}; only its hash is stored.
   */
  secretOf(purpose: string, runId: string): Promise<string> {
    return this.signature(`secret:${purpose}`, runId);
  }

  private async signature(purpose: string, id: string): Promise<string> {
    return signatureBy(await this.keys.inUse(), purpose, id);
  }
}

const signatureBy = ({ secret }: SiteKey, purpose: string, id: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
