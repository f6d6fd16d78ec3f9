import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';

/** As long as somebody may look for her finger, or for her telephone. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

const NEW = `INSERT INTO passkey_challenges (challenge, user_id, expires_at)
  VALUES ($1, $2, now() + interval '${CHALLENGE_LIFE_MS} milliseconds')`;
const USE = `DELETE FROM passkey_challenges
  WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > now()`;

/** What a passkey has to sign: made here, good for one answer and for a few minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly database: Database) {}

  /**
   * @param userId who adds a passkey; null where somebody signs in, and is not known yet
   * @returns in base64url
   */
  async create(userId: string | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.database.manager.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
    await this.database.manager.query(NEW, [challenge, userId]);
    return challenge;
  }

  /** @returns false for one that was never made, was made for somebody else, is used or too old */
  async use(challenge: string, userId: string | null): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(USE, [challenge, userId]);
    return count > 0;
  }
}
