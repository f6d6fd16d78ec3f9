import type { SearchLink } from '@lectern/widget-kit';

/**
 * What is said before the index has come, or when it does not come. Everything else that the search says stands in
 * the index.
 */
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
