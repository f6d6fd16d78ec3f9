/** What the search says, and the page when it cannot be had. */
export interface SearchWords {
  /** Of the button that opens it. */
  label: string;
  heading: string;
  fieldLabel: string;
  /** Before anything is typed. */
  hintText: string;
  /** Above words to begin with. */
  suggestionsLabel: string;
  suggestions: string[];
  keysText: string;
  /** Names the list of results. */
  resultsLabel: string;
  /** `{count}`, of one result and of several. */
  foundTexts: { one: string; other: string };
  /** When nothing fits, above the links. */
  emptyHeading: string;
  emptyText: string;
  /** Where to look instead. */
  links: { label: string; path: string }[];
  clearLabel: string;
  closeLabel: string;
  /** When the search itself cannot be fetched, above the links. */
  failureText: string;
  retryLabel: string;
  dismissLabel: string;
  /** What a result is, said with its title. */
  typeLabels: Record<'book' | 'page' | 'article' | 'question' | 'service' | 'sample', string>;
}
