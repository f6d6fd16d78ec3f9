import { describe, expect, it } from '@jest/globals';

import { cleanSvg, InvalidSvg } from './clean-svg.js';

const svg = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${more}>${content}</svg>`;

function faultOf(text: string): string {
  try {
    cleanSvg(text);
    return 'none';
  } catch (error) {
    if (error instanceof InvalidSvg) return error.fault;
    throw error;
  }
}

describe('An uploaded SVG', () => {
  it('keeps what draws, with its size', () => {
    const drawing = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9"/><use xlink:href="#a"/><text>1 &lt; 2 &amp; é</text>
      <image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>`;
    const cleaned = cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><!-- by a program -->${svg(drawing)}`);
    expect([cleaned.width, cleaned.height]).toEqual([40, 20]);
    for (const part of [
      '<linearGradient id="a">',
      'url(#a)',
      'd="M0 0h9"',
      'href="#a"',
      '1 &lt; 2 &amp; é',
      'data:image/png',
    ])
      expect(cleaned.svg).toContain(part);
    // A second cleaning changes nothing.
    expect(cleanSvg(cleaned.svg).svg).toBe(cleaned.svg);
  });

  it('loses what editors add and what does not draw', () => {
    const { svg: cleaned } = cleanSvg(
      svg(
        `<metadata><place>Bern</place></metadata><ns:view xmlns:ns="urn:x"/><a href="https://example.com"><rect width="1" height="1"/></a>
        <animate attributeName="href" to="#b"/><set attributeName="x"/><path d="M0" data-name="x" ns2:y="1" xmlns:ns2="urn:y"/>`,
      ),
    );
    expect(cleaned).toMatch(/<a><rect width="1" height="1"><\/rect><\/a>/);
    expect(cleaned).not.toMatch(/Bern|ns:view|animate|<set|data-name|urn:|example/);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT>alert(1)</SCRIPT>'],
    ['<g onclick="alert(1)"/>'],
    ['<metadata><g onload="alert(1)"/></metadata>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>'],
    ['<use href=" java\nscript:alert(1)"/>'],
    ['<rect fill="javascript:alert(1)"/>'],
  ])('is rejected with a script: %s', (attack) => {
    expect(faultOf(svg(attack))).toBe('script');
  });

  it.each([
    ['<image href="https://example.com/a.png"/>'],
    ['<image xlink:href="//example.com/a.png"/>'],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['<use href="other.svg#a"/>'],
    ['<style>@import "https://example.com/a.css";</style>'],
    ['<style>rect{fill:url(https://example.com/a)}</style>'],
    ['<style>rect{fill:u\\72l(https://example.com/a)}</style>'],
    ['<style><![CDATA[@font-face{src:url(//example.com)}]]></style>'],
    ['<rect style="fill:URL( \'//example.com/a\' )"/>'],
    ['<rect fill="url(other.svg#a)"/>'],
  ])('is rejected if it loads something: %s', (attack) => {
    expect(faultOf(svg(attack))).toBe('outside');
  });

  it('is rejected with a style sheet of its own, entities, broken tags, or another root', () => {
    expect(faultOf(`<?xml-stylesheet href="//example.com/a.css"?>${svg('')}`)).toBe('outside');
    expect(faultOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`)).toBe('damaged');
    expect(faultOf(svg('<g>'))).toBe('damaged');
    expect(faultOf('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toBe('damaged');
    expect(faultOf('')).toBe('damaged');
  });

  it('needs a size, in any unit', () => {
    expect(faultOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('no-size');
    expect(faultOf('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>')).toBe('no-size');
    expect(cleanSvg(svg('', 'width="1in"'))).toMatchObject({ width: 96, height: 48 });
    expect(cleanSvg(svg('', 'width="100%"'))).toMatchObject({ width: 40, height: 20 });
  });

  it('is rejected if a few lines draw billions of elements, or refer to themselves', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    );
    expect(faultOf(svg(levels.join('')))).toBe('too-complex');
    expect(faultOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe('too-complex');
    const patterns = Array.from(
      { length: 12 },
      (_, at) => `<pattern id="p${at}">${`<rect class="c${at}"/>`.repeat(10)}</pattern>`,
    );
    const rules = patterns.map((_, at) => `.c${at + 1}{fill:url(#p${at})}`);
    expect(faultOf(svg(`<style>${rules.join('')}</style>${patterns.join('')}`))).toBe('too-complex');
    const clip =
      '<style>.a{clip-path:url(#a)}</style><clipPath id="a"><path class="b"/></clipPath><g class="a"/>';
    expect(faultOf(svg(clip))).toBe('none');
    expect(faultOf(svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000)))).toBe('too-complex');
    expect(faultOf(svg('<path id="a" d="M0"/>' + '<use href="#a"/>'.repeat(1_000)))).toBe('none');
  });
});
