import { describe, expect, it } from '@jest/globals';
import { pages, site } from '@lectern/catalogue';

import { routeFor } from './site-map.js';

function linksIn(words: unknown): { label: string; path: string }[] {
  if (typeof words !== 'object' || words === null) return [];
  const { label, path } = words as { label?: unknown; path?: unknown };
  const own = typeof label === 'string' && typeof path === 'string' ? [{ label, path }] : [];
  return [...own, ...Object.values(words).flatMap(linksIn)];
}

describe('the links in content', () => {
  const ways = linksIn([pages, site]);

  it('lead to existing pages', () => {
    const lost = ways.filter(({ path }) => routeFor(path.split('#')[0] ?? '').status !== 200);
    expect(lost).toEqual([]);
  });

  it('lead to the newsletter form if they mention subscribing', () => {
    const toLetter = ways.filter(({ label }) => /subscribe|form of the letter/i.test(label));
    expect(toLetter.length).toBeGreaterThan(2);
    expect(toLetter.filter(({ path }) => path !== '/#newsletter')).toEqual([]);
  });

  it('lead to the home page if they name it', () => {
    const toHome = ways.filter(({ label }) => /^(home|to the home page)$/i.test(label));
    expect(new Set(toHome.map(({ path }) => path))).toEqual(new Set(['/']));
  });

  it.each(['/blog', '/download-demo', '/legal-companion', '/embeds'])(
    'reach %s from another page',
    (path) => {
      expect(ways.map((way) => way.path)).toContain(path);
    },
  );

  it('exist in each chat answer that mentions a page', () => {
    const bare = pages.about.words.questions.filter(({ links }) => !links?.length).map(({ id }) => id);
    expect(bare).toEqual(['inspiration']);
  });
});
