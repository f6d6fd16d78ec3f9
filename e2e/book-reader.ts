import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The reader of purchased books, in its dialog. */
export class BookReader {
  readonly frame: Locator;
  readonly progress: Locator;

  constructor(
    private readonly page: Page,
    title = 'Finding Peace',
  ) {
    this.frame = page.getByRole('dialog', { name: `Reading ${title}` });
    this.progress = this.frame.getByRole('progressbar');
  }

  /** The text's iframe, which has a `blob:` URL. */
  get text(): Frame | undefined {
    return this.page.frames().find((frame) => frame.url().startsWith('blob:'));
  }

  tool(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Waits for words of the open chapter, also off the current page. */
  async has(words: string | RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.text
          ?.locator('body')
          .innerText()
          .catch(() => ''),
      )
      .toMatch(words);
  }

  async percent(): Promise<number> {
    return Number(await this.progress.getAttribute('aria-valuenow'));
  }

  /** In the open chapter, from 1. */
  pageNumber(): Promise<number> {
    return this.frame
      .locator('foliate-paginator')
      .evaluate((pages: HTMLElement & { page?: number }) => pages.page ?? 0);
  }

  /** Opens a chapter from the contents. */
  async goTo(chapter: string): Promise<void> {
    await this.tool('Contents').click();
    await this.frame.getByRole('group', { name: 'Contents' }).getByRole('button', { name: chapter }).click();
  }
}
