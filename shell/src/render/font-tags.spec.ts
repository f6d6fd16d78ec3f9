import { describe, expect, it } from '@jest/globals';

import { fontTags } from './font-tags.js';

const familiesIn = (html: string) =>
  new Set([...html.matchAll(/font-family:'([^']+)'/g)].map(([, name]) => name));

describe('fontTags', () => {
  it('declares the font of titles at once, and those of text and controls behind the largest picture', () => {
    const { preload, deferred } = fontTags('h1{color:red}');
    expect(familiesIn(preload)).toEqual(new Set(['Fraunces Variable']));
    expect([...familiesIn(deferred)]).toEqual(
      expect.arrayContaining(['Newsreader Variable', 'Instrument Sans Variable']),
    );
    expect(deferred).toContain('media="not all"');
  });

  it('begins with the display font on a poster', () => {
    const { preload, deferred } = fontTags('h1{font-family:var(--font-display)}');
    expect(familiesIn(preload)).toContain('Fraunces Display');
    expect(familiesIn(deferred)).toContain('Fraunces Variable');
  });

  it('declares all fonts without script', () => {
    const { deferred } = fontTags('');
    const [, css] = /<style[^>]*>([^<]*)<\/style>/.exec(deferred) ?? [];
    expect(deferred).toContain(`<noscript><style>${css}</style></noscript>`);
  });
});
