import { describe, expect, it } from '@jest/globals';

import { anchorsOf, deadLinks, linksOf } from './links.js';

describe('a link in Markdown', () => {
  it('is distinguished from code and from external links', () => {
    const text = '[a](b.md#c) [d](#e) `[f](g.md)` [h](https://i.example) [`j`](k)\n\n```\n[l](m.md)\n```\n';
    expect(linksOf(text)).toEqual([
      { to: 'b.md', anchor: 'c' },
      { to: '', anchor: 'e' },
      { to: 'k', anchor: '' },
    ]);
  });

  it('finds a heading by its words', () => {
    expect(anchorsOf('# One two\n\n## What stands in, and “why”: `x`\n')).toEqual([
      'one-two',
      'what-stands-in-and-why-x',
    ]);
  });

  it('leads somewhere, on every page of the repository', () => {
    expect(deadLinks()).toEqual([]);
  });
});
