import { partContent } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { type Answers, type LegalTopic, recommend, type Recommendation } from '@lectern/legal-guidance';

import type { ProgressStatus } from './progress-rules.js';

/** Recommendations for answers, computed as in the browser's private mode. */
export function recommendFor(answers: Answers): Recommendation[] {
  return recommend(answers, { topics: legalTopics, words: partContent('legal-companion', legalGuidance) });
}

/** @returns undefined for a topic that was removed from the content */
export function topicOf(id: string): LegalTopic | undefined {
  return legalTopics.find((topic) => topic.id === id);
}

/** One recommendation with its progress. */
export interface RoadmapStep {
  id: string;
  topicId: string;
  title: string;
  /** As in the specification's response. */
  priority: 'high' | 'medium' | 'other';
  recommendationType: string;
  description: string;
  estimatedTime: string;
  difficulty: string;
  keyPoints: string[];
  bookReferences: string[];
  why: string;
  /** Further links, from the current topic. */
  furtherSources: readonly { label: string; url: string }[];
  status: ProgressStatus;
  notes: string;
  timeSpentMinutes: number;
  completedAt: Date | null;
}
