import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Folder for screenshots of the docs; taken only if it is set. */
const folder = process.env['PICTURES_DIR'];
const WIDTH_PX = 960;

/** Takes a screenshot of the viewport for the docs. */
export async function takeDocsPicture(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  if (!folder || width < WIDTH_PX) return;
  await mkdir(folder, { recursive: true });
  const screenshot = await page.screenshot({ animations: 'disabled' });
  await sharp(screenshot)
    .resize(WIDTH_PX)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
}
