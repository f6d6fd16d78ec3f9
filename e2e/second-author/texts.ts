import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const inRoot = (...names: string[]) => path.resolve(import.meta.dirname, '../..', ...names);

const sourceFolders = ['shell', 'admin', 'widgets', 'libs', 'backend'];

/** Modules of the program whose names match, by folder. */
async function modules(pattern: RegExp): Promise<Record<string, unknown>[]> {
  const found = sourceFolders.map(async (folder) => {
    const names = await readdir(inRoot(folder), { recursive: true });
    return names
      .filter((name) => pattern.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => inRoot(folder, name));
  });
  const files = (await Promise.all(found)).flat();
  return Promise.all(files.map(async (file) => ({ ...(await import(pathToFileURL(file).href)) })));
}

/** Parts of texts that pages show as they are: without placeholders, links and tags, of three words or more. */
function phrasesOf(text: string): string[] {
  return text
    .split(/\{[^}]*\}|<[^>]*>|\]\([^)]*\)|[\n[\]*]+/)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3);
}

/** All texts within a value: a catalogue, or the content of a JSON file. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

async function jsonTexts(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.json') && !name.startsWith('made'),
  );
  const files = names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')));
  return (await Promise.all(files)).flatMap((content) => [...textsIn(content)]);
}

async function messageTexts(pattern: RegExp): Promise<string[]> {
  return (await modules(pattern)).flatMap((messages) => [...textsIn(messages)]);
}

/** Sentences of the API's errors: the English ones are the keys. */
async function errorSentences(): Promise<{ english: string[]; german: string[] }> {
  const catalogues = await modules(/sentences(-[\w-]+)?\.de\.ts$/);
  const pairs = catalogues.flatMap((module) =>
    Object.values(module as Record<string, Record<string, string>>).flatMap((each) => Object.entries(each)),
  );
  return { english: pairs.map(([sentence]) => sentence), german: pairs.map(([, sentence]) => sentence) };
}

const standard = (language: string) => inRoot('libs/catalogue/standard', language);

/** Phrases that a German site of another author must not show: those of the English catalogues, and the first author's. */
export async function foreignPhrases(own: string): Promise<{ english: string[]; firstAuthors: string[] }> {
  const sentences = await errorSentences();
  const german = [
    ...(await messageTexts(/messages\.de\.ts$/)),
    ...(await jsonTexts(standard('de'))),
    ...(await jsonTexts(own)),
    ...sentences.german,
  ].join('\n');
  const english = [
    ...(await messageTexts(/messages\.en\.ts$/)),
    ...(await jsonTexts(standard('en'))),
    ...sentences.english,
  ].flatMap(phrasesOf);
  const firstAuthors = (await jsonTexts(inRoot('content'))).flatMap(phrasesOf);
  const isForeign = (phrase: string) => !german.includes(phrase);
  return {
    english: [...new Set(english)].filter(isForeign),
    firstAuthors: [...new Set(firstAuthors)].filter(isForeign),
  };
}

/** Names, addresses and files of the first author. */
export async function firstAuthorsNames(): Promise<string[]> {
  const content = inRoot('content');
  const books = (await readdir(path.join(content, 'books'))).filter((name) => name !== 'README.md');
  const facts = books.map(async (id) => {
    const {
      title,
      fullTitle,
      path: address,
      direct,
      preOrder,
    } = JSON.parse(await readFile(path.join(content, 'books', id, 'book.json'), 'utf8'));
    return [id, title, fullTitle, `"${address}"`, direct?.productId, preOrder?.productId];
  });
  const articles = (await readdir(path.join(content, 'articles')))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
  const names = [
    'Eleanor',
    'Marsh',
    'eleanormarsh',
    'Washington',
    ...articles,
    ...(await Promise.all(facts)).flat(),
  ];
  return [...new Set(names)].filter((name) => typeof name === 'string');
}
