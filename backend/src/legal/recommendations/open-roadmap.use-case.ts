import { Injectable } from '@nestjs/common';

import { EnterCompanion } from '../return-links/enter-companion.use-case.js';
import { type ReadAssessment, ReadAssessments } from '../assessments/read-assessments.query.js';
import { ListBookmarks, type ListedBookmark } from '../progress/list-bookmarks.query.js';
import { ReadRecommendations } from './read-recommendations.query.js';
import type { RoadmapStep } from './roadmap-step.js';

export interface Roadmap {
  isProven: boolean;
  emails: string[];
  assessments: (Omit<ReadAssessment, 'email'> & { recommendations: RoadmapStep[] })[];
  bookmarks: ListedBookmark[];
}

/** All that a secret opens, the newest first; opening it is a use, which keeps it for another twelve months. */
@Injectable()
export class OpenRoadmap {
  constructor(
    private readonly enter: EnterCompanion,
    private readonly readAssessments: ReadAssessments,
    private readonly readRecommendations: ReadRecommendations,
    private readonly listBookmarks: ListBookmarks,
  ) {}

  /** @throws DomainError unauthorized without a secret of ours */
  async execute(token: string | undefined): Promise<Roadmap> {
    const { provenEmail, assessmentIds } = await this.enter.execute(token);
    const assessments = await this.readAssessments.execute(assessmentIds);
    const steps = await this.readRecommendations.execute(assessmentIds);
    return {
      isProven: provenEmail !== null,
      emails: [...new Set([...(provenEmail ? [provenEmail] : []), ...assessments.map(({ email }) => email)])],
      assessments: assessments.map(({ email: _email, ...assessment }) => ({
        ...assessment,
        recommendations: steps.get(assessment.id) ?? [],
      })),
      bookmarks: await this.listBookmarks.execute(assessmentIds),
    };
  }
}
