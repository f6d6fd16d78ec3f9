import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RequestedIsland, RequestedIslands } from '../../islands/island.js';
import { frameWords } from '../../layout/frame.words.js';
import { SiteContext } from '../../site-data.js';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { SalesPage } from './sales.page.js';
import { salesContent } from './sales.words.js';

describe('the page of a book', () => {
  const { words } = salesContent('finding-peace');
  const drawn = (products = sampleSiteData.products) => {
    const islands: RequestedIsland[] = [];
    const value = { data: { ...sampleSiteData, products }, frame: frameWords(), path: '', search: '' };
    const page = createElement(SiteContext.Provider, { value }, createElement(SalesPage, { words }));
    const html = renderToStaticMarkup(createElement(RequestedIslands.Provider, { value: islands }, page));
    return { html, islands: JSON.stringify(islands.map(({ name, props }) => [name, props])) };
  };

  it('leads to its checkout while it is sold here', () => {
    const { html, islands } = drawn();
    expect(html).toContain('href="#buy" data-buy=""');
    expect(islands).toContain('"onwardHref":"#buy"');
    expect(islands).toContain('direct-checkout');
  });

  it('has no button to buy a book that is not sold here, and says so', () => {
    const { html, islands } = drawn([]);
    expect(html).not.toMatch(/href="#buy"|data-buy/);
    expect(islands).toContain('"onwardHref":null');
    expect(islands).not.toMatch(/direct-checkout|second-button/);
    expect(html).toContain(words.labels.awayText.replaceAll('&', '&amp;'));
  });
});
