import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../database/database.js';
import type { DomainError } from '../http/domain-error.js';
import type { JobRun } from '../jobs/handles-job.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { SignedLinks } from '../signed-links/signed-links.js';
import { CODE_LIFE_MINUTES, codeLimits, codeOf } from './email-code-rules.js';
import { Passwords } from './passwords.js';

/** One kind of code: where it is kept, and what is said of one that is wrong. */
export interface CodeKind {
  /** Has an `id`, `code_hash` and `expires_at`. */
  table: string;
  /** The column that says for whom or what a code is; unique. */
  column: string;
  /** What tries, and emails with such codes, are counted by. */
  purpose: string;
  /** The code of the error when too many were tried. */
  tooMany: string;
  wrong(): DomainError;
}

interface TriedCode {
  /** For whom or what the code was mailed. */
  subject: string;
  code: string;
  /** Where it comes from in the network. */
  address: string;
}

interface KeptCode {
  id: string;
  codeHash: string | null;
}

/** Codes by email, of six digits: kept as hashes, for ten minutes, for five tries and one use. */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly passwords: Passwords,
    private readonly signedLinks: SignedLinks,
  ) {}

  /**
   * Has a row for the next code; one that was mailed before stays good until then. In the transaction that is open.
   * @returns its id, for the job of the email
   */
  async open({ table, column }: CodeKind, subject: string): Promise<string> {
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

  /**
   * Makes a code when its email is written, so that it lives its time from then on and stands nowhere else.
   * @returns undefined where it is asked for no more
   */
  async make(
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
   * Uses a code up: of two that bring it at once, one finds it. What is answered, and how long it takes, does not tell
   * whether there is one.
   * @param mailbox the address that it was mailed to
   * @param open what the code opens, in the transaction that uses it up
   * @throws the kind's own error; TooManyAttempts before the next may be tried
   */
  async confirm<T>(
    { table, column, purpose, tooMany, wrong }: CodeKind,
    { subject, code, address }: TriedCode,
    mailbox: string,
    open: () => Promise<T>,
  ): Promise<T> {
    const limits = codeLimits(purpose);
    const provedRight = await this.rateLimiter.takeTries(tooMany, [
      { limit: limits.subject, subject },
      { limit: limits.source, address },
    ]);
    // No entity: to make one takes a tenth of a millisecond, where there is somebody.
    const [known] = await this.database.manager.query<KeptCode[]>(
      `SELECT id, code_hash AS "codeHash" FROM ${table} WHERE ${column} = $1`,
      [subject],
    );
    const isRight = await this.passwords.verify(known?.codeHash ?? undefined, code);
    return this.database.transaction(async () => {
      if (!known || !isRight || !(await this.useUp(table, known))) throw wrong();
      await provedRight();
      await this.rateLimiter.forgetEmails(purpose, mailbox);
      return open();
    });
  }

  private async useUp(table: string, { id, codeHash }: KeptCode): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE id = $1 AND code_hash = $2 AND expires_at > now()`,
      [id, codeHash],
    );
    return count > 0;
  }
}
