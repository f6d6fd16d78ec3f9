import type { SearchLink, SearchTexts } from '@lectern/widget-kit';

// Texts for the time before the index has loaded; it contains all others.

export const frame = {
  heading: 'Search the books and pages',
  fieldLabel: 'What are you looking for?',
  clearLabel: 'Clear',
  closeLabel: 'Close the search',
} as const satisfies Partial<SearchTexts>;
export const loading = {
  text: 'Loading the search…',
  failed: 'The search didn’t load. Your connection may have dropped.',
  retry: 'Try again',
  links: [
    { label: 'The books', path: '/books' },
    { label: 'The shop', path: '/shop' },
  ] satisfies SearchLink[],
};
export const suggestion = { didYouMean: 'Did you mean' } as const;
