import { books, mails } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';

import type { PrintedStep } from './roadmap-press.js';
import type { RoadmapStep } from './roadmap-step.js';

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
