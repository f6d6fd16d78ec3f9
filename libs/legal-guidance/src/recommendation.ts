import type { Difficulty } from './guidance.js';

export type Priority = 'high' | 'medium' | 'other';

export const recommendationTypes = ['act-now', 'read', 'do', 'ask'] as const;
/** Something to do first, to read, to do, or to ask a person about. */
export type RecommendationType = (typeof recommendationTypes)[number];

export interface Recommendation {
  topicId: string;
  title: string;
  priority: Priority;
  /** Priority for the database: 1 is high, 2 medium, 3 other. */
  priorityRank: 1 | 2 | 3;
  description: string;
  estimatedTime: string;
  difficulty: Difficulty;
  keyPoints: readonly string[];
  bookReferences: readonly string[];
  /** Reason: a sentence with the answers that led to it. */
  why: string;
  recommendationType: RecommendationType;
}

/** A topic that moved. Places count from 1; null means not in the list. */
export interface Difference {
  topicId: string;
  from: number | null;
  to: number | null;
}

type Listed = Pick<Recommendation, 'topicId'>;

/** Compares two lists: topics that moved or appeared in the order of the new list, then removed ones. */
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
