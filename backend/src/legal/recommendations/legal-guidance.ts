import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { type Answers, type LegalTopic, recommend, type Recommendation } from '@lectern/legal-guidance';

/** What this site recommends for answers, in its own words: the same that a browser makes of them in private. */
export function recommendFor(answers: Answers): Recommendation[] {
  return recommend(answers, { topics: legalTopics, words: legalGuidance });
}

/** @returns undefined for one that the content has no more */
export function topicOf(id: string): LegalTopic | undefined {
  return legalTopics.find((topic) => topic.id === id);
}
