import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';

import {
  closeShop,
  isShown,
  nextChange,
  type SiteNotice,
  siteNotice,
  standingOf,
  dressPage,
} from './site-notice.js';

const at = (time: string) => Date.parse(time);
const notice = (fields: Partial<SiteNotice>): SiteNotice => ({
  ...siteNotice.initial,
  isOn: true,
  text: 'Back on Monday.',
  ...fields,
});

const FROM = '2026-12-01T09:00:00.000Z';
const UNTIL = '2026-12-02T09:00:00.000Z';

describe('The notice', () => {
  it('is shown while it is on and has a text', () => {
    expect(isShown(notice({}), 0)).toBe(true);
    expect(isShown(notice({ isOn: false }), 0)).toBe(false);
    expect(isShown(notice({ text: '' }), 0)).toBe(false);
  });

  it('appears at its start and disappears at its end', () => {
    const timed = notice({ from: FROM, until: UNTIL });
    expect(isShown(timed, at(FROM) - 1)).toBe(false);
    expect(isShown(timed, at(FROM))).toBe(true);
    expect(isShown(timed, at(UNTIL) - 1)).toBe(true);
    expect(isShown(timed, at(UNTIL))).toBe(false);
    expect([at(FROM) - 1, at(FROM), at(UNTIL)].map((moment) => standingOf(timed, moment))).toEqual([
      'waiting',
      'shown',
      'over',
    ]);
    expect(standingOf({ ...timed, isOn: false }, at(FROM))).toBe('off');
  });

  it('knows its next scheduled change', () => {
    const timed = notice({ from: FROM, until: UNTIL });
    expect(nextChange(timed, at(FROM) - 1)).toBe(at(FROM));
    expect(nextChange(timed, at(FROM))).toBe(at(UNTIL));
    expect(nextChange(timed, at(UNTIL))).toBeUndefined();
    expect(nextChange(notice({}), 0)).toBeUndefined();
    expect(nextChange({ ...timed, isOn: false }, 0)).toBeUndefined();
  });
});

const PAGE = {
  html: '<!doctype html><html><head><title>A</title></head><body class="x"><div id="root"><h1>A</h1></div></body></html>',
  styleHashes: [`'sha256-of-its-own'`],
};
const NOTICE = { ...siteNotice.initial, isOn: true, text: 'Away until <Monday> & back "soon".' };

describe('A page with a notice', () => {
  it('is unchanged without a notice', () => {
    expect(dressPage(PAGE, null)).toEqual(PAGE);
  });

  it('has it as escaped text above everything that scripts render', () => {
    const { html } = dressPage(PAGE, NOTICE);
    expect(html).toContain(
      '<body class="x"><section class="site-notice" data-level="notice" aria-label="Notice"><p>Away until &lt;Monday&gt; &amp; back &quot;soon&quot;.</p></section><div id="root">',
    );
    expect(dressPage(PAGE, { ...NOTICE, text: '$& $1 $$' }).html).toContain('<p>$&amp; $1 $$</p>');
  });

  it('allows its style in the policy', () => {
    const { html, styleHashes } = dressPage(PAGE, NOTICE);
    const css = /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1] ?? '';
    expect(styleHashes).toEqual([
      ...PAGE.styleHashes,
      `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ]);
  });

  it('shows its text instead of each buy button while the shop is closed (closed shop)', () => {
    const text = 'Back "soon" </style> \\o/';
    const { html, styleHashes } = closeShop(PAGE, { ...NOTICE, level: 'paused', text });
    const css = /<style>(.*?)<\/style><\/head>/.exec(html)?.[1] ?? '';
    expect(css).toContain('[data-buy],[data-open-only]{display:none!important}');
    expect(css).toContain('content:"Back \\22 soon\\22  \\3c /style> \\5c o/"');
    expect(styleHashes).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(closeShop(PAGE, NOTICE)).toEqual(PAGE);
    expect(closeShop(PAGE, null)).toEqual(PAGE);
  });

  it('offers nothing to search engines while the shop is closed (closed shop)', () => {
    const offer = '<script type="application/ld+json">{"availability":"https://schema.org/InStock"}</script>';
    const page = { ...PAGE, html: PAGE.html.replace('</head>', () => `${offer}</head>`) };
    expect(closeShop(page, { ...NOTICE, level: 'paused' }).html).toContain(offer.replace('In', 'OutOf'));
    expect(closeShop(page, NOTICE).html).toContain(offer);
  });

  it('announces the pause to screen readers', () => {
    expect(dressPage(PAGE, { ...NOTICE, level: 'paused' }).html).toContain('aria-label="The shop is paused"');
  });
});
