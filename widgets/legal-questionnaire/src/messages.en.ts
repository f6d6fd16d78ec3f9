/** Texts for the time before the definition has loaded; it contains all others. */
export const words = {
  label: 'Questionnaire',
  loading: 'Loading the questions…',
  failure: 'The questions didn’t load. Your connection may have dropped.',
  retry: 'Try again',
} as const;
