import { site } from '@lectern/catalogue';
import type { SearchTexts } from '@lectern/widget-kit';

/** What the search says; what is said in its place when it cannot be had stays with the page. */
export function searchTexts(): SearchTexts {
  const {
    label: _label,
    failureText: _failureText,
    retryLabel: _retryLabel,
    dismissLabel: _dismissLabel,
    ...texts
  } = site.navigation.search;
  return texts;
}
