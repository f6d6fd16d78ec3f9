import { expect, type Locator, type Page } from '@playwright/test';

/** First interaction of a visitor: islands in view or near it hydrate. */
export async function startHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Waits until the page's own script handles keys, which are not held as clicks are. */
export async function pageScriptReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settings = document.getElementById('islands')?.textContent ?? '';
    await import((JSON.parse(settings) as { page: string }).page);
  });
}

/** Interacts with an island and waits until it is hydrated. */
export async function hydrated(part: Locator): Promise<void> {
  await part.first().dispatchEvent('pointerover');
  await expect
    .poll(() => part.first().evaluate((node) => node.closest('[data-live]') !== null), { intervals: [50] })
    .toBe(true);
}

/** Hydrates every island of the page. */
export async function allHydrated(page: Page): Promise<void> {
  const asleep = page.locator('[data-island]:not([data-live])');
  await asleep.evaluateAll((islands) => {
    for (const { firstElementChild } of islands)
      firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await expect(asleep).toHaveCount(0);
}

/** Waits until the page is set in its own fonts. */
export const fontsShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnabled = () => document.querySelector('#deferred-fonts[media=all]');
    // They are requested with the first frame after that.
    for (let frames = 0; frames < 2; frames += isEnabled() ? 1 : 0) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
