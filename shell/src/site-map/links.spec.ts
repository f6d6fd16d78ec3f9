import { describe, expect, it } from '@jest/globals';
import { pages, site } from '@lectern/catalogue';

import { routeFor } from './site-map.js';

/** All addresses of the site that some words lead to, with their labels. */
function waysIn(words: unknown): { label: string; path: string }[] {
  if (typeof words !== 'object' || words === null) return [];
  const { label, path } = words as { label?: unknown; path?: unknown };
  const own = typeof label === 'string' && typeof path === 'string' ? [{ label, path }] : [];
  return [...own, ...Object.values(words).flatMap(waysIn)];
}

describe('the ways that words offer', () => {
  const ways = waysIn([pages, site]);

  it('lead to pages that are there', () => {
    const lost = ways.filter(({ path }) => routeFor(path.split('#')[0] ?? '').status !== 200);
    expect(lost).toEqual([]);
  });

  it('arrive at the form, where they speak of subscribing', () => {
    const toLetter = ways.filter(({ label }) => /subscribe|form of the letter/i.test(label));
    expect(toLetter.length).toBeGreaterThan(2);
    expect(toLetter.filter(({ path }) => path !== '/#newsletter')).toEqual([]);
  });

  it('reach the home page where they name it', () => {
    const toHome = ways.filter(({ label }) => /^(home|to the home page)$/i.test(label));
    expect(new Set(toHome.map(({ path }) => path))).toEqual(new Set(['/']));
  });

  it.each(['/blog', '/download-demo', '/legal-companion', '/embeds'])(
    'lead to %s from another page',
    (path) => {
      expect(ways.map((way) => way.path)).toContain(path);
    },
  );

  it('are offered by each answer to a question that speaks of a page', () => {
    const bare = pages.about.words.questions.filter(({ links }) => !links?.length).map(({ id }) => id);
    expect(bare).toEqual(['inspiration']);
  });
});
