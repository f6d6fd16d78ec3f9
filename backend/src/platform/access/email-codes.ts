import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../database/database.js';
import type { DomainError } from '../http/domain-error.js';
import type { JobRun } from '../jobs/handles-job.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { SignedLinks } from '../signed-links/signed-links.js';
import { CODE_LIFE_MINUTES, codeLimits, codeOf } from './email-code-rules.js';
import { Passwords } from './passwords.js';

export interface CodeKind {
  /** A table with the columns `id`, `code_hash` and `expires_at`. */
  table: string;
  column: string;
  /** Name of the rate limits of attempts and emails. */
  purpose: string;
  /** Error code for too many attempts. */
  tooMany: string;
  wrong(): DomainError;
}

interface CodeAttempt {
  subject: string;
  code: string;
  /** IP address of the caller. */
  address: string;
}

interface StoredCode {
  id: string;
  codeHash: string | null;
}

/** Six-digit codes sent by email, stored as hashes: valid for ten minutes, five attempts and one use. */
@Injectable()
export class EmailCodes {
  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly passwords: Passwords,
    private readonly signedLinks: SignedLinks,
  ) {}

  /** Prepares the next code in the open transaction; an earlier code stays valid. @returns the id for the email's job */
  async prepare({ table, column }: CodeKind, subject: string): Promise<string> {
    const { manager } = this.database;
    await manager.query(
      `INSERT INTO ${table} (id, ${column}, expires_at) VALUES ($1, $2, now()) ON CONFLICT (${column}) DO NOTHING`,
      [randomUUID(), subject],
    );
    const [row] = await manager.query<[{ id: string }]>(`SELECT id FROM ${table} WHERE ${column} = $1`, [
      subject,
    ]);
    return row.id;
  }

  /** Creates a code when its email is written. @returns undefined if it is no longer wanted */
  async issue(
    { table, column }: CodeKind,
    id: string,
    run: JobRun,
  ): Promise<{ subject: string; code: string } | undefined> {
    const code = codeOf(await this.signedLinks.secretOf('code', run.id));
    const [[row]] = await this.database.manager.query<[{ subject: string }[], number]>(
      `UPDATE ${table} SET code_hash = $2, expires_at = now() + interval '${CODE_LIFE_MINUTES} minutes'
        WHERE id = $1 RETURNING ${column} AS subject`,
      [id, await this.passwords.hash(code)],
    );
    return row && { subject: row.subject, code };
  }

  /**
   * Uses up a code; of two concurrent calls, one succeeds. Answer and timing do not reveal whether a code exists.
   * @param onSuccess runs in the transaction that uses up the code
   * @throws DomainError of the kind if the code is wrong; TooManyAttempts
   */
  async confirm<T>(
    { table, column, purpose, tooMany, wrong }: CodeKind,
    { subject, code, address }: CodeAttempt,
    mailbox: string,
    onSuccess: () => Promise<T>,
  ): Promise<T> {
    const limits = codeLimits(purpose);
    const resetLimits = await this.rateLimiter.takeAttempts(tooMany, [
      { limit: limits.subject, subject },
      { limit: limits.source, address },
    ]);
    // No entity: creating one takes 0.1 ms, which would reveal that a code exists.
    const [stored] = await this.database.manager.query<StoredCode[]>(
      `SELECT id, code_hash AS "codeHash" FROM ${table} WHERE ${column} = $1`,
      [subject],
    );
    const isCorrect = await this.passwords.verify(stored?.codeHash ?? undefined, code);
    return this.database.transaction(async () => {
      if (!stored || !isCorrect || !(await this.useUp(table, stored))) throw wrong();
      await resetLimits();
      await this.rateLimiter.forgetEmails(purpose, mailbox);
      return onSuccess();
    });
  }

  private async useUp(table: string, { id, codeHash }: StoredCode): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE id = $1 AND code_hash = $2 AND expires_at > now()`,
      [id, codeHash],
    );
    return count > 0;
  }
}
