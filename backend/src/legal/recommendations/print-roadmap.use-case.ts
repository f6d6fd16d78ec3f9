import { mails } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { formatDay } from './format-day.js';
import { OpenRoadmap } from './open-roadmap.use-case.js';
import { printedStep } from './printed-step.js';
import { roadmapNotices } from './roadmap-notices.js';
import { RoadmapPress } from './roadmap-press.js';

/** A roadmap to hold in the hand or to hear read aloud. */
@Injectable()
export class PrintRoadmap {
  constructor(
    private readonly openRoadmap: OpenRoadmap,
    private readonly press: RoadmapPress,
  ) {}

  /**
   * @param assessmentId the newest where none is named
   * @throws DomainError for one that the secret does not open
   */
  async execute(
    token: string | undefined,
    assessmentId?: string,
  ): Promise<{ fileName: string; pdf: Buffer }> {
    const { assessments, bookmarks } = await this.openRoadmap.execute(token);
    const assessment = assessments.find(({ id }) => !assessmentId || id === assessmentId);
    if (!assessment) throw new DomainError('not-found', 'LEGAL.NO_ROADMAP', 'There is no such roadmap here.');
    const { recommendations, createdAt, keptUntil } = assessment;
    const pdf = await this.press.print({
      notices: roadmapNotices(recommendations.map(({ topicId }) => topicId)),
      madeOn: formatDay(createdAt),
      keptUntil: formatDay(keptUntil),
      steps: recommendations.map(printedStep),
      bookmarks,
    });
    return { fileName: `${mails.roadmap.paper.fileName}.pdf`, pdf };
  }
}
