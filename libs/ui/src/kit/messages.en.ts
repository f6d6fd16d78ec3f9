/** English texts of the kit. */
export const kit = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  noAnswer: 'The site didn’t respond. Check your connection and try again.',
  failed: 'The connection to the site failed ({status}). Please try again in a moment.',
  password: 'Password',
  passwordRule:
    'At least 12 characters. A short sentence is easy to remember. Avoid common passwords, your name, and the site’s name.',
  show: 'Show',
  showLabel: 'Show the {label}',
  hide: 'Hide',
  hideLabel: 'Hide the {label}',
} as const;
