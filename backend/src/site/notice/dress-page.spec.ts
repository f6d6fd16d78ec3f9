import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { dressPage } from './dress-page.js';
import { siteNotice } from './site-notice.js';

const PAGE = {
  html: '<!doctype html><html><head><title>A</title></head><body class="x"><div id="root"><h1>A</h1></div></body></html>',
  styleHashes: [`'sha256-of-its-own'`],
};
const NOTICE = { ...siteNotice.initial, isOn: true, text: 'Away until <Monday> & back "soon".' };

describe('a page with a notice above it', () => {
  it('is as it was where there is none', () => {
    expect(dressPage(PAGE, null)).toEqual(PAGE);
  });

  it('has it before everything that its scripts draw, as text and nothing else', () => {
    const { html } = dressPage(PAGE, NOTICE);
    expect(html).toContain(
      '<body class="x"><section class="site-notice" data-level="notice" aria-label="Notice"><p>Away until &lt;Monday&gt; &amp; back &quot;soon&quot;.</p></section><div id="root">',
    );
    expect(dressPage(PAGE, { ...NOTICE, text: '$& $1 $$' }).html).toContain('<p>$&amp; $1 $$</p>');
  });

  it('names the style that it brings in its policy', () => {
    const { html, styleHashes } = dressPage(PAGE, NOTICE);
    const css = /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1] ?? '';
    expect(styleHashes).toEqual([
      ...PAGE.styleHashes,
      `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ]);
  });

  it('says that the shop is paused to whoever hears the page', () => {
    expect(dressPage(PAGE, { ...NOTICE, level: 'paused' }).html).toContain('aria-label="The shop is paused"');
  });
});
