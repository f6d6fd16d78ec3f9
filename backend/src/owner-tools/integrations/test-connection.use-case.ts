import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import type { ThrottleLimit } from '../../platform/access/login-throttle-rules.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { withDeadline } from '../../platform/deadline.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import type { Connection } from '../../platform/integrations/integration.js';
import type { ConnectionTestDto } from './connection.dto.js';
import { Connections } from '../../platform/integrations/integrations.js';
import { whyNot } from './why-not.js';

/** Somebody at the page waits for it. */
const PATIENCE_MS = 15_000;
/** A test may cost something, or be a letter. */
const LIMIT: ThrottleLimit = {
  purpose: 'connection-test',
  freeTries: 10,
  firstWaitMs: 15_000,
  longestWaitMs: 300_000,
};

/** Asks a service whether it answers, really, and notes that it was asked. */
@Injectable()
export class TestConnection {
  constructor(
    private readonly connections: Connections,
    private readonly tries: LoginThrottle,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for one that there is not, and TooManyTries */
  async execute(id: string, by: Staff): Promise<ConnectionTestDto> {
    const connection = this.connections.all.find((each) => each.id === id);
    if (!connection)
      throw new DomainError('not-found', 'CONNECTIONS.UNKNOWN', 'The site has no such connection.');
    const waitMs = await this.tries.take([{ limit: LIMIT, subject: id }]);
    if (waitMs > 0) throw new TooManyAttempts('CONNECTIONS.TOO_OFTEN', waitMs);
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

  private async ask(connection: Connection, by: Staff): Promise<Omit<ConnectionTestDto, 'tookMs'>> {
    try {
      return { isWell: true, sentence: await withDeadline(PATIENCE_MS, connection.test(by)) };
    } catch (error) {
      return { isWell: false, sentence: whyNot(error) };
    }
  }
}
