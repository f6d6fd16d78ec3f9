/** Kinds of results, in the order of equally good results. */
export const searchTypes = ['book', 'page', 'article', 'question', 'service', 'sample'] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchEntry {
  /** Unique within its type. */
  id: string;
  type: SearchType;
  title: string;
  /** Source of excerpts, on one line. */
  text: string;
  /** Searched but not shown, such as keywords. */
  more?: string;
  /** Searched, and excerpted if nothing else matches: an article's text, added after loading. */
  body?: string;
  /** One of the pages that the specification names; ranks with the books. */
  isSpecified?: true;
  /** Path on the site, with the fragment of the section. */
  url: string;
  /** Path of a small portrait-format picture. */
  image?: string;
}

/** A suggested page when nothing was found. */
export interface SearchLink {
  label: string;
  path: string;
}

export interface SearchTexts {
  heading: string;
  fieldLabel: string;
  hintText: string;
  /** Heading of suggested queries; each has results. */
  suggestionsLabel: string;
  suggestions: string[];
  keysText: string;
  resultsLabel: string;
  /** With `{count}`, singular and plural. */
  foundTexts: { one: string; other: string };
  emptyHeading: string;
  emptyText: string;
  links: SearchLink[];
  clearLabel: string;
  closeLabel: string;
  typeLabels: Record<SearchType, string>;
}

export const searchIndexVersion = 1;

/** `/search-articles.json`: article texts by entry id, on one line each. */
export type SearchArticles = Record<string, string>;

/** `/search-index.json`: built with the pages, loaded when the search is first opened. */
export interface SearchIndex {
  /** Raised when older searches would misread the index. */
  version: typeof searchIndexVersion;
  texts: SearchTexts;
  entries: SearchEntry[];
  /** Path of `SearchArticles`. Missing in an index of an earlier release. */
  articlesPath?: string;
}
