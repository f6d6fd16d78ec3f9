/** What a page tells the search. */
export interface SearchOptions {
  /** Address of the index, which also holds the words that the widget shows: `/search-index.json`. */
  indexUrl: string;
  /** `overlay` (the default) covers the page as a modal dialog, open as soon as it is mounted; `inline` stands in the page. */
  layout?: 'overlay' | 'inline';
  /** Put before the paths of results: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  /** Where a result opens. `_blank` in a frame on another site, for a result is a page and not a part of theirs. */
  linkTarget?: '_self' | '_blank';
  /** The visitor has chosen a result. A page that navigates by itself answers true, and the link does nothing. */
  onChoose?(path: string): boolean;
  /** The overlay has been closed, by whatever way; the page takes the widget away. */
  onClose?(): void;
}
