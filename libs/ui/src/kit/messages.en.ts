// English texts of the kit.

export const form = { cancel: 'Cancel' } as const;
export const error = {
  retry: 'Try again',
  offline: 'The site didn’t respond. Check your connection and try again.',
  failed: 'The connection to the site failed ({status}). Please try again in a moment.',
} as const;
export const password = {
  label: 'Password',
  hint: 'At least 12 characters. A short sentence is easy to remember. Avoid common passwords, your name, and the site’s name.',
  show: { text: 'Show', label: 'Show the {label}' },
  hide: { text: 'Hide', label: 'Hide the {label}' },
} as const;
