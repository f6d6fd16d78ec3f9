import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockSpeaking } from './lock-speaking.use-case.js';
import { SpeakingRequest } from './speaking-request.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { speakingTransitions, type SpeakingStage } from './speaking-stage.js';

/** Moves a wish for a talk along, or back. */
@Injectable()
export class MoveSpeaking {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockSpeaking,
  ) {}

  /**
   * @param from where it stood for whoever moves it
   * @throws DomainError where it was moved elsewhere meanwhile, or there is no such step
   */
  execute(messageId: string, from: SpeakingStage, to: SpeakingStage, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { stage } = await this.lock.execute(messageId);
      if (stage === to) return;
      if (stage !== from) {
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_MOVED',
          `This request was moved from “${from}” to “${stage}” meanwhile. Look at it again before you move it.`,
        );
      }
      if (!canTransition(speakingTransitions, from, to)) {
        throw new DomainError(
          'conflict',
          'LEADS.SPEAKING_STAGE',
          `A request that stands at “${from}” cannot go to “${to}” in one step.`,
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
}
