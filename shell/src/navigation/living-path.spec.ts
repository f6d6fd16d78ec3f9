import { describe, expect, it } from '@jest/globals';
import { frameWords } from '../layout/frame.words.js';
import { homeContent } from '../pages/home/home.words.js';
import { siteMap } from '../site-map.js';
import { livingLinks, livingPath } from './living-path.js';

const leadsSomewhere = (path: string) =>
  path.startsWith('#') || siteMap.some((route) => route.path === path.split('#')[0]);

describe('livingPath', () => {
  it('leads to a page that exists', () => {
    expect(livingPath('/finding-peace')).toBe('/finding-peace');
  });

  it('leads to a section in place of a page that is still to come', () => {
    expect(livingPath('/downloads')).toBe('/#free-resources');
  });

  it('leads nowhere rather than to nothing', () => {
    expect(livingPath('/nowhere')).toBeNull();
    expect(livingLinks([{ label: 'Audio', path: '/nowhere' }])).toEqual([]);
  });
});

describe('the links of header, footer and home', () => {
  it('all lead to something that is there', () => {
    const { barLinks, drawerLinks, footer } = frameWords();
    const { hero, works } = homeContent().words;
    const paths = [...barLinks, ...drawerLinks, ...footer.links, ...hero.links].map(({ path }) => path);
    const cards = works.books.flatMap(({ address }) => address ?? []);
    expect([...paths, ...cards].filter((path) => !leadsSomewhere(path))).toEqual([]);
    expect(hero.links).toHaveLength(3);
  });

  it('show the featured book right after all books', () => {
    const labels = frameWords().barLinks.map(({ label }) => label);
    expect(labels[labels.indexOf('Books') + 1]).toBe('Finding Peace');
  });
});
