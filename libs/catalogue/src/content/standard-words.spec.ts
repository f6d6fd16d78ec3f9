import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentCopy, copyContent, realContent } from '../testing/content-copy.js';
import { standardRoot } from './content-source.js';
import { readContent } from './read-content.js';

describe('standard words', () => {
  let content: ContentCopy;
  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('fill in, with the name of the author, for what the author leaves out', async () => {
    await content.set('content/site.json', 'author.name', 'Ann "Jo" Lee');
    await content.set('content/site.json', 'author.signature', undefined);
    const { emails, pages, site } = await readContent(content.folder);
    expect(emails.orderDelivered.signature).toBe('Ann "Jo" Lee');
    expect(pages.order.meta.title).toBe('Your order | Ann "Jo" Lee');
    expect(site.newsletter).toMatchObject({
      buttonLabel: 'Subscribe',
      text: expect.stringMatching(/^Once a month/),
    });
  });

  it('can be worded by the author one by one', async () => {
    await content.set('content/emails.json', 'orderDelivered.heading', 'It’s yours');
    const { orderDelivered } = (await readContent(content.folder)).emails;
    expect([orderDelivered.heading, orderDelivered.greeting]).toEqual(['It’s yours', 'Dear {name},']);
  });
});

const filesOf = (language: string) =>
  readdirSync(path.join(standardRoot, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();

/** Texts by key; entries of a list share a key. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(value) ? `${key}[]` : `${key}.${name}`),
  );
}

const read = (language: string, name: string): [string, string][] =>
  textsOf(JSON.parse(readFileSync(path.join(standardRoot, language, name), 'utf8')));

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe.each(['de'])('standard words in %s', (language) => {
  it.each(filesOf(language))('add no text and no placeholder that English lacks: %s', (name) => {
    const english = read('en', name);
    const keys = new Set(english.map(([key]) => key));
    const places = new Set([...english.flatMap(([, text]) => placeholdersOf(text)), 'guaranteeDays']);
    const own = read(language, name);
    expect(own.filter(([key]) => !keys.has(key))).toEqual([]);
    expect(own.flatMap(([, text]) => placeholdersOf(text)).filter((place) => !places.has(place))).toEqual([]);
  });
});

it('standard words name no author and no book', async () => {
  const { books, site } = await readContent(realContent);
  const names = [site.author.name, ...books.map(({ book }) => book.title)];
  const texts = filesOf('en').flatMap((name) => read('en', name).map(([, text]) => text));
  expect(texts.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
});
