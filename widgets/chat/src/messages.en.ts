// Texts for the time before the script has loaded; it contains all others.

export const frame = { title: 'Book assistant', close: 'Close' } as const;
export const loading = {
  text: 'One moment…',
  failed: 'The assistant didn’t load. Your connection may have dropped.',
  retry: 'Try again',
  write: 'Write a message instead',
} as const;
