import { site } from '@lectern/catalogue';
import { afterEach, describe, expect, it } from '@jest/globals';
import { frameWords } from './frame.words.js';
import { homeContent } from '../pages/home/home.words.js';
import { siteMap } from '../site-map/site-map.js';

const leadsSomewhere = (path: string) =>
  path.startsWith('#') || siteMap().some((route) => route.path === path.split('#')[0]);

describe('the links of header, footer and home page', () => {
  it('all lead to existing pages', () => {
    const { barLinks, booksMenu, drawerLinks, drawerMore, search, chat, footer } = frameWords();
    const { hero, carousel, works } = homeContent().words;
    const links = [
      ...barLinks,
      ...(booksMenu ? [booksMenu.all, ...booksMenu.books] : []),
      ...drawerLinks,
      ...(drawerMore?.links ?? []),
      search,
      ...(chat ? [chat] : []),
    ];
    const paths = [...links, ...footer.links, ...hero.links].map(({ path }) => path);
    const cards = [...carousel.books, ...works.books].flatMap(({ address }) => address);
    expect([...paths, ...cards].filter((path) => !leadsSomewhere(path))).toEqual([]);
    expect(hero.links).toHaveLength(3);
  });

  it('include a menu of the featured book, all books and each of the eight @S1-frame-2', () => {
    const { barLinks, booksMenu } = frameWords();
    expect(barLinks.filter(({ path }) => path === booksMenu?.all.path)).toHaveLength(1);
    expect(booksMenu?.featured).toMatchObject({ title: 'Finding Peace', path: '/finding-peace' });
    expect(booksMenu?.books).toHaveLength(8);
  });
});

describe('the small print of the footer', () => {
  const { sampleNote } = site.author;
  afterEach(() => {
    Object.assign(site.author, { sampleNote });
  });

  it('says so of a sample author, and nothing of a real one', () => {
    const { copyright } = site.footer;
    expect(frameWords().footer.smallPrint).toBe(`${copyright} ${sampleNote}`);
    Object.assign(site.author, { sampleNote: null });
    expect(frameWords().footer.smallPrint).toBe(copyright);
  });
});
