import { books, emailWords, partContent } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';

import type { RoadmapStep } from '../recommendations/recommendation-rules.js';

export interface PrintedStep extends Pick<
  RoadmapStep,
  'title' | 'why' | 'description' | 'keyPoints' | 'furtherSources' | 'notes'
> {
  /** Further facts, a few words each. */
  facts: readonly string[];
  books: readonly string[];
}

export interface PrintedRoadmap {
  /** Disclaimers, some required by law. */
  notices: readonly string[];
  madeOn: string;
  keptUntil: string;
  steps: readonly PrintedStep[];
  bookmarks: readonly { title: string; tags: readonly string[]; description: string }[];
}

/** Renders a roadmap as an accessible PDF in the site's fonts. */
export abstract class RoadmapPdf {
  abstract print(roadmap: PrintedRoadmap): Promise<Buffer>;
}

const words = () => emailWords.roadmap.paper;

export function printedStep(step: RoadmapStep): PrintedStep {
  const { title, why, description, keyPoints, furtherSources, notes } = step;
  return {
    ...{ title, why, description, keyPoints, furtherSources, notes },
    facts: factsOf(step),
    books: books.filter(({ id }) => step.bookReferences.includes(id)).map((book) => book.title),
  };
}

function factsOf({ priority, estimatedTime, difficulty, status, timeSpentMinutes }: RoadmapStep): string[] {
  const { priorities, difficulties } = partContent('legal-companion', legalGuidance);
  const difficultyLabels: Record<string, string> = difficulties;
  const spent = words().timeSpent.replace('{minutes}', String(timeSpentMinutes));
  return [
    priorities[priority],
    estimatedTime,
    difficultyLabels[difficulty] ?? '',
    words().statuses[status],
    timeSpentMinutes > 0 ? spent : '',
  ].filter(Boolean);
}
