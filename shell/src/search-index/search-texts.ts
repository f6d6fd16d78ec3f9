import { site } from '@lectern/catalogue';
import type { SearchTexts } from '@lectern/widget-kit';
import { livingLinks } from '../navigation/living-path.js';

/** What the search says; what is said in its place when it cannot be had stays with the page. */
export function searchTexts(): SearchTexts {
  const {
    label: _label,
    failureText: _failureText,
    retryLabel: _retryLabel,
    dismissLabel: _dismissLabel,
    links,
    ...texts
  } = site.navigation.search;
  return { ...texts, links: livingLinks(links) };
}
