import { createHash } from 'node:crypto';
import {
  Injectable,
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import { TooManyAttempts } from '../http/domain-error.js';
import { ExpiredRows } from '../jobs/expired-rows.js';
import { HandlesJob } from '../jobs/handles-job.js';
import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';
import { SignedLinks } from '../signed-links/signed-links.js';
import { networkSource } from './network-source.js';
import { EMAIL_WAITS_MS, type GrowingLimit, mailboxOf, type RateLimit } from './rate-limit-rules.js';
import { ApiTooManyRequestsResponse } from '#api-docs';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

/**
 * What is tried, of whom: of somebody, all is forgotten with a try that proves right; an address of the network stands
 * for many people, and there it takes back itself alone.
 */
export type Attempt = { limit: GrowingLimit } & ({ subject: string } | { address: string });

const forgetSources = defineJob<NoPayload>({ name: 'forget-sources' });

defineSchedule({ job: forgetSources, everyMs: 60 * 60_000 });

/** One statement that commits by itself: a flood waits for no transaction, and however many come at once are counted. */
const TAKE_CALL = `INSERT INTO source_allowances (name, source_hash, free_at)
  VALUES ($1, $2, now() + $3::float8 * interval '1 millisecond')
  ON CONFLICT (name, source_hash) DO UPDATE
    SET free_at = greatest(source_allowances.free_at, now()) + $3::float8 * interval '1 millisecond'
    WHERE source_allowances.free_at <= now() + ($4::int - 1) * $3::float8 * interval '1 millisecond'
  RETURNING name`;

const CALL_WAIT = `SELECT extract(epoch FROM free_at - now())::float8 * 1000 - ($4::int - 1) * $3::float8 AS "waitMs"
  FROM source_allowances WHERE name = $1 AND source_hash = $2`;

/** The same bucket for what may wait its turn: it says when, and takes none that is further away than `$4`. */
const TAKE_TURNS = `INSERT INTO source_allowances (name, source_hash, free_at)
  VALUES ($1, $2, now() + $3::float8 * interval '1 millisecond')
  ON CONFLICT (name, source_hash) DO UPDATE
    SET free_at = greatest(source_allowances.free_at, now()) + $3::float8 * interval '1 millisecond'
    WHERE $4::float8 IS NULL OR source_allowances.free_at <= now() + $4::float8 * interval '1 millisecond'
  RETURNING extract(epoch FROM free_at - now())::float8 * 1000 - $3::float8 AS "waitMs"`;

const TURN_WAIT = `SELECT extract(epoch FROM free_at - now())::float8 * 1000 AS "waitMs"
  FROM source_allowances WHERE name = $1 AND source_hash = $2`;

interface Turns {
  /** How many are taken. */
  count?: number;
  /** Where each of several has turns of its own. */
  subject?: string;
  /** A first turn that is further away is not taken. */
  longestWaitMs?: number;
}

/** A table that counts by purpose and hash: how many, and when the last one was. */
function countedIn(
  table: string,
  columns: { subject: string; count: string; at: string },
  forgottenAfter: string,
) {
  const { subject, count, at } = columns;
  const of = `WHERE purpose = $1 AND ${subject} = $2`;
  const isForgotten = `past.${at} < clock_timestamp() - interval '${forgottenAfter}'`;
  const next = `past.${at} + ($3::float8[])[least(past.${count}, cardinality($3::float8[]))] * interval '1 millisecond'`;
  return {
    take: `INSERT INTO ${table} AS past (purpose, ${subject}, ${count}, ${at})
      VALUES ($1, $2, 1, clock_timestamp())
      ON CONFLICT (purpose, ${subject}) DO UPDATE SET ${at} = clock_timestamp(),
        ${count} = CASE WHEN ${isForgotten} THEN 1 ELSE past.${count} + 1 END
      WHERE ${isForgotten} OR past.${count} = 0 OR ${next} <= clock_timestamp() RETURNING purpose`,
    wait: `SELECT (extract(epoch FROM ${next} - clock_timestamp()) * 1000)::float8 AS "waitMs" FROM ${table} past ${of}`,
    takeBack: `UPDATE ${table} SET ${count} = greatest(0, ${count} - 1) ${of}`,
    forget: `DELETE FROM ${table} ${of}`,
    // The second condition spares what was counted again a moment ago.
    clean: `DELETE FROM ${table} WHERE (purpose, ${subject}) IN (
        SELECT purpose, ${subject} FROM ${table} WHERE ${at} < now() - interval '${forgottenAfter}' ORDER BY ${at} LIMIT $1)
      AND ${at} < now() - interval '${forgottenAfter}'`,
  };
}

const TRIES = countedIn(
  'access_tries',
  { subject: 'subject_hash', count: 'tried_count', at: 'last_tried_at' },
  '24 hours',
);

const EMAILS = countedIn(
  'mail_allowances',
  { subject: 'email_hash', count: 'sent_count', at: 'last_sent_at' },
  '30 days',
);

const EXPIRED = [
  `DELETE FROM source_allowances WHERE (name, source_hash) IN (
      SELECT name, source_hash FROM source_allowances WHERE free_at < now() ORDER BY free_at LIMIT $1)
    AND free_at < now()`,
  TRIES.clean,
  EMAILS.clean,
];

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

/** What the emails to an address are counted by. */
export const mailboxHash = (email: string): string => hashOf(mailboxOf(email.toLowerCase()));

/**
 * How often somebody may do something, counted for all processes of the site together: calls of a source by a leaky
 * bucket, whose only number is the moment at which it will be empty; guesses and emails by waits that grow.
 * Nobody's name or address is kept, only fingerprints, and only while they count.
 */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly rows: ExpiredRows,
  ) {}

  /** Names a source, to whoever has this site's key alone. */
  async fingerprint(ip: string | undefined): Promise<string> {
    const source = networkSource((ip ?? '').toLowerCase());
    return (await this.links.token('source', source)).slice(source.length + 1);
  }

  /** @returns 0 when the source may go on, which is then counted; else how many milliseconds it has to wait */
  async takeCall({ name, burst, everyMs }: RateLimit, ip: string | undefined): Promise<number> {
    const values = [name, await this.fingerprint(ip), everyMs, burst];
    return this.take(TAKE_CALL, CALL_WAIT, values);
  }

  /**
   * Takes the next turns of something that all processes do one after another.
   * @returns how many milliseconds are left until the first of them, the others follow at their distance; and whether they
   *   are taken
   */
  async takeTurns(
    { name, everyMs }: Omit<RateLimit, 'burst'>,
    { count = 1, subject = '', longestWaitMs }: Turns = {},
  ): Promise<{ waitMs: number; isTaken: boolean }> {
    const { manager } = this.database;
    const values = [name, subject, everyMs * count, longestWaitMs];
    const [taken] = await manager.query<{ waitMs: number }[]>(TAKE_TURNS, values);
    const [next] = taken ? [taken] : await manager.query<{ waitMs: number }[]>(TURN_WAIT, [name, subject]);
    return { waitMs: Math.max(0, next?.waitMs ?? 0), isTaken: taken !== undefined };
  }

  /**
   * Counts tries that may be guesses: before their outcome is known, so that many at once are no more than many one
   * after another. Where one of them has to wait none is counted, so that nobody can keep another out for good.
   * Belongs outside of a transaction: a try counts whatever becomes of it.
   * @param code of the error
   * @param tries in the same order wherever the same limits are named together, lest two wait for one another
   * @returns what to call in the transaction of whatever they have opened: they were no guesses
   * @throws TooManyAttempts before the next may be made
   */
  async takeTries(code: string, tries: readonly Attempt[]): Promise<() => Promise<void>> {
    await this.database.transaction(async () => {
      const waitsMs = [];
      for (const tried of tries) {
        const key = await this.keyOf(tried);
        waitsMs.push(await this.take(TRIES.take, TRIES.wait, [...key, tried.limit.waitsMs]));
      }
      const waitMs = Math.max(...waitsMs);
      if (waitMs > 0) throw new TooManyAttempts(code, waitMs);
    });
    return async () => {
      for (const tried of tries) {
        const statement = 'address' in tried ? TRIES.takeBack : TRIES.forget;
        await this.database.manager.query(statement, await this.keyOf(tried));
      }
    };
  }

  /** @returns how many milliseconds the next such try has to wait, without counting one */
  async waitOf(tried: Attempt): Promise<number> {
    const values = [...(await this.keyOf(tried)), tried.limit.waitsMs];
    const [found] = await this.database.manager.query<{ waitMs: number }[]>(TRIES.wait, values);
    return Math.max(0, found?.waitMs ?? 0);
  }

  /**
   * Whether an address may be written to; counts the email if so. Anybody may type anybody's address into a form that has
   * an email sent: it has such an email soon again, and then ever more rarely. Addresses of one mailbox (`ruth+1@`,
   * `ruth+2@`) count as one. Belongs in the transaction that enqueues the email: until that has ended, nobody else is
   * told yes for the same address.
   * @param purpose the kind of email
   */
  async takeEmail(purpose: string, email: string): Promise<boolean> {
    const values = [purpose, mailboxHash(email), EMAIL_WAITS_MS];
    const taken = await this.database.manager.query<unknown[]>(EMAILS.take, values);
    return taken.length > 0;
  }

  /** Who reads the mailbox has shown that they wanted the email: it may come as often as that. */
  async forgetEmails(purpose: string, email: string): Promise<void> {
    await this.database.manager.query(EMAILS.forget, [purpose, mailboxHash(email)]);
  }

  /** Removes what counts no longer. */
  @HandlesJob(forgetSources)
  forget(): Promise<void> {
    return this.rows.remove(forgetSources, EXPIRED);
  }

  private async keyOf(tried: Attempt): Promise<string[]> {
    const subject = 'address' in tried ? await this.fingerprint(tried.address) : hashOf(tried.subject);
    return [tried.limit.purpose, subject];
  }

  private async take(take: string, wait: string, values: unknown[]): Promise<number> {
    const { manager } = this.database;
    const taken = await manager.query<unknown[]>(take, values);
    if (taken.length > 0) return 0;
    const [found] = await manager.query<{ waitMs: number }[]>(wait, values);
    return Math.max(1, found?.waitMs ?? 0);
  }
}

const LIMIT = 'lectern:source-limit';

/** Lets a source call so often, and answers 429 with Retry-After (RFC 6585, 4) beyond that. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit>(LIMIT, context.getHandler());
    const waitMs = await this.rateLimiter.takeCall(limit, context.switchToHttp().getRequest<Request>().ip);
    if (waitMs > 0) throw new TooManyAttempts('REQUEST.TOO_MANY', waitMs);
    return true;
  }
}

/** For a call that has emails sent: limits how often one source may make it. */
export function LimitRate(limit: RateLimit): MethodDecorator {
  return applyDecorators(
    SetMetadata(LIMIT, limit),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({
      description: 'One source has called too often; Retry-After says how long to wait.',
    }),
  );
}
