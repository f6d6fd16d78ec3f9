import type { Bookmark, Roadmap, RoadmapAssessment, RoadmapStep } from '@lectern/api-client/legal';

export type StepStatus = RoadmapStep['status'];

export const stepStatuses = ['not_started', 'in_progress', 'done', 'skipped'] as const satisfies StepStatus[];

/** Same rule as on the server: between done and skipped, a step first goes back to its initial status. */
export const canTransition = (from: StepStatus, to: StepStatus): boolean =>
  !(from === 'done' && to === 'skipped') && !(from === 'skipped' && to === 'done');

export function stepIn(roadmap: Roadmap, id: string): RoadmapStep | undefined {
  return roadmap.assessments.flatMap(({ recommendations }) => recommendations).find((step) => step.id === id);
}

export function withStep(roadmap: Roadmap, id: string, change: Partial<RoadmapStep>): Roadmap {
  return {
    ...roadmap,
    assessments: roadmap.assessments.map((assessment) => ({
      ...assessment,
      recommendations: assessment.recommendations.map((step) =>
        step.id === id ? { ...step, ...change } : step,
      ),
    })),
  };
}

interface Overall {
  done: number;
  skipped: number;
  /** Without skipped steps. */
  total: number;
  minutes: number;
}

export function overallOf({ recommendations }: Pick<RoadmapAssessment, 'recommendations'>): Overall {
  const count = (wanted: StepStatus) => recommendations.filter(({ status }) => status === wanted).length;
  const skipped = count('skipped');
  return {
    ...{ done: count('done'), skipped, total: recommendations.length - skipped },
    minutes: recommendations.reduce((sum, { timeSpentMinutes }) => sum + timeSpentMinutes, 0),
  };
}

export type Marked = Pick<Bookmark, 'topicId' | 'bookId'>;

export const isSameMarked = (one: Marked, other: Marked): boolean =>
  one.topicId === other.topicId && one.bookId === other.bookId;

/** All tags in alphabetical order, without duplicates in another case. */
export function tagsOf(bookmarks: readonly Bookmark[]): string[] {
  const tags = new Map(bookmarks.flatMap((bookmark) => bookmark.tags).map((tag) => [tag.toLowerCase(), tag]));
  return [...tags.values()].sort((one, other) => one.localeCompare(other));
}

export const hasTag = ({ tags }: Pick<Bookmark, 'tags'>, wanted: string): boolean =>
  tags.some((tag) => tag.toLowerCase() === wanted.toLowerCase());

/** Fills `{done} of {total} done`; unknown placeholders stay. */
export function fill(words: string, places: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}
