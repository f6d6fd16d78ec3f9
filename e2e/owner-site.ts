import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { openSession, owner, ownerSettings } from './owner.js';
import { type Site, startSite } from './site.js';

export interface OwnerSite {
  site: Site;
  /** Signed in as the owner. */
  page: Page;
  visitor: Page;
  close: () => Promise<void>;
}

/** Starts a site for journeys that change what others read. */
export async function openOwnerSite(
  browser: Browser,
  options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<OwnerSite> {
  const site = await startSite(ownerSettings);
  const pages: Page[] = [];
  const open = async () => {
    const page = await browser.newPage({ baseURL: site.url, ...options });
    pages.push(page);
    return page;
  };
  const close = async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    await site.stop();
  };
  try {
    const page = await open();
    const visitor = await open();
    await openSession(page.context().request, site.url, owner);
    return { site, page, visitor, close };
  } catch (error) {
    await close();
    throw error;
  }
}
