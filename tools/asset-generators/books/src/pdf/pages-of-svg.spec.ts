import { describe, expect, it } from '@jest/globals';
import { pagesOfSvg } from './pages-of-svg.js';

const page = (glyph: string, y: number) => `
    <path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 594 h 396 v -594 Z "/>
    <g transform="matrix(1 0 0 1 0 ${y})">
        <g class="typst-text" transform="matrix(1 0 0 -1 67.995 178.16119999999998)">
            <use xlink:href="#${glyph}" x="0" y="0" fill="#1c2233" fill-rule="nonzero"/>
        </g>
    </g>`;
const [one, two] = ['g11111111111111111111111111111111', 'g22222222222222222222222222222222'];
const symbol = (id: string, drawing: string) => `
        <symbol id="${id}" overflow="visible">
            ${drawing}
        </symbol>`;
const svg = `<svg class="typst-doc" viewBox="0 0 396 1188">${page(one, 0)}${page(two, 594)}
    <defs id="glyph">${symbol(one, '<path d="M1 1"/>')}${symbol(two, '<path d="M2 2.123456"/>')}
    </defs>
</svg>`;

describe('the pages of a document as SVG', () => {
  it('have the glyphs that they use, and no others, at the top of a page of their own', () => {
    expect(pagesOfSvg(svg, [2])).toEqual([
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 396 594" width="396" height="594">' +
        '<defs><symbol id="g0" overflow="visible"><path d="M2 2.12"/></symbol></defs>' +
        '<path fill="#fffdf8" d="M0 0h396v594H0z"/>' +
        '<g transform="matrix(1 0 0 -1 68 178.16)"><use xlink:href="#g0" x="0" y="0" fill="#1c2233"/></g></svg>',
    ]);
  });

  it('are refused if there is no such page', () => {
    expect(() => pagesOfSvg(svg, [3])).toThrow('There is no page 3: the document has 2.');
  });
});
