import { describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PortraitPicture } from './portrait-picture.js';

describe('the portrait', () => {
  const drawn = (isPhoto: boolean) =>
    renderToStaticMarkup(createElement(PortraitPicture, { portrait: { ...site.author.portrait, isPhoto } }));

  it('shows a photograph in two tones, and a drawing in its own colors', () => {
    expect(drawn(true)).toContain('data-photo="true"');
    expect(drawn(false)).not.toContain('data-photo');
  });
});
