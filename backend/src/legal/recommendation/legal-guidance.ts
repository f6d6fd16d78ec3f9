import type { Answers, LegalTopic, Recommendation } from '@lectern/legal-guidance';

/** What this site knows of the law, and what it recommends to whom. */
export const RULES_VERSION = 'none';
export const legalTopics: readonly LegalTopic[] = ['first', 'second', 'third'].map((id) => ({
  id: `${id}-topic`,
  name: `The ${id} topic`,
  category: 'debt',
  description: 'What there is to know.',
  difficulty: 'beginner',
  bookReferences: ['fresh-start'],
  keyPoints: ['One thing.', 'Another thing.'],
  relatedTopics: [],
  furtherSources: [{ label: 'United States Courts', url: 'https://www.uscourts.gov/' }],
  estimatedMinutes: 20,
}));

export function recommendFor(answers: Answers): Recommendation[] {
  return legalTopics.map((topic, at) => ({
    topicId: topic.id,
    title: topic.name,
    priority: at === 0 ? 'high' : 'other',
    priorityRank: at === 0 ? 1 : 3,
    description: topic.description,
    estimatedTime: 'About 20 minutes',
    difficulty: topic.difficulty,
    keyPoints: topic.keyPoints,
    bookReferences: topic.bookReferences,
    why: `Here because you answered ${answers.legalSituation}.`,
    recommendationType: 'read',
  }));
}
