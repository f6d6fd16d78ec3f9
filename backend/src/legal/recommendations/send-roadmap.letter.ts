import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { AssessmentDetails } from '../assessments/assessment-details.entity.js';
import { Assessment } from '../assessments/assessment.entity.js';
import { formatDay } from './format-day.js';
import { ReadRecommendations } from './read-recommendations.query.js';
import type { RoadmapStep } from './roadmap-step.js';
import { topicOf } from './legal-guidance.js';
import { roadmapMail } from './roadmap.mail.js';
import { roadmapNotices } from './roadmap-notices.js';
import { sendRoadmap } from './send-roadmap.job.js';

/** A telephone number for somebody in need is hidden behind no click. */
const mustNotWait = ({ topicId, recommendationType }: RoadmapStep): boolean =>
  recommendationType === 'act-now' || topicOf(topicId)?.isCrisis === true;

/** The roadmap as it is when its turn comes; nothing for what was deleted meanwhile. */
@Injectable()
export class SendRoadmapLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly readRecommendations: ReadRecommendations,
  ) {}

  @WritesEmail(sendRoadmap)
  async write({ assessmentId }: { assessmentId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    // Who deletes it meanwhile waits until it is noted whether this letter went out, and deletes that too.
    const assessment = await manager.findOne(Assessment, {
      where: { id: assessmentId },
      lock: { mode: 'for_key_share' },
    });
    const details = await manager.findOneBy(AssessmentDetails, { assessmentId });
    if (!assessment || !details) return undefined;
    const steps = (await this.readRecommendations.execute([assessmentId])).get(assessmentId) ?? [];
    return roadmapMail({
      to: assessment.userEmail,
      publicUrl: this.configuration.publicUrl,
      keptUntil: formatDay(details.keptUntil),
      notices: roadmapNotices(steps.map(({ topicId }) => topicId)),
      steps: steps.map((step) => ({ ...step, keyPoints: mustNotWait(step) ? step.keyPoints : [] })),
    });
  }
}
