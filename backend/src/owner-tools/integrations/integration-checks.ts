import { type SiteLanguage, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { withDeadline } from '../../platform/deadline.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { type Integration, Integrations } from '../../platform/integrations/integrations.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { CHECK_LIMIT, CHECK_TIMEOUT_MS } from './integration-rules.js';
import type { ConnectionTestDto } from './integrations.dto.js';
import { sentenceIn } from '../../platform/http/sentence-catalogues.js';

const MEANINGS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at its address. It’s off, or the address or port is wrong.',
  ENOTFOUND: 'Its name is unknown. Please check the spelling of its address.',
  EAI_AGAIN: 'We couldn’t look up its name. The network may be down.',
  ETIMEDOUT: 'It didn’t answer in time.',
  ECONNRESET: 'It dropped the connection.',
  ECONNECTION: 'We couldn’t reach it at its address.',
  ESOCKET: 'We couldn’t reach it at its address.',
  EAUTH: 'It rejects the name or password.',
  ETLS: 'We couldn’t agree on a secure connection.',
  EENVELOPE: 'It doesn’t accept email from or to this address.',
  StripeAuthenticationError: 'It rejects the key.',
  StripePermissionError: 'The key isn’t allowed to read the balance.',
  StripeConnectionError: 'We couldn’t reach it.',
  NoSuchBucket: 'There’s no bucket with this name.',
  AccessDenied: 'The access key isn’t allowed to do this.',
  InvalidAccessKeyId: 'It doesn’t recognize the access key.',
  SignatureDoesNotMatch: 'It rejects the access key’s secret.',
  EACCES: 'The site isn’t allowed to write there.',
  ENOSPC: 'The disk is full.',
  invalid_api_key: 'It rejects the key.',
  insufficient_quota: 'The account is out of credit.',
};

/** Explains a failed check to the owner, without secrets and addresses. */
export function explainFailure(error: unknown, language: SiteLanguage = site.language): string {
  const { code, name, type, message } = (error ?? {}) as Record<string, unknown>;
  // An error that wraps another names its code in the message.
  const inner = /\bE[A-Z]{4,20}\b/.exec(String(message))?.[0];
  const meaning = [inner, code, type, name].map((key) => MEANINGS[String(key)]).find(Boolean);
  return [meaning && sentenceIn(language, meaning), `(${summarizeError(error)})`].filter(Boolean).join(' ');
}

@Injectable()
export class IntegrationChecks {
  constructor(
    private readonly connections: Integrations,
    private readonly rateLimiter: RateLimiter,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for an unknown id, and TooManyAttempts */
  async check(id: string, by: Staff): Promise<ConnectionTestDto> {
    const connection = this.connections.all.find((each) => each.id === id);
    if (!connection)
      throw new DomainError('not-found', 'CONNECTIONS.UNKNOWN', 'We can’t find this connection.');
    await this.rateLimiter.takeAttempts('CONNECTIONS.TOO_OFTEN', [{ limit: CHECK_LIMIT, subject: id }]);
    const startedMs = performance.now();
    const result = await this.run(connection, by);
    const tookMs = Math.round(performance.now() - startedMs);
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'connection.tested',
        subject: { kind: 'connection', id },
        after: { isWell: result.isWell },
      }),
    );
    return { ...result, tookMs };
  }

  private async run(connection: Integration, by: Staff): Promise<Omit<ConnectionTestDto, 'tookMs'>> {
    const language = by.language ?? site.language;
    try {
      const result = await withDeadline(CHECK_TIMEOUT_MS, connection.test(by));
      return { isWell: true, sentence: sentenceIn(language, result) };
    } catch (error) {
      return { isWell: false, sentence: explainFailure(error, language) };
    }
  }
}
