import type { Sharp } from 'sharp';

import { MAX_PIXELS, STEP_TIMEOUT_S } from './picture-rules.js';

/** Opens an uploaded file with limits. Nothing is decoded yet. */
export async function openPicture(
  filePath: string,
  { isUnlimited = false, isAnimated = false }: { isUnlimited?: boolean; isAnimated?: boolean } = {},
): Promise<Sharp> {
  // Loaded at the first picture: it takes a while, and most processes never need it.
  const { default: sharp } = await import('sharp');
  // Files of libvips' cache stay open, and hold their space on the disk after they are deleted.
  sharp.cache(false);
  const limitInputPixels = isUnlimited ? false : MAX_PIXELS;
  // Cameras write files with small faults, which warnings are about.
  return sharp(filePath, {
    limitInputPixels,
    sequentialRead: true,
    failOn: 'error',
    animated: isAnimated,
  }).timeout({ seconds: STEP_TIMEOUT_S });
}
