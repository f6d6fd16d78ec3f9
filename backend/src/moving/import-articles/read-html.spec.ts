import { readFile } from 'node:fs/promises';

import { describe, expect, it } from '@jest/globals';
import { schema, writeMarkdown } from '@lectern/rich-text';
import { parseHTML } from 'linkedom';
import { DOMParser, Fragment, type Node } from 'prosemirror-model';

import { readHtml } from './read-html.js';

const PROGRAMS = ['word', 'word-online', 'google-docs', 'pages', 'web-page'];
const CLIPBOARD = new URL('../../../../e2e/editor/clipboard/', import.meta.url);

const read = (html: string) => readHtml({ html, isWordpress: false, site: 'https://old.example.com' });

const documentOf = (doc: string): Node => schema.nodeFromJSON(JSON.parse(doc) as object);

const markdownOf = (html: string): string => writeMarkdown(documentOf(read(html).doc));

/** An import fetches pictures and links players, which a paste leaves out. */
function withoutPictures(node: Node): Node {
  const kept = node.content.content.filter(({ type }) => type !== schema.nodes.picture);
  return node.isText ? node : node.copy(Fragment.from(kept.map(withoutPictures)));
}

describe('Imported HTML', () => {
  it.each(PROGRAMS)('of %s becomes the same text as in the editor’s paste', async (program) => {
    const html = (await readFile(new URL(`${program}.html`, CLIPBOARD), 'utf8')).replace(/<iframe[^>]*>/, '');
    const expected = await readFile(new URL(`${program}.expected.html`, CLIPBOARD), 'utf8');
    const { document } = parseHTML(`<!doctype html><html><body>${expected}</body></html>`);
    const pasted = DOMParser.fromSchema(schema).parse(
      document.body as unknown as Parameters<DOMParser['parse']>[0],
    );
    const imported = documentOf(read(html).doc);
    expect(writeMarkdown(withoutPictures(imported))).toBe(writeMarkdown(withoutPictures(pasted)));
  });

  it('keeps emphasis that is a style, nested lists, and powers', () => {
    expect(
      markdownOf(
        '<p><span style="font-weight:700">Bold</span> and 10<sup>2</sup></p><ul><li>One</li><ul><li>Two</li></ul></ul>',
      ),
    ).toBe('**Bold** and 10²\n\n- One\n  - Two');
  });

  it('turns a table that lays out a page into its text, and keeps one of data', () => {
    const layout = '<table><tr><td><h2>Title</h2><p>Words</p></td><td>Beside</td></tr></table>';
    expect(markdownOf(layout)).toBe('## Title\n\nWords\n\nBeside');
    const data = '<table><tr><td colspan="2">A</td></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(markdownOf(data)).toBe('| A |  |\n| --- | --- |\n| 1 | 2 |');
  });

  it('keeps each picture of a gallery', () => {
    const figure = (name: string) => `<figure><img src="/${name}.jpg" alt="${name}"></figure>`;
    const html = `<figure class="wp-block-gallery">${figure('a')}${figure('b')}<figcaption>Both</figcaption></figure>`;
    expect(markdownOf(html)).toBe('![a](/import/0)\n\n![b](/import/1)\n\nBoth');
    expect(read(html).pictures.map(({ src }) => src)).toEqual([
      'https://old.example.com/a.jpg',
      'https://old.example.com/b.jpg',
    ]);
  });

  it('turns footnotes of a page into those of a text', () => {
    const html =
      '<p>Words<sup><a href="#fn1" id="r1">1</a></sup> go on.</p><hr><ol><li id="fn1">The note. <a href="#r1">↩</a></li></ol>';
    expect(markdownOf(html)).toBe('Words[^1] go on.\n\n[^1]: The note.');
  });
});
