import { categories, type LegalTopic, topicIds } from '@lectern/legal-guidance';

import type { ContentProblem } from '../content-error.js';
import type { ContentSource } from '../content-source.js';
import { readContentFile, type ReadResult } from '../read-content-file.js';
import {
  type LegalGuidanceFile,
  legalGuidanceFile,
  legalSourcesFile,
  legalTopicsFile,
} from './legal-guidance.schema.js';

const fileOf = ({ category }: LegalTopic): string => `content/legal-topics/${category}.json`;

function checkTopics(topics: readonly LegalTopic[], bookIds: readonly string[]): ContentProblem[] {
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
      const message = `names "${related}", which is not another topic`;
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

export interface LegalContent {
  topics: LegalTopic[];
  guidance: LegalGuidanceFile;
}

const sourcesPath = 'content/legal-topics/sources.json';

export async function readLegal(
  source: ContentSource,
  bookIds: readonly string[],
): Promise<ReadResult<LegalContent>> {
  const problems: ContentProblem[] = [];
  const keep = <T>(result: ReadResult<T>): T | null => {
    if ('value' in result) return result.value;
    problems.push(...result.problems);
    return null;
  };

  const guidance = keep(await readContentFile(source, 'content/legal-guidance.json', legalGuidanceFile));
  const sources = keep(await readContentFile(source, sourcesPath, legalSourcesFile));
  const topics: LegalTopic[] = [];
  const unused = new Set(Object.keys(sources ?? {}));
  for (const category of categories) {
    const file = `content/legal-topics/${category}.json`;
    for (const topic of keep(await readContentFile(source, file, legalTopicsFile))?.topics ?? []) {
      const furtherSources = topic.furtherSources.flatMap((name) => {
        unused.delete(name);
        const source = sources?.[name];
        if (sources && !source)
          problems.push({
            file,
            key: topic.id,
            message: `names the source "${name}", which is not in ${sourcesPath}`,
          });
        return source ?? [];
      });
      topics.push({ ...topic, category, furtherSources });
    }
  }
  if (problems.length === 0) problems.push(...checkTopics(topics, bookIds));
  for (const name of unused)
    problems.push({ file: sourcesPath, key: name, message: 'is a source that no topic names' });
  if (!guidance || problems.length > 0) return { problems };
  // Validated against the questionnaires above: see LegalGuidanceFile.
  return { value: { topics, guidance: guidance as unknown as LegalGuidanceFile } };
}
