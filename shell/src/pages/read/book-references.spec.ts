import { describe, expect, it } from '@jest/globals';

import { withAliases } from './book-references.js';
import { EntryNames } from './entry-names.js';

const names = new EntryNames([
  'OEBPS/a@b,c.html',
  'OEBPS/Q&A.xhtml',
  'OEBPS/one.xhtml',
  'OEBPS/What now?.xhtml',
  'OEBPS/Images/my map.png',
  'my book.opf',
]);
const respelled = (text: string, file = 'OEBPS/one.xhtml') => withAliases(text, file, names);

describe('withAliases', () => {
  it('spells all references to one file alike (R14)', () => {
    const alias = '/OEBPS/a~40~b~2c~c.html';
    expect(respelled('<a href="a@b,c.html#n">')).toBe(`<a href="${alias}#n">`);
    expect(respelled(`<content src='a%40b%2Cc.html'/>`)).toBe(`<content src='${alias}'/>`);
    expect(respelled('<a xlink:href = "../OEBPS/A@B,C.html">')).toBe(`<a xlink:href = "${alias}">`);
  });

  it('reads escaped markup, question marks and stylesheets (R14)', () => {
    expect(respelled('<a href="Q&amp;A.xhtml">')).toBe('<a href="/OEBPS/Q~26~A.xhtml">');
    expect(respelled('<a href="Q&#38;A&#x2E;xhtml">')).toBe('<a href="/OEBPS/Q~26~A.xhtml">');
    expect(respelled('<a href="What%20now?.xhtml">')).toBe('<a href="/OEBPS/What~20~now~3f~.xhtml">');
    const image = '/OEBPS/Images/my~20~map.png';
    expect(respelled('p { background: url( images/my map.png ) }')).toBe(`p { background: url("${image}") }`);
    expect(respelled('@import "images/my%20map.png";')).toBe(`@import "${image}";`);
  });

  it('resolves from the root in the container (R14)', () => {
    expect(respelled('<rootfile full-path="my book.opf"/>', 'META-INF/container.xml')).toBe(
      '<rootfile full-path="my~20~book.opf"/>',
    );
  });

  it('keeps references that need no change or are external', () => {
    for (const text of [
      '<a href="one.xhtml#n">',
      '<a href="#n">',
      '<a href="missing%20.xhtml">',
      '<a href="https://example.com/Q&amp;A.xhtml">',
      '<img src="data:image/png;base64,AA"/>',
      '<p class="a@b,c.html">',
    ])
      expect(respelled(text)).toBe(text);
  });
});
