import { describe, expect, it } from '@jest/globals';

import { cleanStyles, isOwnResource, isAllowedLink } from './clean-styles.js';

describe('resources of a book', () => {
  it('are loaded from the book only', () => {
    for (const own of ['blob:https://site/1-2', '#part', 'data:image/png;base64,AAAA', ''])
      expect([own, isOwnResource(own)]).toEqual([own, true]);
    for (const foreign of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '/d/token',
      'picture.png',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
      'data:text/html,<script>alert(1)</script>',
      ' javascript:alert(1)',
      'file:///etc/passwd',
    ])
      expect([foreign, isOwnResource(foreign)]).toEqual([foreign, false]);
  });

  it('are, in styles, only the book’s fonts and images; all other rules stay', () => {
    const css = `@import url("https://elsewhere.example/a.css"); @import 'b.css';
      @font-face { font-family: Own; src: url("blob:https://site/1") }
      p { color: red; background: url( 'https://elsewhere.example/p.png' ) } a { background: URL(//x.example/p) }`;
    const cleaned = cleanStyles(css);
    expect(cleaned).not.toMatch(/elsewhere|x\.example|b\.css/);
    expect(cleaned).toContain('url("blob:https://site/1")');
    expect(cleaned).toContain('p { color: red; background: url("") }');
  });

  it('are no wider than a column (R3)', () => {
    const css =
      '@media (max-width: 600px) { .c10{max-width:468pt;padding:72pt} p { min-width: 50em } img { max-width: 50% } }';
    expect(cleanStyles(css)).toBe(
      '@media (max-width: 600px) { .c10{max-width:min(100%, 468pt);padding:72pt} p { min-width: min(100%, 50em) } img { max-width: 50% } }',
    );
  });

  it('contain no script, however it is written', () => {
    for (const way of [
      '#note',
      'chapter 2.xhtml#a',
      '../x',
      'https://example.com/a:b',
      'mailto:a@b.c',
      '?a:b',
    ])
      expect([way, isAllowedLink(way)]).toEqual([way, true]);
    for (const none of [
      ...['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:x'],
      ...['data:text/html,x', 'vbscript:x', 'blob:https://site/1', 'file:///x'],
    ])
      expect([none, isAllowedLink(none)]).toEqual([none, false]);
  });
});
