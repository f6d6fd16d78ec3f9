import { expect, it } from '@jest/globals';

import { canInline } from './site-icons.js';

const svg = (inside: string) => `<svg viewBox="0 0 1 1">${inside}</svg>`;

it('inlines a mark that is styled by attributes alone', () => {
  expect(canInline(svg('<style>.a{fill:red}@media print{.a{fill:blue}}</style><path class="a"/>'))).toBe(
    true,
  );
});

it.each([
  ['names an element', '<style>path{fill:red}</style>'],
  ['does so in another style sheet', '<style>.a{fill:red}</style><style>path{fill:red}</style>'],
  ['has a style sheet that is not read', '<style type="text/css">path{fill:red}</style>'],
  ['hides it', '<style><![CDATA[path{fill:red}]]></style>'],
  ['has an id', '<path id="a"/>'],
  ['runs something', '<path onclick="x()"/>'],
])('keeps a mark as a file if it %s', (_why, inside) => {
  expect(canInline(svg(inside))).toBe(false);
});
