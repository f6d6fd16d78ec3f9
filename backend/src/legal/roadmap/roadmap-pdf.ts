import { books, mails } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';

import type { RoadmapStep } from '../recommendations/recommendation-rules.js';

/** A step of a roadmap as it is printed. */
export interface PrintedStep extends Pick<
  RoadmapStep,
  'title' | 'why' | 'description' | 'keyPoints' | 'furtherSources' | 'notes'
> {
  /** What else there is to know of it, in a few words each. */
  facts: readonly string[];
  /** Titles. */
  books: readonly string[];
}

/** A roadmap as it is printed; days and the like as they are told. */
export interface PrintedRoadmap {
  /** What it is not, and what the law wants said beside it. */
  notices: readonly string[];
  madeOn: string;
  keptUntil: string;
  steps: readonly PrintedStep[];
  bookmarks: readonly { title: string; tags: readonly string[]; description: string }[];
}

/** Sets a roadmap as a PDF that can be listened to, in the site's type. */
export abstract class RoadmapPdf {
  abstract print(roadmap: PrintedRoadmap): Promise<Buffer>;
}

const words = mails.roadmap.paper;

const difficulties: Record<string, string> = legalGuidance.difficulties;

/** How a step of a roadmap is told on paper. */
export function printedStep(step: RoadmapStep): PrintedStep {
  const { title, why, description, keyPoints, furtherSources, notes } = step;
  return {
    ...{ title, why, description, keyPoints, furtherSources, notes },
    facts: factsOf(step),
    books: books.filter(({ id }) => step.bookReferences.includes(id)).map((book) => book.title),
  };
}

function factsOf({ priority, estimatedTime, difficulty, status, timeSpentMinutes }: RoadmapStep): string[] {
  const spent = words.timeSpent.replace('{minutes}', String(timeSpentMinutes));
  return [
    legalGuidance.priorities[priority],
    estimatedTime,
    difficulties[difficulty] ?? '',
    words.statuses[status],
    timeSpentMinutes > 0 ? spent : '',
  ].filter(Boolean);
}
