import { type LegalTopic, topicIds } from '@lectern/legal-guidance';
import type { ContentProblem } from '../content-error.js';

const fileOf = ({ category }: LegalTopic): string => `content/legal-topics/${category}.json`;

/** Finds what is right in each topic but wrong between them: strangers, twins, and topics that rules need. */
export function checkTopics(topics: readonly LegalTopic[], bookIds: readonly string[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const known = new Set<string>();
  for (const topic of topics) {
    if (known.has(topic.id))
      problems.push({ file: fileOf(topic), key: topic.id, message: 'is the id of two topics' });
    known.add(topic.id);
  }
  for (const topic of topics) {
    for (const related of topic.relatedTopics) {
      if (known.has(related) && related !== topic.id) continue;
      const message = `names "${related}", which is no other topic`;
      problems.push({ file: fileOf(topic), key: `${topic.id}.relatedTopics`, message });
    }
    for (const book of topic.bookReferences) {
      if (bookIds.includes(book)) continue;
      const message = `names the book "${book}", but there is no folder content/books/${book}`;
      problems.push({ file: fileOf(topic), key: `${topic.id}.bookReferences`, message });
    }
  }
  for (const id of topicIds) {
    if (known.has(id)) continue;
    problems.push({
      file: 'content/legal-topics',
      key: id,
      message: 'is missing: the rules of the legal companion recommend it',
    });
  }
  return problems;
}
