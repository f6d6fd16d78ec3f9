import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** An event of an embed element. */
export interface EmbedEvent {
  type: string;
  detail: unknown;
}

declare global {
  interface Window {
    eventsOf: EmbedEvent[];
    shift: number;
  }
}

/** Collects all console messages of a page and its frames. */
export function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`exception: ${error.message}`));
  return said;
}

const types = [
  ...['ready', 'open', 'close', 'step', 'submitted'],
  ...['checkout-started', 'purchased', 'error'],
];

/** Records events of embeds and layout shift. Call before opening the page. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript((names: string[]) => {
    if (window !== window.top) return;
    window.eventsOf = [];
    window.shift = 0;
    for (const name of names) {
      window.addEventListener(`lectern:${name}`, (event) =>
        window.eventsOf.push({ type: name, detail: (event as CustomEvent<unknown>).detail ?? null }),
      );
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, types);
}

export const told = (page: Page) => page.evaluate(() => window.eventsOf);
export const shift = (page: Page) => page.evaluate(() => window.shift);

export function frameOf(element: Locator): { frame: FrameLocator; iframe: Locator } {
  const iframe = element.locator('iframe');
  return { frame: iframe.contentFrame(), iframe };
}

/** Waits for the element's `ready` promise. */
export async function ready(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => 'ready' in node), { intervals: [50] }).toBe(true);
  await element.evaluate((node) => (node as HTMLElement & { ready: Promise<void> }).ready);
}

/** Page object of the checkout in a frame. */
export function buyerAt(frame: FrameLocator) {
  return {
    name: frame.getByLabel('Full Name *'),
    email: frame.getByLabel('Email Address *'),
    buy: frame.getByRole('button', { name: /^Buy now/ }),
    pay: frame.getByRole('button', { name: /^Pay / }),
    card: frame.getByLabel('Card number'),
    thanks: frame.getByRole('heading', { name: /is yours/ }),
    async fillDetails(buyer: { name: string; email: string }) {
      await this.name.fill(buyer.name);
      await this.email.fill(buyer.email);
    },
    async fillCard(number: string) {
      await this.card.fill(number);
      await frame.getByLabel('Expiration date').fill('12 / 34');
      await frame.getByLabel('Security code').fill('123');
      await frame.getByLabel('ZIP').fill('20001');
    },
  };
}
