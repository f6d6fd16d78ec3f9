import type { Page } from '@playwright/test';

/** A JPEG as a phone takes it, upright, with a color that no other test has. */
export async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1080, 1440];
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser cannot draw.');
    brush.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`;
    brush.fillRect(0, 0, 1080, 1440);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
