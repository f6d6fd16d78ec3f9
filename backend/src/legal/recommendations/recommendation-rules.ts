import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { type Answers, type LegalTopic, recommend, type Recommendation } from '@lectern/legal-guidance';

import type { ProgressStatus } from './progress-rules.js';

/** What this site recommends for answers, in its own words: the same that a browser makes of them in private. */
export function recommendFor(answers: Answers): Recommendation[] {
  return recommend(answers, { topics: legalTopics, words: legalGuidance });
}

/** @returns undefined for one that the content has no more */
export function topicOf(id: string): LegalTopic | undefined {
  return legalTopics.find((topic) => topic.id === id);
}

/** One recommendation, and how far its reader has come with it. */
export interface RoadmapStep {
  id: string;
  topicId: string;
  title: string;
  /** As the specification's answer has it. */
  priority: 'high' | 'medium' | 'other';
  recommendationType: string;
  description: string;
  estimatedTime: string;
  difficulty: string;
  keyPoints: string[];
  bookReferences: string[];
  why: string;
  /** Where to look further; what the topic says today. */
  furtherSources: readonly { label: string; url: string }[];
  status: ProgressStatus;
  notes: string;
  timeSpentMinutes: number;
  completedAt: Date | null;
}
