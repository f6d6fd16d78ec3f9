import { describe, expect, it } from '@jest/globals';
import { writeMarkdown } from '@lectern/rich-text';

import { documentOf } from './email-document.js';

describe('The text of a broadcast', () => {
  it.each([
    'Good day,  \nnext Friday **Fresh Start** is out.\n\n[Look at the book](/books)\n\nEleanor',
    'Good day,\nnext Friday ~~$19~~ $9.',
    '## News\n\n- one\n- *two*\n\n> Peace, be still.\n>\n> --- Mark 4:39\n\n![The cover](/cover.jpg "New")\n\n---',
  ])('opens in the editor, and says the same if it is written again: %j', (body) => {
    const doc = documentOf(body);
    expect(doc).toBeDefined();
    expect(doc && documentOf(writeMarkdown(doc))?.eq(doc)).toBe(true);
  });

  it('keeps the line breaks of older drafts', () => {
    expect(documentOf('Warmly,\nEleanor')?.firstChild?.childCount).toBe(3);
  });

  it.each([
    ['a link without https', '[The shop](http://shop.example)'],
    ['a table', '| Book | Price |\n|---|---|\n| Fear Not | $9 |'],
    ['HTML', 'Hello <b>you</b>'],
    ['code', 'Use `code`.'],
  ])('is edited as Markdown if the editor would change it: %s', (_name, body) => {
    expect(documentOf(body)).toBeUndefined();
  });
});
