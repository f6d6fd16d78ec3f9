import { emailWords } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { Assessments, type ReadAssessment } from '../assessments/assessments.js';
import { Bookmarks } from '../progress/bookmarks.js';
import type { ListedBookmark } from '../progress/bookmarks.queries.js';
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
   * All that a token opens, newest first. Each use extends the retention by twelve months.
   * @throws DomainError unauthorized for an unknown token
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
   * Roadmap as an accessible PDF.
   * @param assessmentId the newest by default
   * @throws DomainError if the token does not open it
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
    return { fileName: `${emailWords.roadmap.paper.fileName}.pdf`, pdf };
  }
}
