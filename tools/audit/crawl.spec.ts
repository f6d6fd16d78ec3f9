import { describe, expect, it } from '@jest/globals';
import { linksOf } from './crawl.js';

const base = 'http://localhost:3000/books';
const links = (html: string) => linksOf(html, base).links.map(String);
const files = (html: string) => linksOf(html, base).files.map(String);

describe('linksOf', () => {
  it('finds links, relative to the page', () => {
    expect(
      links('<a href="/shop">a</a><a href="fear-not#buy">b</a><a href="mailto:a@b.example">c</a>'),
    ).toEqual(['http://localhost:3000/shop', 'http://localhost:3000/fear-not#buy']);
  });

  it('finds files: pictures of every width, films, captions, scripts and social images', () => {
    const html = `<meta property="og:image" content="http://localhost:3000/s.jpg">
      <link rel="modulepreload" href="/a.js"><link rel="canonical" href="/not-a-file">
      <img src="/b.webp" srcset="/b-1.webp 320w, /b-2.webp 640w"><video poster="/p.avif"><track src="/c.vtt"></video>`;
    expect(
      files(html)
        .map((address) => new URL(address).pathname)
        .sort(),
    ).toEqual(['/a.js', '/b-1.webp', '/b-2.webp', '/b.webp', '/c.vtt', '/p.avif', '/s.jpg']);
  });

  it('finds the ids that a link may lead to', () => {
    expect(linksOf('<p id="one"></p><h2 id="two"></h2>', base).ids).toEqual(new Set(['one', 'two']));
  });
});
