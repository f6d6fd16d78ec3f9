import { describe, expect, it } from '@jest/globals';
import { readBlocks } from './blocks.js';
import { plainText } from './section-parts.js';

const read = (body: string) => readBlocks(body, 'chapter.md', 5, 'en-US');

describe('the text of a chapter', () => {
  it('takes the last line of a quotation as its source when it begins with a dash', () => {
    const [quote] = read('> Be still.\n>\n> — Psalm 46:10 (KJV)');
    expect(quote).toMatchObject({
      type: 'quote',
      blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Be still.' }] }],
      attribution: [{ type: 'text', text: 'Psalm\u00A046:10 (KJV)' }],
    });
  });

  it('takes the source from a line of the same paragraph too', () => {
    expect(read('> Be still.\n> -- A psalm')[0]).toMatchObject({ attribution: [{ text: 'A psalm' }] });
  });

  it('numbers notes in the order in which the text points to them', () => {
    const [paragraph] = read('One[^b] and two[^a].\n\n[^a]: Second.\n[^b]: First.');
    expect(paragraph).toMatchObject({
      children: [
        { text: 'One' },
        { type: 'note', number: 1, children: [{ text: 'First.' }] },
        { text: ' and two' },
        { type: 'note', number: 2, children: [{ text: 'Second.' }] },
        { text: '.' },
      ],
    });
  });

  it('reads a pause however Markdown spells it', () => {
    expect(read('a\n\n***\n\nb\n\n---\n\nc').map((block) => block.type)).toEqual([
      'paragraph',
      'scene-break',
      'paragraph',
      'scene-break',
      'paragraph',
    ]);
  });

  it('joins the lines of a paragraph', () => {
    const [paragraph] = read('one\ntwo');
    expect(paragraph?.type === 'paragraph' && plainText(paragraph.children)).toBe('one two');
  });

  it.each([
    ['a picture', 'Text.\n\n![alt](a.png)', 'chapter.md:7: a book cannot hold a picture inside the text'],
    ['HTML', 'Text.\n\nMore\n\n<b>bold</b>', 'chapter.md:9: a book cannot hold HTML'],
    ['a title in the text', '# Title', 'chapter.md:5: headings inside a chapter begin with ## or ###'],
    ['a small heading on its own', 'Text.\n\n### Small', 'chapter.md:7: a ### heading needs a ## heading'],
    ['a note without text', 'Text.[^1]', 'chapter.md:5: the note [^1] has no text'],
    ['a note nobody points to', 'Text.\n\n[^1]: Lost.', 'chapter.md:7: nothing points to the note [^1]'],
    ['an entity', 'A&nbsp;B', 'chapter.md:5: write the character itself instead of "&nbsp;"'],
    ['a link to nowhere', '[here](here.html)', 'chapter.md:5: the link "here.html" must begin with'],
  ])('rejects %s and names the line', (_, body, message) => {
    expect(() => read(body)).toThrow(message);
  });
});
