import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { withDeadline } from '../../platform/deadline.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { growingWaits } from '../../platform/rate-limits/rate-limit-rules.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { type Integration, Integrations } from '../../platform/integrations/integrations.js';
import { summariseError } from '../../platform/jobs/error-summary.js';
import type { ConnectionTestDto } from './integrations.dto.js';

/** What errors of networks, mail servers and buckets mean, by their code or name. */
const MEANINGS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at its address: it is switched off, or the address or the port is wrong.',
  ENOTFOUND: 'Its name is not known: look at how its address is spelt.',
  EAI_AGAIN: 'Its name could not be looked up: the network may be down.',
  ETIMEDOUT: 'It did not answer in time.',
  ECONNRESET: 'It broke the connection off.',
  ECONNECTION: 'It could not be reached at its address.',
  ESOCKET: 'It could not be reached at its address.',
  EAUTH: 'It refuses the name or the password.',
  ETLS: 'A safe connection could not be agreed on.',
  EENVELOPE: 'It does not take letters from or to this address.',
  StripeAuthenticationError: 'It refuses the key.',
  StripePermissionError: 'The key is not allowed to read the balance.',
  StripeConnectionError: 'It could not be reached.',
  NoSuchBucket: 'There is no bucket of this name.',
  AccessDenied: 'The access key may not do this.',
  InvalidAccessKeyId: 'It does not know the access key.',
  SignatureDoesNotMatch: 'It refuses the secret of the access key.',
  EACCES: 'The site may not write there.',
  ENOSPC: 'The disk is full.',
  invalid_api_key: 'It refuses the key.',
  insufficient_quota: 'The account has no credit left.',
};

/** Why something did not answer as it should, without a secret or an address: for who can do something about it. */
export function explainFailure(error: unknown): string {
  const { code, name, type, message } = (error ?? {}) as Record<string, unknown>;
  // What wraps another error says which in its words.
  const inner = /\bE[A-Z]{4,20}\b/.exec(String(message))?.[0];
  const meaning = [inner, code, type, name].map((key) => MEANINGS[String(key)]).find(Boolean);
  return [meaning, `(${summariseError(error)})`].filter(Boolean).join(' ');
}

/** Somebody at the page waits for it. */
const CHECK_TIMEOUT_MS = 15_000;
/** A check may cost something, or be an email. */
const LIMIT = { purpose: 'connection-test', waitsMs: growingWaits(10, 15_000, 300_000) };

/** Asks an integration whether it really answers, and notes that it was asked. */
@Injectable()
export class IntegrationChecks {
  constructor(
    private readonly connections: Integrations,
    private readonly rateLimiter: RateLimiter,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for one that there is not, and TooManyAttempts */
  async check(id: string, by: Staff): Promise<ConnectionTestDto> {
    const connection = this.connections.all.find((each) => each.id === id);
    if (!connection)
      throw new DomainError('not-found', 'CONNECTIONS.UNKNOWN', 'The site has no such connection.');
    await this.rateLimiter.takeTries('CONNECTIONS.TOO_OFTEN', [{ limit: LIMIT, subject: id }]);
    const startedMs = performance.now();
    const found = await this.ask(connection, by);
    const tookMs = Math.round(performance.now() - startedMs);
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'connection.tested',
        subject: { kind: 'connection', id },
        after: { isWell: found.isWell },
      }),
    );
    return { ...found, tookMs };
  }

  private async ask(connection: Integration, by: Staff): Promise<Omit<ConnectionTestDto, 'tookMs'>> {
    try {
      return { isWell: true, sentence: await withDeadline(CHECK_TIMEOUT_MS, connection.test(by)) };
    } catch (error) {
      return { isWell: false, sentence: explainFailure(error) };
    }
  }
}
