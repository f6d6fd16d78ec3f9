import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/signed-links/random-token.js';

/** Lets a browser forget whose roadmap it opened; the roadmap itself stays. */
@Injectable()
export class CloseSession {
  constructor(private readonly database: Database) {}

  async execute(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.database.manager.query('DELETE FROM companion_sessions WHERE token_hash = $1', [
      hashToken(token),
    ]);
  }
}
