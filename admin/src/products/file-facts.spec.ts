import { describe, expect, it } from '@jest/globals';

import { fileNotes } from './file-facts.js';

const plain = { isProtected: false, isFixedLayout: false, media: [], missing: [], accessibility: null };
const notes = (found: object) => fileNotes({ facts: { ...plain, ...found } });

describe('Notes about a file', () => {
  it('list what is sold but not read in the online reader (R6, R7, R19)', () => {
    expect(notes({ isFixedLayout: true })).toEqual([
      'Fixed pages: sold, but not read here. Buyers open it in a reading app.',
    ]);
    expect(notes({ isProtected: true })).toEqual([
      'Protected against changes: sold as it is, without personal copies.',
    ]);
    expect(notes({ media: ['audio', 'video'] })).toEqual([
      'Has sound and video, which the reader on your site leaves out.',
    ]);
    expect(notes({ media: ['video'] })).toEqual(['Has video, which the reader on your site leaves out.']);
  });

  it('name the missing files (R14)', () => {
    expect(notes({ missing: ['a.png'] })).toEqual([
      'Lists a file that isn’t in it: “a.png”. Readers will miss it. Export the ePub again to fix this.',
    ]);
    expect(notes({ missing: ['1', '2', '3', '4', '5', '6'] })[0]).toContain(
      'Lists 6 files that aren’t in it: “1”, “2”, “3”, “4”, “5” and more.',
    );
  });

  it('are empty for a plain file, or one that was not analyzed yet', () => {
    expect(notes({})).toEqual([]);
    expect(fileNotes({ facts: null })).toEqual([]);
  });
});
