import { books, mails } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { formatDay } from './format-day.js';
import { OpenRoadmap } from './open-roadmap.use-case.js';
import { RoadmapPress } from './roadmap-press.js';

const titleOf = (id: string): string[] => books.filter((book) => book.id === id).map(({ title }) => title);

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
    const pdf = await this.press.print({
      madeOn: formatDay(assessment.createdAt),
      keptUntil: formatDay(assessment.keptUntil),
      steps: assessment.recommendations.map(({ bookReferences, ...step }) => ({
        ...step,
        books: bookReferences.flatMap(titleOf),
      })),
      bookmarks,
    });
    return { fileName: `${mails.roadmap.paper.fileName}.pdf`, pdf };
  }
}
