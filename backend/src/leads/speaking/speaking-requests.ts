import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { SPEAKING_TOPIC } from '../messages/message-rules.js';
import { SpeakingRequest } from './speaking-request.entity.js';
import { speakingTransitions, type SpeakingStage } from './speaking-rules.js';
import type { SpeakingRequestDto } from './speaking.dto.js';
import { addSpeakingRequest, listSpeakingRequests } from './speaking.queries.js';

interface SpeakingFacts {
  eventOn: string | null;
  place: string;
  note: string;
}

const NAMES = { eventOn: 'day', place: 'place', note: 'note' } as const;

@Injectable()
export class SpeakingRequests {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  list(): Promise<SpeakingRequestDto[]> {
    return listSpeakingRequests(this.database.manager);
  }

  /** Opens a request if the topic is speaking, once. Call it in the transaction that sets the topic. */
  async open(messageId: string, topic: string): Promise<void> {
    if (topic === SPEAKING_TOPIC) await addSpeakingRequest(this.database.manager, messageId);
  }

  /**
   * @param from stage that the admin saw
   * @throws DomainError if it has moved since, or the step is not allowed
   */
  move(messageId: string, from: SpeakingStage, to: SpeakingStage, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { stage } = await this.lock(messageId);
      if (stage === to) return;
      if (stage !== from) {
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_MOVED',
          `Someone moved this request from “${from}” to “${stage}” in the meantime. Please look at it again first.`,
        );
      }
      if (!canTransition(speakingTransitions, from, to)) {
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_STAGE',
          `A request can’t go from “${from}” to “${to}” in one step.`,
        );
      }
      await this.database.manager.update(SpeakingRequest, { messageId }, { stage: to, movedAt: new Date() });
      await this.auditLog.record(by, {
        action: 'speaking-request.moved',
        subject: { kind: 'message', id: messageId },
        before: { stage },
        after: { stage: to },
      });
    });
  }

  /**
   * @param version that was edited
   * @throws DomainError if it has changed since
   */
  change(messageId: string, version: number, facts: SpeakingFacts, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const now = await this.lock(messageId);
      const fields = Object.keys(NAMES) as (keyof SpeakingFacts)[];
      const changed = fields.filter((field) => now[field] !== facts[field]);
      if (changed.length === 0) return;
      if (now.version !== version) {
        const names = changed.map((field) => `the ${NAMES[field]} (now “${now[field] ?? ''}”)`).join(' and ');
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_CHANGED',
          `Someone changed ${names} in the meantime.`,
        );
      }
      await this.database.manager.update(
        SpeakingRequest,
        { messageId },
        { ...facts, version: version + 1, savedAt: new Date(), savedBy: by.name },
      );
      // The audit log cannot be erased, so it omits the texts, which may be about a person.
      await this.auditLog.record(by, {
        action: 'speaking-request.changed',
        subject: { kind: 'message', id: messageId },
        after: { changed: changed.map((field) => NAMES[field]) },
      });
    });
  }

  /** @throws DomainError if it is unknown */
  private async lock(messageId: string): Promise<SpeakingRequest> {
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.database.manager.findOne(SpeakingRequest, { where: { messageId }, lock });
    if (found) return found;
    throw new DomainError('not-found', 'LEADS.SPEAKING_UNKNOWN', 'We can’t find this request.');
  }
}
