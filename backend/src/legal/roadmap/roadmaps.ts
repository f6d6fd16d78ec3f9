import { mails } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { Assessments, type ReadAssessment } from '../assessments/assessments.js';
import { Bookmarks, type ListedBookmark } from '../progress/bookmarks.js';
import type { RoadmapStep } from '../recommendations/recommendation-rules.js';
import { Recommendations } from '../recommendations/recommendations.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { printedStep, RoadmapPdf } from './roadmap-pdf.js';
import { formatDay, roadmapNotices } from '../roadmap-email/roadmap-rules.js';

interface Roadmap {
  isProven: boolean;
  emails: string[];
  assessments: (Omit<ReadAssessment, 'email'> & { recommendations: RoadmapStep[] })[];
  bookmarks: ListedBookmark[];
}

/** All that a secret opens, to read on the page or to print. */
@Injectable()
export class Roadmaps {
  constructor(
    private readonly companionSessions: CompanionSessions,
    private readonly assessments: Assessments,
    private readonly recommendations: Recommendations,
    private readonly bookmarks: Bookmarks,
    private readonly pdf: RoadmapPdf,
  ) {}

  /**
   * All that a secret opens, the newest first; opening it is a use, which keeps it for another twelve months.
   * @throws DomainError unauthorized without a secret of ours
   */
  async open(token: string | undefined): Promise<Roadmap> {
    const { provenEmail, assessmentIds } = await this.companionSessions.enter(token);
    const assessments = await this.assessments.findByIds(assessmentIds);
    const steps = await this.recommendations.find(assessmentIds);
    return {
      isProven: provenEmail !== null,
      emails: [...new Set([...(provenEmail ? [provenEmail] : []), ...assessments.map(({ email }) => email)])],
      assessments: assessments.map(({ email: _email, ...assessment }) => ({
        ...assessment,
        recommendations: steps.get(assessment.id) ?? [],
      })),
      bookmarks: await this.bookmarks.list(assessmentIds),
    };
  }

  /**
   * A roadmap to hold in the hand or to hear read aloud.
   * @param assessmentId the newest where none is named
   * @throws DomainError for one that the secret does not open
   */
  async print(token: string | undefined, assessmentId?: string): Promise<{ fileName: string; pdf: Buffer }> {
    const { assessments, bookmarks } = await this.open(token);
    const assessment = assessments.find(({ id }) => !assessmentId || id === assessmentId);
    if (!assessment) throw new DomainError('not-found', 'LEGAL.NO_ROADMAP', 'We can’t find this roadmap.');
    const { recommendations, createdAt, keptUntil } = assessment;
    const pdf = await this.pdf.print({
      notices: roadmapNotices(recommendations.map(({ topicId }) => topicId)),
      madeOn: formatDay(createdAt),
      keptUntil: formatDay(keptUntil),
      steps: recommendations.map(printedStep),
      bookmarks,
    });
    return { fileName: `${mails.roadmap.paper.fileName}.pdf`, pdf };
  }
}
