import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { ReadingProgress } from './reading-progress.js';

describe('the reading progress @S1-home-12', () => {
  const drawn = (look: 'line' | 'circle' | 'quill') =>
    renderToStaticMarkup(createElement(ReadingProgress, { look }));

  it.each([
    ['line', /^(?!.*<svg)/s],
    ['circle', /<circle .*pathLength="100"/],
    ['quill', /<path /],
  ] as const)('is drawn as a %s', (look, drawing) => {
    expect(drawn(look)).toContain(`data-look="${look}"`);
    expect(drawn(look).replace(/class="[^"]*" ?/g, '')).toMatch(drawing);
  });

  it('differs between the looks and is hidden from screen readers', () => {
    const looks = (['line', 'circle', 'quill'] as const).map(drawn);
    expect(new Set(looks.map((html) => html.replace(/data-look="\w+"/, ''))).size).toBe(3);
    for (const html of looks) expect(html).toContain('aria-hidden="true"');
  });
});
