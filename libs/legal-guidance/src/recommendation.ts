import type { Difficulty } from './guidance.js';

export type Priority = 'high' | 'medium' | 'other';

export const recommendationTypes = ['act-now', 'read', 'do', 'ask'] as const;
/** Something to do before anything else, to read, to do, or to ask of somebody. */
export type RecommendationType = (typeof recommendationTypes)[number];

/** A topic, and why somebody with these answers should look at it. */
export interface Recommendation {
  topicId: string;
  title: string;
  priority: Priority;
  /** The same for a table: 1 is high, 2 medium, 3 other. */
  priorityRank: 1 | 2 | 3;
  description: string;
  /** For people: `About 20 minutes`. */
  estimatedTime: string;
  difficulty: Difficulty;
  keyPoints: readonly string[];
  bookReferences: readonly string[];
  /** The answers that led to it, in a sentence. */
  why: string;
  recommendationType: RecommendationType;
}

/** A topic that has another place than before. Places are counted from 1; null is not in the list. */
export interface Difference {
  topicId: string;
  from: number | null;
  to: number | null;
}

type Listed = Pick<Recommendation, 'topicId'>;

/** What moved, came and went between two lists: in the order of the new one, then those that went. */
export function differences(before: readonly Listed[], after: readonly Listed[]): Difference[] {
  const placeIn = (list: readonly Listed[], id: string): number | null => {
    const at = list.findIndex(({ topicId }) => topicId === id);
    return at < 0 ? null : at + 1;
  };
  const ids = new Set([...after, ...before].map(({ topicId }) => topicId));
  return [...ids]
    .map((topicId) => ({ topicId, from: placeIn(before, topicId), to: placeIn(after, topicId) }))
    .filter(({ from, to }) => from !== to);
}
