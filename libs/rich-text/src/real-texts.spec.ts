import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown } from './read-markdown.js';
import { writeDocument } from './write-markdown.js';

const root = path.join(import.meta.dirname, '../../..');
const FOLDERS = [
  'content/articles',
  'content/pages',
  'libs/catalogue/standard',
  'e2e/second-author/content/articles',
  'e2e/second-author/content/pages',
];
const SPECS = [
  'libs/catalogue/src/content/articles',
  'backend/src/platform/email',
  'backend/src/leads',
  'e2e/journeys',
];

function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => path.join(root, folder, file)),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const texts = [
  ...filesIn(FOLDERS, /\.md$/).map((file) => readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, '')),
  ...filesIn(FOLDERS, /\.json$/).flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8')))),
  ...stringsIn(JSON.parse(readFileSync(path.join(root, 'content/newsletter.json'), 'utf8'))),
  ...filesIn(SPECS, /\.spec\.tsx?$/).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text.replace(/\\n/g, '\n'));
  }),
];

describe('The texts of the content and of the tests', () => {
  it('are written back as Markdown that is read as the same document', () => {
    const lost = [...new Set(texts)].filter((text) => {
      const { doc } = readMarkdown(text);
      const written = writeDocument(doc);
      return !('markdown' in written) || !readMarkdown(written.markdown).doc.eq(doc);
    });
    expect(texts.length).toBeGreaterThan(2000);
    expect(lost).toEqual([]);
  });
});
