import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken over an element of the prerendered page. Bring a part that is far below near first. */
export async function alive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      intervals: [50],
    })
    .toBe(true);
}
