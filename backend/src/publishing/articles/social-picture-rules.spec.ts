import { describe, expect, it } from '@jest/globals';

import { socialCrop, socialPictureAddress, versionOfName } from './social-picture-rules.js';

describe('The picture of a link preview', () => {
  it.each([
    [
      'a portrait, at the face',
      { width: 1200, height: 1600, focusX: 0.5, focusY: 0.2 },
      { left: 0, top: 5, width: 1200, height: 630 },
    ],
    [
      'a landscape, at its right edge',
      { width: 2400, height: 630, focusX: 1, focusY: 0.5 },
      { left: 1200, top: 0, width: 1200, height: 630 },
    ],
    [
      'a small picture',
      { width: 120, height: 63, focusX: 0, focusY: 1 },
      { left: 0, top: 0, width: 120, height: 63 },
    ],
  ])('is cut from %s', (_what, picture, crop) => {
    expect(socialCrop(picture)).toEqual(crop);
  });

  it('has an address for each published version', () => {
    const version = { id: '4f6c0d3e-0f0a-4c59-9f6b-0123456789ab', version: 12 };
    expect(versionOfName(socialPictureAddress(version).split('/').at(-1) ?? '')).toEqual(version);
    expect(versionOfName('../../secret.jpg')).toBeUndefined();
  });
});
