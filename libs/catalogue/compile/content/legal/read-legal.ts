import { categories, type LegalTopic } from '@lectern/legal-guidance';
import type { ContentProblem } from '../content-error.js';
import { readContentFile, type ReadResult } from '../read-content-file.js';
import { checkTopics } from './check-topics.js';
import { type LegalGuidanceFile, legalGuidanceFile } from './legal-guidance.schema.js';
import { legalSourcesFile, legalTopicsFile } from './legal-topics.schema.js';

/** What the legal companion says. */
export interface LegalContent {
  topics: LegalTopic[];
  guidance: LegalGuidanceFile;
}

const sourcesPath = 'content/legal-topics/sources.json';

/** Reads the topics, a file for each category, and the words around them. */
export async function readLegal(root: string, bookIds: readonly string[]): Promise<ReadResult<LegalContent>> {
  const problems: ContentProblem[] = [];
  const keep = <T>(result: ReadResult<T>): T | null => {
    if ('value' in result) return result.value;
    problems.push(...result.problems);
    return null;
  };

  const guidance = keep(await readContentFile(root, 'content/legal-guidance.json', legalGuidanceFile));
  const sources = keep(await readContentFile(root, sourcesPath, legalSourcesFile));
  const topics: LegalTopic[] = [];
  const unused = new Set(Object.keys(sources ?? {}));
  for (const category of categories) {
    const file = `content/legal-topics/${category}.json`;
    for (const topic of keep(await readContentFile(root, file, legalTopicsFile))?.topics ?? []) {
      const furtherSources = topic.furtherSources.flatMap((name) => {
        unused.delete(name);
        const source = sources?.[name];
        if (sources && !source)
          problems.push({
            file,
            key: topic.id,
            message: `names the source "${name}", which ${sourcesPath} has not`,
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
  // Held against the questionnaires above: see LegalGuidanceFile.
  return { value: { topics, guidance: guidance as unknown as LegalGuidanceFile } };
}
