import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { madeBooksFolder } from '@lectern/catalogue';

import { Outage } from '../../platform/outage.js';
import { shortageIn } from '../../platform/shortage.js';
import { stampCopy } from './stamp-copy.js';

const BOOK = path.join(madeBooksFolder, 'thank-god-mom/thank-god-mom.epub');

describe('A personal copy on a full disk', () => {
  it('is a fault of the machine, not of the book', async () => {
    const line = { text: 'For Ruth.', printable: ['For Ruth.'] };
    const input = { format: 'epub', originalPath: BOOK, originalSha256: 'a', line } as const;
    // Each write to this device fails like one to a full disk.
    const failure = await stampCopy({ ...input, copyPath: '/dev/full' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Outage);
    expect(shortageIn(failure)).toBe('disk');
  });
});
