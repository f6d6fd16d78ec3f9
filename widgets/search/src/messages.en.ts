import type { SearchLink } from '@lectern/widget-kit';

/** Texts for the time before the index has loaded; it contains all others. */
export const firstWords = {
  heading: 'Search the books and pages',
  fieldLabel: 'What are you looking for?',
  clearLabel: 'Clear',
  closeLabel: 'Close the search',
  loadingText: 'Loading the search…',
  failureText: 'The search didn’t load. Your connection may have dropped.',
  retryLabel: 'Try again',
  didYouMean: 'Did you mean',
  links: [
    { label: 'The books', path: '/books' },
    { label: 'The blog', path: '/blog' },
  ] satisfies SearchLink[],
};
