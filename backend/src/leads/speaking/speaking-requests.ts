import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { SPEAKING_TOPIC } from '../messages/message-rules.js';
import { SpeakingRequest } from './speaking-request.entity.js';
import { SPEAKING_STAGES, speakingTransitions, type SpeakingStage } from './speaking-rules.js';
import type { SpeakingRequestDto } from './speaking.dto.js';

/** Of each stage: one that is full of what was declined long ago hides nothing that is under way. */
const OF_A_STAGE = 50;

const SELECT = `SELECT c.id, c.name, c.email, c.subject, t.arrived_at AS "askedAt", r.stage,
    to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place, r.note, r.version
  FROM unnest($1::text[]) AS wanted (stage) CROSS JOIN LATERAL (
    SELECT * FROM speaking_requests WHERE stage = wanted.stage ORDER BY moved_at DESC LIMIT ${OF_A_STAGE}) r
  JOIN contact_threads t ON t.message_id = r.message_id AND t.arrived_at IS NOT NULL AND t.state <> 'spam'
  JOIN contacts c ON c.id = r.message_id
  ORDER BY r.moved_at DESC, c.id`;

const OPEN = 'INSERT INTO speaking_requests (message_id) VALUES ($1) ON CONFLICT DO NOTHING';

interface SpeakingFacts {
  eventOn: string | null;
  place: string;
  note: string;
}

const NAMES = { eventOn: 'day', place: 'place', note: 'note' } as const;

/** Requests for talks, from the first word to the evening itself. */
@Injectable()
export class SpeakingRequests {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** The requests for talks, by where they stand: the last to move first, the newest fifty of each stage. */
  list(): Promise<SpeakingRequestDto[]> {
    return this.database.manager.query<SpeakingRequestDto[]>(SELECT, [[...SPEAKING_STAGES]]);
  }

  /** Follows a message from now on that asks for a talk; once, in the transaction that says so. */
  async open(messageId: string, topic: string): Promise<void> {
    if (topic === SPEAKING_TOPIC) await this.database.manager.query(OPEN, [messageId]);
  }

  /**
   * Moves a request for a talk along, or back.
   * @param from where it stood for whoever moves it
   * @throws DomainError where it was moved elsewhere meanwhile, or there is no such step
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
   * Keeps when and where a talk is to be, and what is noted of it.
   * @param version that was seen
   * @throws DomainError where it was changed since by another hand
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
      await this.database.manager.update(SpeakingRequest, { messageId }, { ...facts, version: version + 1 });
      // What was written may be of a person, who may want it erased: the log cannot forget it.
      await this.auditLog.record(by, {
        action: 'speaking-request.changed',
        subject: { kind: 'message', id: messageId },
        after: { changed: changed.map((field) => NAMES[field]) },
      });
    });
  }

  /**
   * Holds a request for a talk until the transaction that is open ends.
   * @throws DomainError for one that is not known
   */
  private async lock(messageId: string): Promise<SpeakingRequest> {
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.database.manager.findOne(SpeakingRequest, { where: { messageId }, lock });
    if (found) return found;
    throw new DomainError('not-found', 'LEADS.SPEAKING_UNKNOWN', 'We can’t find this request.');
  }
}
