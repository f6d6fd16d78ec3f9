import { describe, expect, it } from '@jest/globals';

import { fileNotes } from './file-facts.js';

const plain = { isProtected: false, isFixedLayout: false, media: [], missing: [], accessibility: null };
const notes = (found: object) => fileNotes({ facts: { ...plain, ...found } });

describe('Notes about a file', () => {
  it('says what is sold but not read here (R6, R7, R19)', () => {
    expect(notes({ isFixedLayout: true })).toEqual([
      'Fixed pages: sold, but not read here. Buyers open it in a reading app.',
    ]);
    expect(notes({ isProtected: true })).toEqual([
      'Protected against changes: sold as it is, without personal copies.',
    ]);
    expect(notes({ media: ['audio', 'video'] })).toEqual([
      'Has sound and film, which the reader on your site leaves out.',
    ]);
    expect(notes({ media: ['video'] })).toEqual(['Has film, which the reader on your site leaves out.']);
  });

  it('names what is missing (R14)', () => {
    expect(notes({ missing: ['a.png'] })).toEqual([
      'Lists a file that isn’t in it: “a.png”. Readers will miss it. Export the ePub again to mend this.',
    ]);
    expect(notes({ missing: ['1', '2', '3', '4', '5', '6'] })[0]).toContain(
      'Lists 6 files that aren’t in it: “1”, “2”, “3”, “4”, “5” and more.',
    );
  });

  it('says nothing of a plain file, or of one that was not read yet', () => {
    expect(notes({})).toEqual([]);
    expect(fileNotes({ facts: null })).toEqual([]);
  });
});
