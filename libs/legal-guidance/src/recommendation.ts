import type { Difficulty } from './topic.js';

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
