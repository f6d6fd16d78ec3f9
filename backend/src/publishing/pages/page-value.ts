import type { ArticleBodyValue } from '../articles/article-value.js';

/** All that the owner writes of a page. */
export interface PageValue {
  title: string;
  slug: string;
  /** For search engines. */
  description: string;
  body: ArticleBodyValue;
  /** In the menu and the footer; empty for the title. */
  label: string;
  isInMenu: boolean;
  isInFooter: boolean;
  /** In the sitemap and for search engines. */
  isIndexed: boolean;
}

export const emptyPage: PageValue = {
  title: '',
  slug: '',
  description: '',
  body: { markdown: '' },
  label: '',
  isInMenu: false,
  isInFooter: true,
  isIndexed: true,
};
