import { describe, expect, it } from '@jest/globals';

import type { EpubAccessibility } from '../../platform/uploads/documents/document-facts.js';
import { accessibilityText } from './accessibility-text.js';

const nothing: EpubAccessibility = {
  accessModes: [],
  sufficientModes: [],
  features: [],
  hazards: [],
  summary: '',
  conformsTo: [],
  certifiedBy: '',
};

const textOf = (said: Partial<EpubAccessibility>, isFixedLayout = false) =>
  accessibilityText({ accessibility: { ...nothing, ...said }, isFixedLayout });

const statementsOf = (...said: Parameters<typeof textOf>) => textOf(...said)?.statements;

describe('Accessibility of an ePub in plain words (R19)', () => {
  it('lists all facts of a well-described book', () => {
    expect(
      textOf({
        accessModes: ['textual', 'visual'],
        sufficientModes: [['textual', 'visual'], ['textual']],
        features: ['alternativeText', 'tableOfContents', 'structuralNavigation', 'printPageNumbers'],
        hazards: ['none'],
        summary: 'Every picture is described.',
        conformsTo: ['EPUB Accessibility 1.1 - WCAG 2.1 Level AA'],
        certifiedBy: 'A Friend',
      }),
    ).toEqual({
      statements: [
        'You can change the size, the font and the colors of the text.',
        'All of it can be read aloud or in braille.',
        'Pictures have descriptions.',
        'To find your way, it has a table of contents, headings, and the page numbers of the printed book.',
        'It has no flashing, no simulated motion and no startling sounds.',
        'It meets the accessibility standard WCAG 2.1 at level AA.',
        'This was certified by A Friend.',
      ],
      summary: 'Every picture is described.',
    });
  });

  it('names limits of adjusting and reading aloud', () => {
    expect(statementsOf({ sufficientModes: [['textual', 'visual']] }, true)).toEqual([
      'The pages are fixed: the size and the look of the text can’t be changed.',
      'Not all of it can be read aloud or in braille.',
    ]);
    expect(statementsOf({ accessModes: ['visual'] })).toEqual(['It can’t be read aloud or in braille.']);
    expect(statementsOf({ accessModes: ['auditory'] })).toEqual(['It is a recording without text.']);
  });

  it('warns of hazards, and claims only the absence of excluded ones', () => {
    expect(statementsOf({ hazards: ['flashing', 'noSoundHazard'] })).toEqual([
      'Warning: it has flashing pictures, which can cause seizures.',
    ]);
    expect(statementsOf({ hazards: ['unknown'] })).toBeUndefined();
    expect(
      statementsOf({ hazards: ['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'] }),
    ).toEqual(['It has no flashing, no simulated motion and no startling sounds.']);
  });

  it('reads the level from a name or a URL', () => {
    const base = 'http://www.idpf.org/epub/a11y/accessibility-20170105.html';
    expect(statementsOf({ conformsTo: [`${base}#wcag-a`, `${base}#wcag-aa`] })).toEqual([
      'It meets the accessibility standard WCAG at level AA.',
    ]);
    expect(statementsOf({ conformsTo: ['EPUB Accessibility 1.1 - WCAG 2.2 Level AAA'] })).toEqual([
      'It meets the accessibility standard WCAG 2.2 at level AAA.',
    ]);
    expect(statementsOf({ conformsTo: ['none', 'https://example.com/'] })).toBeUndefined();
  });

  it('is empty for a file without accessibility metadata', () => {
    expect(accessibilityText({ accessibility: null, isFixedLayout: true })).toBeUndefined();
  });
});
