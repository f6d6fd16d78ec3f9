import { describe, expect, it } from '@jest/globals';

import { picturePreload } from './largest-picture.js';

const picture = (name: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/${name}-240.avif 240w" sizes="52vw"/>` +
  `<source type="image/webp" srcSet="/${name}-240.webp 240w" sizes="52vw"/><img src="/${name}.webp"${priority}/></picture>`;

describe('the preload of a page’s first picture', () => {
  it('is at the start of the head, with the picture’s sizes', () => {
    const markup = picture('late', '') + picture('first', ' fetchPriority="high"');
    expect(picturePreload(markup)).toBe(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/first-240.avif 240w" imagesizes="52vw" fetchpriority="high">',
    );
  });

  it('is missing if there is no picture', () => {
    expect(picturePreload(picture('late', ''))).toBe('');
  });
});
