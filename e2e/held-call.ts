import type { Page } from '@playwright/test';

/** Keeps back the calls to an address until the test lets them go, so that what is said meanwhile can be seen. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
