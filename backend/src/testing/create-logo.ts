import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Catalogue, contentCatalogue } from '@lectern/catalogue/live';
import sharp from 'sharp';

interface WithLogo {
  catalogue: Catalogue;
  /** Removes its file. */
  remove(): Promise<void>;
}

/** The content with a white, translucent logo, which has a plate in light mode. */
export async function createLogo(): Promise<WithLogo> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-logo-'));
  const file = path.join(folder, 'logo.png');
  const background = { r: 255, g: 255, b: 255, alpha: 0.5 };
  await sharp({ create: { width: 360, height: 120, channels: 4, background } }).toFile(file);
  const light = { src: '', pngSrc: '/images/logo.png', width: 120, height: 40, color: '#ffffff' };
  const logo = { light, dark: null, plates: { light: true, dark: false } };
  return {
    catalogue: {
      ...contentCatalogue,
      artwork: { ...contentCatalogue.artwork, logo },
      publicFiles: [{ address: '/images/logo.png', file }],
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
