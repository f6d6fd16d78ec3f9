import { describe, expect, it } from '@jest/globals';

import { fontTags } from './font-tags.js';

const familiesIn = (html: string) =>
  new Set([...html.matchAll(/font-family:'([^']+)'/g)].map(([, name]) => name));

describe('fontTags', () => {
  it('declares the font of titles at once, and those of text and controls behind the largest picture', () => {
    const { preload, deferred } = fontTags('h1{color:red}', 'Fear Not');
    expect(familiesIn(preload)).toEqual(new Set(['Fraunces Variable']));
    expect([...familiesIn(deferred)]).toEqual(
      expect.arrayContaining(['Newsreader Variable', 'Instrument Sans Variable']),
    );
    expect(deferred).toContain('media="not all"');
  });

  it('begins with the display font on a poster', () => {
    const { preload, deferred } = fontTags('h1{font-family:var(--font-display)}', 'Fear Not');
    expect(familiesIn(preload)).toContain('Fraunces Display');
    expect(familiesIn(deferred)).toContain('Fraunces Variable');
  });

  it('declares all fonts without script', () => {
    const { deferred } = fontTags('', '');
    const [, css] = /<style[^>]*>([^<]*)<\/style>/.exec(deferred) ?? [];
    expect(deferred).toContain(`<noscript><style>${css}</style></noscript>`);
  });

  it.each([
    ['Zażółć gęślą', 'U+100-130', 'Newsreader Variable'],
    ['Nguyễn', 'U+1EA0-1EF9', 'Newsreader Variable'],
    ['Ἀρχὴ σοφίας', 'U+370-3FF', null],
    ['Война', 'U+400-45F', null],
    ['שלום', 'U+590-5FF', null],
  ])(
    'declares a font of titles for "%s" at once, and one of text if there is one',
    (title, range, family) => {
      const { preload, deferred } = fontTags('', `<h1>${title}</h1>`);
      const rule = (text: string) => new RegExp(`font-family:'${text}'[^}]*${range.replaceAll('+', '[+]')}`);
      expect(preload).toMatch(rule('Fraunces Variable'));
      if (family) expect(deferred).toMatch(rule(family));
      else expect(deferred).toBe(fontTags('', '').deferred);
    },
  );

  it('declares a display font for accents of other languages on a poster', () => {
    const poster = (title: string) => fontTags('h1{font-family:var(--font-display)}', title).preload;
    const files = (title: string) => poster(title).match(/url\(/g)?.length;
    expect(files('L’été')).toBe(2);
    expect(files('Ærø, Łódź')).toBe(4);
    expect(poster('A × B → C')).toBe(poster('Fear Not'));
  });
});
