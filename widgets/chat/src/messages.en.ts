/** What is said while there is no script to say it; everything else stands there. */
export const builtIn = {
  title: 'Book assistant',
  loading: 'One moment…',
  failure: 'The assistant didn’t load. Your connection may have dropped.',
  retryLabel: 'Try again',
  writeLabel: 'Write a message instead',
  closeLabel: 'Close',
} as const;
