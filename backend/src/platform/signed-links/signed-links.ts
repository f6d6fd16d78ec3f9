import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';

import { Database } from '../database/database.js';

/** The secret that all processes of the site share, made with its database. */
@Injectable()
export class SigningKey {
  private key: Promise<string> | undefined;

  constructor(private readonly database: Database) {}

  /** Read once; one that could not be read is read again. */
  async read(): Promise<string> {
    this.key ??= this.readKey();
    return this.key.catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
  }

  private async readKey(): Promise<string> {
    const rows = (await this.database.manager.query('SELECT key FROM signing_keys WHERE id = 1')) as {
      key: string;
    }[];
    if (!rows[0]) throw new Error('The key that signs links is missing from the database.');
    return rows[0].key;
  }
}

const TOKEN = /^([\w-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/**
 * Tokens for links in emails that need no row of their own: the id of what the link is about, signed for one
 * purpose with a key that all processes of the site share. The same id always has the same token, so that an email
 * which had to be sent twice holds the same link.
 */
@Injectable()
export class SignedLinks {
  constructor(private readonly key: SigningKey) {}

  /** @param purpose what the link may do: a token made for one opens no other */
  async token(purpose: string, id: string): Promise<string> {
    return `${id}.${await this.signature(purpose, id)}`;
  }

  /** @returns the id that the token was made for; undefined for any other text */
  async read(purpose: string, token: string): Promise<string | undefined> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!id) return undefined;
    const expected = await this.signature(purpose, id);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined;
  }

  /** What only this site can make of a text, in base64url: for names that tell nobody what they name. */
  signatureOf(purpose: string, text: string): Promise<string> {
    return this.signature(purpose, text);
  }

  /**
   * A secret for an email, made of the run that writes it: whoever has any copy of an email that was sent twice holds the
   * same one. It looks as those of {@link createToken} do, and like them only its hash is kept.
   */
  secretOf(purpose: string, runId: string): Promise<string> {
    return this.signature(`secret:${purpose}`, runId);
  }

  private async signature(purpose: string, id: string): Promise<string> {
    return createHmac('sha256', await this.key.read())
      .update(`${purpose}:${id}`)
      .digest('base64url');
  }
}
