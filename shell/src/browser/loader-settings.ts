/** Id of the JSON element that lists the scripts the page's plain scripts may fetch. */
export const loaderSettingsId = 'islands';

/** Event on the window once the page's own script has run. */
export const pageReady = 'page-ready';

export interface LoaderSettings {
  page: string;
  /** URLs for hydration: its entry first, then its imports. */
  hydrate: readonly string[];
  /** The same for each island, by name. */
  islands: Readonly<Record<string, readonly string[]>>;
  toasts: readonly string[];
  /** The same for analytics; only if a tag is configured. */
  analytics?: readonly string[];
  /** Shown if an island fails to load, with a link that reloads the page. */
  failure: { text: string; reloadLabel: string };
}
