import type { Page } from '@playwright/test';

/** Holds requests to an address until the returned function is called, for tests of pending states. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
