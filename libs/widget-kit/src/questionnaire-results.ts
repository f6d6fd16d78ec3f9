/** What is said around recommendations. */
export interface ResultsWords {
  heading: string;
  /** What has become of the answers: sent and kept until `{date}`, or never sent. */
  keptText: string;
  mailedText: string;
  privateText: string;
  /** Where the roadmap goes on; null where there is no such place. */
  roadmap: { label: string; path: string } | null;
  /** To the author's site; null where that is where one is. */
  site: { label: string; path: string } | null;
  againLabel: string;
  /** What stands before everything when something is urgent. */
  urgent: { heading: string; text: string; pointers: readonly { label: string; url: string }[] };
  listHeading: string;
  whyLabel: string;
  keyPointsLabel: string;
  booksLabel: string;
  sourcesLabel: string;
  priorities: Readonly<Record<string, string>>;
  difficulties: Readonly<Record<string, string>>;
  /** By id of the book. */
  books: Readonly<Record<string, { title: string; path: string }>>;
  whatIf: WhatIfWords;
}

export interface WhatIfWords {
  heading: string;
  text: string;
  openLabel: string;
  closeLabel: string;
  loadingText: string;
  failureText: string;
  retryLabel: string;
  /** Placed at a recommendation: `{places}` is how far. */
  upText: string;
  downText: string;
  newText: string;
  goneHeading: string;
  sameText: string;
  /** `{up} moved up, {down} moved down, {new} new, {gone} gone.` */
  summaryText: string;
}
