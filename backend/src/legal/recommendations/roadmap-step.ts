import type { ProgressStatus } from '../progress/progress-status.js';

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
