/** What can be found, in the order in which equally good results are shown. */
export const searchTypes = ['book', 'page', 'article', 'question', 'service', 'sample'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Something that can be found. */
export interface SearchEntry {
  /** Unlike that of any other entry of its type. */
  id: string;
  type: SearchType;
  title: string;
  /** What excerpts are cut from, on one line. */
  text: string;
  /** Searched as well, but not shown: keywords, mostly. */
  more?: string;
  /** Searched as well, and excerpted if only it matches: the text of an article, added once it is loaded. */
  body?: string;
  /** One of the pages that the specification names: it ranks with the books. */
  isSpecified?: true;
  /** Path on the site, with the section that is meant. */
  url: string;
  /** Path of a small upright picture. */
  image?: string;
}

/** A page to go on to when nothing was found. */
export interface SearchLink {
  label: string;
  path: string;
}

/** All that the search says. */
export interface SearchTexts {
  /** Names the whole search. */
  heading: string;
  fieldLabel: string;
  /** Before anything is typed. */
  hintText: string;
  /** Above words to begin with, each of which finds something. */
  suggestionsLabel: string;
  suggestions: string[];
  /** How it is used by keys. */
  keysText: string;
  /** Names the list of results. */
  resultsLabel: string;
  /** `{count}`, of one result and of several. */
  foundTexts: { one: string; other: string };
  emptyHeading: string;
  emptyText: string;
  links: SearchLink[];
  clearLabel: string;
  closeLabel: string;
  /** Said of each result. */
  typeLabels: Record<SearchType, string>;
}

export const searchIndexVersion = 1;

/** `/search-articles.json`: the texts of the articles by their entries' ids, on one line each. */
export type SearchArticles = Record<string, string>;

/** `/search-index.json`: written with the pages, read by the search when it is first opened. */
export interface SearchIndex {
  /** Raised when an older search would misread it. */
  version: typeof searchIndexVersion;
  texts: SearchTexts;
  entries: SearchEntry[];
  /** Path of `SearchArticles`, beside the index. Missing in an index of an earlier release. */
  articlesPath?: string;
}
