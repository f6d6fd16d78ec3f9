import { describe, expect, it } from '@jest/globals';

import { picturePreload } from './largest-picture.js';

const picture = (name: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/${name}-240.avif 240w" sizes="52vw"/>` +
  `<source type="image/webp" srcSet="/${name}-240.webp 240w" sizes="52vw"/><img src="/${name}.webp"${priority}/></picture>`;

describe('the first picture of a page', () => {
  it('is asked for at its beginning, at the sizes that it is drawn at', () => {
    const markup = picture('late', '') + picture('first', ' fetchPriority="high"');
    expect(picturePreload(markup)).toBe(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/first-240.avif 240w" imagesizes="52vw" fetchpriority="high">',
    );
  });

  it('may be none', () => {
    expect(picturePreload(picture('late', ''))).toBe('');
  });
});
