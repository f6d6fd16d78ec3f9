import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockSpeaking } from './lock-speaking.use-case.js';
import { SpeakingRequest } from './speaking-request.entity.js';

export interface SpeakingFacts {
  eventOn: string | null;
  place: string;
  note: string;
}

const NAMES = { eventOn: 'day', place: 'place', note: 'note' } as const;

/** Keeps when and where a talk is to be, and what is noted of it. */
@Injectable()
export class ChangeSpeaking {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockSpeaking,
  ) {}

  /**
   * @param version that was seen
   * @throws DomainError where it was changed since by another hand
   */
  execute(messageId: string, version: number, facts: SpeakingFacts, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const now = await this.lock.execute(messageId);
      const fields = Object.keys(NAMES) as (keyof SpeakingFacts)[];
      const changed = fields.filter((field) => now[field] !== facts[field]);
      if (changed.length === 0) return;
      if (now.version !== version) {
        const names = changed.map((field) => `the ${NAMES[field]} (now “${now[field] ?? ''}”)`).join(' and ');
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_CHANGED',
          `Somebody has changed ${names} meanwhile.`,
        );
      }
      await this.database.manager.update(SpeakingRequest, { messageId }, { ...facts, version: version + 1 });
      // What was written may be of a person, who may want it erased: the log cannot forget it.
      await this.auditLog.record(by, {
        action: 'speaking-request.changed',
        subject: { kind: 'message', id: messageId },
        after: { changed: changed.map((field) => NAMES[field]) },
      });
    });
  }
}
