import { afterEach, describe, expect, it } from '@jest/globals';

import { partNames } from './choices.js';
import { readContent } from './content/read-content.js';
import { partOfPath } from './parts.js';
import type { ContentCopy } from './testing/content-copy.js';
import { contentWithoutParts } from './testing/content-without-parts.js';

describe('Parts of a site', () => {
  let copy: ContentCopy | undefined;
  afterEach(() => copy?.remove());

  it.each(partNames)('opens without %s and its files', async (part) => {
    copy = await contentWithoutParts([part]);
    const content = await readContent(copy.folder);
    expect(content.warnings).toEqual([]);
    expect(content.site.parts).not.toContain(part);
    const links = [...JSON.stringify(content).matchAll(/"(?:path|href)":"(\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => partOfPath(to) === part)).toEqual([]);
  });

  it('opens with none of them', async () => {
    copy = await contentWithoutParts(partNames);
    const { chat, legal, articles, openings, pages } = await readContent(copy.folder);
    expect({ chat, legal, articles, openings }).toEqual({
      chat: null,
      legal: null,
      articles: [],
      openings: [],
    });
    expect(Object.keys(pages)).not.toContain('speaking');
    expect(Object.keys(pages.contact.words.form.topic.options)).not.toContain('speaking');
  });

  it('are all on if the author names none', async () => {
    copy = await contentWithoutParts([]);
    await copy.set('content/site.json', 'parts', undefined);
    expect((await readContent(copy.folder)).site.parts).toEqual(partNames);
  });

  it('have known names', async () => {
    copy = await contentWithoutParts([]);
    await copy.set('content/site.json', 'parts', ['blog', 'podcast']);
    await expect(readContent(copy.folder)).rejects.toThrow(/parts\[1\].*must be one of "audio-previews"/s);
  });

  it.each([
    ['/blog/five-verses', 'blog'],
    ['/legal-companion/dashboard?print', 'legal-companion'],
    ['/#newsletter', 'newsletter'],
    ['/', undefined],
    ['/blogging', undefined],
  ])('own the path %s', (path, part) => {
    expect(partOfPath(path)).toBe(part);
  });
});
