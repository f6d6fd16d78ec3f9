/** What a page tells its plain scripts of those that they may fetch, as JSON in an element with this id. */
export const loaderSettingsId = 'islands';

/** Told on the window by the page's own script, once it answers. */
export const pageReady = 'page-ready';

export interface LoaderSettings {
  /** Address of the page's own script. */
  page: string;
  /** Addresses of what lets React take an island over, itself first, then what it needs. */
  hydrate: readonly string[];
  /** The same of each island's own script, by its name. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** The same of what shows messages that pass. */
  toasts: readonly string[];
  /** The same of what counts visits; only where a tag is set. */
  analytics?: readonly string[];
  /** Said where an island cannot be had, and of the link that loads the page again. */
  failure: { text: string; reloadLabel: string };
}
