import type { KindName } from './kinds.js';

/** What is said outside of a frame. It stands in content/pages/embeds.json; the build puts it in. */
interface LoaderWords {
  closeLabel: string;
  /** Above the link, where there is no widget. */
  troubleText: string;
  /** Of frames whose element has no link to be named after. */
  titles: Record<KindName, string>;
}

declare const LOADER_WORDS: LoaderWords;

export const words = LOADER_WORDS;
