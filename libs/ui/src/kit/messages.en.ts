/** What the kit says by itself, in English. */
export const kit = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  noAnswer: 'The site did not answer. Please check your connection and try again.',
  failed: 'Something between you and the site failed ({status}). Please try again in a moment.',
  password: 'Password',
  passwordRule:
    'At least 12 characters: a short sentence is easy to keep in mind. Common passwords, your name and that of the site are guessed first.',
  show: 'Show',
  showLabel: 'Show the {label}',
  hide: 'Hide',
  hideLabel: 'Hide the {label}',
} as const;
