import { expect, type Locator, type Page } from '@playwright/test';

import { hydrated } from './hydration.js';

/** Page object of the sample on a sales page. */
export class SampleReader {
  readonly button: Locator;
  readonly frame: Locator;
  readonly text: Locator;
  /** The scroll container. */
  readonly window: Locator;
  readonly progress: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', { name: 'Read the sample' });
    this.frame = page.getByRole('dialog', { name: /^Sample of / });
    this.text = this.frame.getByRole('article');
    this.window = this.frame.getByRole('region', { name: /: / });
    this.progress = this.frame.getByRole('progressbar', { name: 'Read so far' });
  }

  /** Scrolls the button into view, so that it hydrates; before, it is a link. */
  async approach(): Promise<void> {
    await hydrated(this.page.getByText('Read the sample', { exact: true }));
  }

  async open(): Promise<void> {
    await this.approach();
    await this.button.click();
    await expect(this.text).toBeVisible();
  }

  tool(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** The paragraph at the upper edge of the window. */
  topParagraph(): Promise<string> {
    return this.window.evaluate((window) => {
      const edge = window.getBoundingClientRect().top;
      const shown = [...window.querySelectorAll('p, h2, h3, li')].find(
        (each) => each.getBoundingClientRect().bottom > edge + 1,
      );
      return shown?.textContent ?? '';
    });
  }
}
