import sharp, { type Sharp } from 'sharp';

import { MAX_PIXELS, STEP_TIMEOUT_S } from './picture-rules.js';

/** Opens an uploaded file with limits. Nothing is decoded yet. */
export function openPicture(
  filePath: string,
  { isUnlimited = false, isAnimated = false }: { isUnlimited?: boolean; isAnimated?: boolean } = {},
): Sharp {
  const limitInputPixels = isUnlimited ? false : MAX_PIXELS;
  // Cameras write files with small faults, which warnings are about.
  return sharp(filePath, {
    limitInputPixels,
    sequentialRead: true,
    failOn: 'error',
    animated: isAnimated,
  }).timeout({ seconds: STEP_TIMEOUT_S });
}
