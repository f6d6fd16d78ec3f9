import { describe, expect, it } from '@jest/globals';
import { readBlocks } from './blocks.js';
import { splitClosing, splitOpening } from './section-parts.js';

const opening = (text: string) => splitOpening(readBlocks(text, 'chapter.md', 1, 'en-US')[0]);

describe('the opening of a chapter', () => {
  it('puts the first phrase in capitals', () => {
    expect(opening('The hallway outside was full.')).toMatchObject({
      initial: 'T',
      capitals: 'he hallway outside',
    });
  });

  it('stops where a sentence does', () => {
    expect(opening('I kept a log. It was.')).toMatchObject({ initial: 'I', capitals: ' kept a log.' });
  });

  it('does not take the stop of a title for one', () => {
    expect(opening('Mr. Pruitt died in the spring.')).toMatchObject({ capitals: 'r. Pruitt died' });
  });

  it('includes an opening quotation mark in the initial', () => {
    expect(opening(`"It's stopped," he said.`)).toMatchObject({ initial: '“I', capitals: 't’s stopped,”' });
  });

  it('never reaches into emphasis', () => {
    expect(opening('So *much* was said')).toMatchObject({ capitals: 'o' });
  });

  it('leaves a chapter alone that begins with a quotation', () => {
    expect(opening('> Be still.')).toBeNull();
  });
});

describe('the closing part of a chapter', () => {
  it('begins at the heading that the book names', () => {
    const blocks = readBlocks(
      'Words.\n\n## Tonight\n\nSit.\n\n## Questions\n\n- Who?',
      'chapter.md',
      1,
      'en-US',
    );
    const { main, closing } = splitClosing(blocks, 'Questions');
    expect(main).toHaveLength(3);
    expect(closing.map((block) => block.type)).toEqual(['list']);
  });

  it('is empty in a chapter without it', () => {
    expect(splitClosing(readBlocks('Words.', 'chapter.md', 1, 'en-US'), null).closing).toEqual([]);
  });
});
