import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Assessment, AssessmentDetails } from '../answers/assessment.entity.js';
import { type RoadmapStep, topicOf } from '../recommendations/recommendation-rules.js';
import { Recommendations } from '../recommendations/recommendations.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { roadmapEmail } from './roadmap-emails.js';
import { formatDay, roadmapNotices } from './roadmap-rules.js';
import { sendRoadmap } from './roadmap.jobs.js';

/** Emergency phone numbers are never hidden behind a click. */
const isUrgent = ({ topicId, recommendationType }: RoadmapStep): boolean =>
  recommendationType === 'act-now' || topicOf(topicId)?.isCrisis === true;

@Injectable()
export class RoadmapMailing implements OnModuleInit {
  constructor(
    private readonly requestedEmails: RequestedEmails,
    private readonly database: Database,
    private readonly companionSessions: CompanionSessions,
    private readonly configuration: Configuration,
    private readonly recommendations: Recommendations,
  ) {}

  /**
   * Enqueues a roadmap email, unless the address had one recently: the address is unverified. Runs in the open
   * transaction.
   * @param email in lower case, from the answers
   */
  enqueue(assessmentId: string, email: string): Promise<void> {
    return this.requestedEmails.enqueue(sendRoadmap, { assessmentId }, { purpose: 'roadmap', email });
  }

  /**
   * Emails a roadmap to the address of its assessment.
   * @param assessmentId the newest by default
   * @throws DomainError if the token does not open it
   */
  request(token: string | undefined, assessmentId?: string): Promise<void> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.companionSessions.enter(token);
      const id = assessmentIds.find((each) => !assessmentId || each === assessmentId);
      if (!id) throw new DomainError('not-found', 'LEGAL.NO_ROADMAP', 'We can’t find this roadmap.');
      const { userEmail } = await this.database.manager.findOneByOrFail(Assessment, { id });
      await this.enqueue(id, userEmail);
    });
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendRoadmap, async (_email, { assessmentId = '' }) =>
      (await this.lock(assessmentId)) ? { assessmentId } : undefined,
    );
  }

  /** A concurrent deletion waits for this lock until the email is recorded, and deletes the record too. */
  private lock(id: string): Promise<Assessment | null> {
    const lock = { mode: 'for_key_share' as const };
    return this.database.manager.findOne(Assessment, { where: { id }, lock });
  }

  /** The current roadmap; nothing if it was deleted in the meantime. */
  @WritesEmail(sendRoadmap)
  async writeEmail({ assessmentId }: { assessmentId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const assessment = await this.lock(assessmentId);
    const details = await manager.findOneBy(AssessmentDetails, { assessmentId });
    if (!assessment || !details) return undefined;
    const steps = (await this.recommendations.find([assessmentId])).get(assessmentId) ?? [];
    return roadmapEmail({
      to: assessment.userEmail,
      publicUrl: this.configuration.publicUrl,
      keptUntil: formatDay(details.keptUntil),
      notices: roadmapNotices(steps.map(({ topicId }) => topicId)),
      steps: steps.map((step) => ({ ...step, keyPoints: isUrgent(step) ? step.keyPoints : [] })),
    });
  }
}
