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
import { type Closing, HandlesJobOutside } from '../jobs/handles-job.js';
import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';
import { SignedLinks } from '../signed-links/signed-links.js';
import { networkSource } from './network-source.js';
import {
  EMAIL_WAITS_MS,
  FORGET_EVERY_MS,
  type GrowingLimit,
  mailboxOf,
  type RateLimit,
} from './rate-limit-rules.js';
import * as queries from './rate-limits.queries.js';
import { ApiTooManyRequestsResponse } from '#api-docs';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

/**
 * An attempt that may be a guess. A successful attempt of a subject resets its count; one from an IP address only takes back
 * itself, because the address may belong to many people.
 */
export type Attempt = { limit: GrowingLimit } & ({ subject: string } | { address: string });

const forgetSources = defineJob<NoPayload>({ name: 'forget-sources' });

defineSchedule({ job: forgetSources, everyMs: FORGET_EVERY_MS });

interface Turns {
  count?: number;
  /** Keeps turns of several subjects apart. */
  subject?: string;
  /** Takes no turns if the first one is further away. */
  maxWaitMs?: number;
}

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

export const mailboxHash = (email: string): string => hashOf(mailboxOf(email.toLowerCase()));

/** Limits calls by leaky buckets, guesses and emails by growing waits. Stores only hashes, and only while they count. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly rows: ExpiredRows,
  ) {}

  /** Hash of a network source, keyed, so that only this site can compute it. */
  async fingerprint(ip: string | undefined): Promise<string> {
    const source = networkSource((ip ?? '').toLowerCase());
    return (await this.links.token('source', source)).slice(source.length + 1);
  }

  async takeCall(limit: RateLimit, ip: string | undefined): Promise<number> {
    return queries.takeCall(this.database.manager, limit, await this.fingerprint(ip));
  }

  /** @returns milliseconds until the first turn (others follow at the interval), and whether the turns are taken */
  takeTurns(
    { name, everyMs }: Omit<RateLimit, 'burst'>,
    { count = 1, subject = '', maxWaitMs }: Turns = {},
  ): Promise<{ waitMs: number; isTaken: boolean }> {
    return queries.takeTurns(this.database.manager, [name, subject], everyMs * count, maxWaitMs);
  }

  /**
   * Counts attempts before their result is known, so that concurrent ones count like successive ones. If one must wait, none
   * is counted, so that an attacker cannot lock out the owner for good. Call it outside a transaction.
   * @param attempts in the same order everywhere, to avoid deadlocks
   * @returns resets the counts; call it in the transaction of a successful attempt
   */
  async takeAttempts(code: string, attempts: readonly Attempt[]): Promise<() => Promise<void>> {
    await this.database.transaction(async () => {
      const waitsMs = [];
      for (const attempt of attempts) {
        const key = await this.keyOf(attempt);
        waitsMs.push(await queries.takeAttempt(this.database.manager, key, attempt.limit.waitsMs));
      }
      const waitMs = Math.max(...waitsMs);
      if (waitMs > 0) throw new TooManyAttempts(code, waitMs);
    });
    return async () => {
      for (const attempt of attempts) {
        const reset = 'address' in attempt ? queries.takeBackAttempt : queries.forgetAttempts;
        await reset(this.database.manager, await this.keyOf(attempt));
      }
    };
  }

  /** @returns the wait for the next such attempt in milliseconds, without counting one */
  async attemptWait(attempt: Attempt): Promise<number> {
    return queries.attemptWait(this.database.manager, await this.keyOf(attempt), attempt.limit.waitsMs);
  }

  /**
   * Counts an email if allowed, and returns whether it is. Addresses of one mailbox (`ruth+1@`, `ruth+2@`) count as one.
   * Call it in the transaction that enqueues the email, which blocks concurrent calls for the same address.
   */
  takeEmail(purpose: string, email: string): Promise<boolean> {
    return queries.takeEmail(this.database.manager, [purpose, mailboxHash(email)], EMAIL_WAITS_MS);
  }

  /** Resets the count of an address after its owner has shown that they wanted the email. */
  forgetEmails(purpose: string, email: string): Promise<void> {
    return queries.forgetEmails(this.database.manager, [purpose, mailboxHash(email)]);
  }

  @HandlesJobOutside(forgetSources)
  forget(): Promise<Closing> {
    return this.rows.remove(forgetSources, queries.REMOVE_EXPIRED);
  }

  private async keyOf(attempt: Attempt): Promise<readonly [string, string]> {
    const hash = 'address' in attempt ? await this.fingerprint(attempt.address) : hashOf(attempt.subject);
    return [attempt.limit.purpose, hash];
  }
}

const LIMIT = 'lectern:source-limit';

/** Answers calls beyond the limit of a source with 429 and Retry-After (RFC 6585, section 4). */
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

export function LimitRate(limit: RateLimit): MethodDecorator {
  return applyDecorators(
    SetMetadata(LIMIT, limit),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({
      description: 'One source has called too often; Retry-After says how long to wait.',
    }),
  );
}
