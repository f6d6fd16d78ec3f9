import { describe, expect, it } from '@jest/globals';

import { editableHtml } from './edit-marks.js';

const places = Array.from({ length: 20 }, (_, at) => ({ file: 'pages/home.json', pointer: `/words/${at}` }));

const digitsOf = (index: number): string =>
  [...index.toString(16)].map((digit) => String.fromCodePoint(0xe010 + Number.parseInt(digit, 16))).join('');
const marked = (index: number, text: string): string => `\uE000${digitsOf(index)}\uE001${text}\uE002`;
const edit = (index: number): string => `data-edit="pages/home.json#/words/${index}"`;
const shown = (html: string): string => editableHtml(html, places);

describe('Marks of texts in a preview', () => {
  it('become an attribute of an element with one text', () => {
    expect(shown(`<h1 class="a">${marked(17, 'Peace')}</h1>`)).toBe(`<h1 ${edit(17)} class="a">Peace</h1>`);
  });

  it('become spans in an element with several texts', () => {
    expect(shown(`<p>By ${marked(0, 'Ann')} and ${marked(1, 'Ben')}</p>`)).toBe(
      `<p>By <span ${edit(0)}>Ann</span> and <span ${edit(1)}>Ben</span></p>`,
    );
  });

  it('are set once around a text with elements in it', () => {
    expect(shown(`<p>${marked(2, 'All <em>is</em> well')}<br/></p>`)).toBe(
      `<p ${edit(2)}>All <em>is</em> well<br/></p>`,
    );
  });

  it('are set on the closest element of a text', () => {
    expect(shown(`<a href="/x"><span>${marked(3, 'Books')}</span><svg><path d="M0"/></svg></a>`)).toBe(
      `<a href="/x"><span ${edit(3)}>Books</span><svg><path d="M0"/></svg></a>`,
    );
  });

  it('follow a text through several elements', () => {
    const [first = '', second = ''] = marked(4, 'One|Two').split('|');
    expect(shown(`<p>${first}</p><p>${second}</p><p>Three</p>`)).toBe(
      `<p ${edit(4)}>One</p><p ${edit(4)}>Two</p><p>Three</p>`,
    );
  });

  it('name each use of a text', () => {
    expect(shown(`<b>${marked(5, 'Hope')}</b><i>${marked(5, 'Hope')}</i>`)).toBe(
      `<b ${edit(5)}>Hope</b><i ${edit(5)}>Hope</i>`,
    );
  });

  it('name both texts if one is filled into the other', () => {
    expect(shown(`<p>${marked(6, `Dear ${marked(7, 'Ann')}, hello`)}</p>`)).toBe(
      `<p><span ${edit(6)}>Dear </span><span ${edit(7)}>Ann</span><span ${edit(6)}>, hello</span></p>`,
    );
  });

  it('end with the element of a text that was cut off', () => {
    expect(
      shown(`<p>${marked(8, 'A long text').slice(0, 8)}…</p><p>${marked(9, 'Next')}</p><p>End</p>`),
    ).toBe(`<p ${edit(8)}>A lon…</p><p ${edit(9)}>Next</p><p>End</p>`);
  });

  it('survive typography, capitals, entities, emoji and right-to-left texts', () => {
    for (const text of ['It’s here', 'GRÜSSE', 'a &amp; b &lt; c', '👩‍👩‍👧 🇮🇱', 'שלום عالم'])
      expect(shown(`<p>${marked(10, text)}</p>`)).toBe(`<p ${edit(10)}>${text}</p>`);
  });

  it('are removed from attributes, addresses, scripts, styles, titles and fields', () => {
    const text = marked(11, 'Hi');
    const html = (inside: (text: string) => string) =>
      [
        `<title>${inside(text)}</title>`,
        `<meta content="${inside(text)}">`,
        `<a title='${inside(text)} > x' href="mailto:?subject=${encodeURIComponent(inside(text))}"></a>`,
        `<script type="application/ld+json">{"a":"${inside(text)}","b":"<b>"}</script>`,
        `<style>a{content:'${inside(text)}'}</style>`,
        `<textarea>${inside(text)}</textarea>`,
        `<!-- ${inside(text)} -->`,
      ].join('');
    expect(shown(html((each) => each))).toBe(html(() => 'Hi'));
  });

  it('are removed from options and drawings, which cannot hold a span', () => {
    expect(shown(`<option>${marked(12, 'A')} of ${marked(13, 'B')}</option>`)).toBe(
      '<option>A of B</option>',
    );
  });

  it('leave no private-use character of a broken mark', () => {
    const broken = `${marked(14, 'x').slice(0, 2)} ${marked(15, 'y').slice(1)} \uE002\uE01F`;
    expect(shown(`<p>${broken}</p>`)).not.toMatch(/[\uE000-\uF8FF]/);
  });

  it('are an attribute of a picture that can be exchanged', () => {
    const picture = { src: '/assets/portrait.webp', file: 'site/portrait', pointer: '' };
    expect(editableHtml('<img alt="A" src="/assets/portrait.webp"><img src="/b.png">', [], [picture])).toBe(
      '<img data-edit-picture="site/portrait#" alt="A" src="/assets/portrait.webp"><img src="/b.png">',
    );
  });

  it('leave a page without marks as it is', () => {
    const page = '<!DOCTYPE html><html><body><p>1 < 2<br>&nbsp;</p></i><img src="a.png"></body></html>';
    expect(shown(page)).toBe(page);
  });
});
