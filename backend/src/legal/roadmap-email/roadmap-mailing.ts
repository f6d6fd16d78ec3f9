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

/** A telephone number for somebody in need is hidden behind no click. */
const mustNotWait = ({ topicId, recommendationType }: RoadmapStep): boolean =>
  recommendationType === 'act-now' || topicOf(topicId)?.isCrisis === true;

/** The roadmap by email. */
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
   * Asks for a roadmap by email, which its address gets unless it had one lately: anybody may type in anybody's.
   * In the transaction that is open. @param email in lower case: the one that was answered with
   */
  enqueue(assessmentId: string, email: string): Promise<void> {
    return this.requestedEmails.enqueue(sendRoadmap, { assessmentId }, { purpose: 'roadmap', email });
  }

  /**
   * Sends a roadmap by mail to the address that was answered with, and nowhere else.
   * @param assessmentId the newest where none is named
   * @throws DomainError for one that the secret does not open
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
      (await this.hold(assessmentId)) ? { assessmentId } : undefined,
    );
  }

  /** Who deletes it meanwhile waits until what becomes of its email is noted, and deletes that note too. */
  private hold(id: string): Promise<Assessment | null> {
    const lock = { mode: 'for_key_share' as const };
    return this.database.manager.findOne(Assessment, { where: { id }, lock });
  }

  /** The roadmap as it is when its turn comes; nothing for what was deleted meanwhile. */
  @WritesEmail(sendRoadmap)
  async writeEmail({ assessmentId }: { assessmentId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const assessment = await this.hold(assessmentId);
    const details = await manager.findOneBy(AssessmentDetails, { assessmentId });
    if (!assessment || !details) return undefined;
    const steps = (await this.recommendations.find([assessmentId])).get(assessmentId) ?? [];
    return roadmapEmail({
      to: assessment.userEmail,
      publicUrl: this.configuration.publicUrl,
      keptUntil: formatDay(details.keptUntil),
      notices: roadmapNotices(steps.map(({ topicId }) => topicId)),
      steps: steps.map((step) => ({ ...step, keyPoints: mustNotWait(step) ? step.keyPoints : [] })),
    });
  }
}
