/** Texts for the time before the script has loaded; it contains all others. */
export const builtIn = {
  title: 'Book assistant',
  loading: 'One moment…',
  failure: 'The assistant didn’t load. Your connection may have dropped.',
  retryLabel: 'Try again',
  writeLabel: 'Write a message instead',
  closeLabel: 'Close',
} as const;
