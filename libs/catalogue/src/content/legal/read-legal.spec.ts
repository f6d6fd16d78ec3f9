import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentCopy, copyContent } from '../../testing/content-copy.js';
import { openSource } from '../content-source.js';
import { readLegal } from './read-legal.js';

const bankruptcy = 'content/legal-topics/bankruptcy.json';
const guidance = 'content/legal-guidance.json';
const books = ['fresh-start', 'grant-writing', 'starting-over', 'fear-not', 'finding-peace', 'thank-god-mom'];

describe('reading the legal companion’s content', () => {
  let content: ContentCopy;

  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('finds over forty topics in ten categories, each with key points, sources, and related topics', async () => {
    const read = await readLegal(await openSource(content.folder), books);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const { topics } = read.value;
    expect(topics.length).toBeGreaterThanOrEqual(40);
    expect(new Set(topics.map(({ category }) => category)).size).toBe(10);
    for (const { id, keyPoints, furtherSources, relatedTopics } of topics) {
      expect([id, keyPoints.length >= 5, furtherSources.length >= 1, relatedTopics.length >= 2]).toEqual([
        id,
        true,
        true,
        true,
      ]);
    }
    const crisis = topics.filter(({ isCrisis }) => isCrisis).flatMap(({ keyPoints }) => keyPoints);
    expect(crisis.join()).toMatch(/988.*1-800-799-7233/s);
  });

  it.each<[string, string, string, unknown, { key: string; message: string }]>([
    [
      'a topic that is gone',
      bankruptcy,
      'topics.0.id',
      'bankruptcy-101',
      { key: 'bankruptcy-basics', message: 'is missing: the rules of the legal companion recommend it' },
    ],
    [
      'a relation to nothing',
      bankruptcy,
      'topics.0.relatedTopics.0',
      'chapter-70',
      { key: 'bankruptcy-basics.relatedTopics', message: 'names "chapter-70", which is not another topic' },
    ],
    [
      'a lost book',
      bankruptcy,
      'topics.0.bookReferences.0',
      'lost-book',
      {
        key: 'bankruptcy-basics.bookReferences',
        message: 'names the book "lost-book", but there is no folder content/books/lost-book',
      },
    ],
    [
      'an unknown source',
      bankruptcy,
      'topics.0.furtherSources.0',
      'hearsay',
      {
        key: 'bankruptcy-basics',
        message: 'names the source "hearsay", which is not in content/legal-topics/sources.json',
      },
    ],
    [
      'an answer without words',
      guidance,
      'questions.companion.legalSituation.options.litigation',
      undefined,
      { key: 'questions.companion.legalSituation.options.litigation', message: 'is missing' },
    ],
    [
      'an answer that no question has',
      guidance,
      'questions.embedded.budgetRange.options.enormous',
      { label: 'More', because: 'you have more' },
      {
        key: 'questions.embedded.budgetRange.options.enormous',
        message: 'is not a known field',
      },
    ],
    [
      'a reason that is a sentence of its own',
      guidance,
      'questions.companion.legalSituation.options.litigation.because',
      'There is a lawsuit.',
      {
        key: 'questions.companion.legalSituation.options.litigation.because',
        message: 'must be a clause that can follow “Because”, without a period',
      },
    ],
  ])('rejects %s', async (_, file, key, value, problem) => {
    await content.set(file, key, value);
    const read = await readLegal(await openSource(content.folder), books);
    const problems = 'problems' in read ? read.problems : [];
    expect(problems).toContainEqual({ file: expect.stringMatching(/^content\/legal-/), ...problem });
  });
});
