import { expect, type Locator } from '@playwright/test';

/** Turns to a part of the page as a visitor would, and waits until it answers to them. */
export async function alive(part: Locator): Promise<void> {
  await part.first().dispatchEvent('pointerover');
  await expect
    .poll(() => part.first().evaluate((node) => node.closest('[data-live]') !== null), { intervals: [50] })
    .toBe(true);
}
