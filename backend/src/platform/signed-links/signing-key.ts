import { Injectable } from '@nestjs/common';

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
