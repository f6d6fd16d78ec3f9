import { afterAll, describe, expect, it } from '@jest/globals';
import { copyContent } from '@lectern/catalogue/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const content = await copyContent();
await content.set('content/site.json', 'country', 'DE');
await content.set('content/site.json', 'law', {
  provider: {
    address: ['Hauptstraße 1', '10115 Berlin'],
    phone: '030 1234567',
    vatId: 'DE123456788',
    responsible: 'Eva Marsh, Hauptstraße 1, 10115 Berlin',
  },
});
content.use();
const { frameWords } = await import('../../layout/frame.words.js');
const { routeFor } = await import('../../site-map/site-map.js');

afterAll(() => content.remove());

describe('The legal notice', () => {
  it('says who runs the site, and how to reach them', () => {
    const { Page, content: words, indexed } = routeFor('/legal-notice');
    const html = renderToStaticMarkup(createElement(Page, { words: words().words }));
    expect(html).toContain('Provider of this site (§ 5 DDG)');
    expect(html).toContain('Eleanor Marsh\nHauptstraße 1\n10115 Berlin');
    expect(html).toContain('<a href="tel:+49301234567">+49 30 1234567</a>');
    expect(html).toContain('DE123456788');
    expect(html).toContain('Eva Marsh');
    expect(indexed).toBe(false);
  });

  it('is linked from every page', () => {
    expect(frameWords().footer.links).toContainEqual({ label: 'Legal notice', path: '/legal-notice' });
  });
});
