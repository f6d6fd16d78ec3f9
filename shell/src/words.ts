import type { PageMeta } from '@lectern/catalogue';

/**
 * What a page says, beside what it is built of. Words come from content/; a prerendered page carries
 * its own as JSON, so that no script has to bring what the markup already says. Only on the way to
 * another page are the words of that page fetched.
 */
export interface PageContent<Words> {
  words: Words;
  meta: PageMeta;
  /** Path of the picture that a shared link shows. */
  socialImage: string;
  /** What a shared link says beyond that, by its property: `og:type`, `article:published_time` … */
  openGraph?: Readonly<Record<string, string>>;
}
