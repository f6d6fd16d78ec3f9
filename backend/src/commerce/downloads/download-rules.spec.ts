import { describe, expect, it } from '@jest/globals';

import { buyerFileNames } from './download-rules.js';

describe('Names of bought files', () => {
  it('come from the title of the book (C20)', () => {
    const files = [
      { format: 'pdf' as const, fileName: 'final_v3.pdf' },
      { format: 'epub' as const, fileName: 'export.epub' },
    ];
    expect(buyerFileNames('Greedy/Lying: A Commentary', files)).toEqual([
      'Greedy - Lying - A Commentary.pdf',
      'Greedy - Lying - A Commentary.epub',
    ]);
    expect(buyerFileNames('静'.repeat(90), files)[1]).toBe(`${'静'.repeat(60)}.epub`);
    expect(buyerFileNames('???', files)[0]).toBe('---.pdf');
  });

  it('stay their own if a product has several in one format', () => {
    const files = ['Book.pdf', 'Workbook.pdf'].map((fileName) => ({ format: 'pdf' as const, fileName }));
    expect(buyerFileNames('Quiet', files)).toEqual(['Book.pdf', 'Workbook.pdf']);
  });
});
