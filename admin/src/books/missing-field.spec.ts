import { describe, expect, it } from '@jest/globals';

import { placeText } from './missing-field.js';
import { newSection } from './section-values.js';

const sections = [newSection('list'), { ...newSection('list'), heading: 'Three bridges' }];
const nameOf = (field: string) => placeText(field, { sections });

describe('Missing fields of a book', () => {
  it('are named as the form names them', () => {
    expect(nameOf('title')).toBe('Title');
    expect(nameOf('files')).toBe('Files for sale');
    expect(nameOf('editions[1].price')).toMatch(/^Edition 2: Price in /);
    expect(nameOf('retailers[0].url')).toBe('Store 1');
    expect(nameOf('reviews[0].text')).toBe('Reviews by others');
    expect(nameOf('sections[0].heading')).toBe('A list of your own');
    expect(nameOf('sections[1].entries[0].title')).toBe('Three bridges (A list of your own)');
  });

  it('have no name if the form does not have them', () => {
    expect(nameOf('path')).toBeUndefined();
    expect(nameOf('content/site.json bookOrder')).toBeUndefined();
  });
});
