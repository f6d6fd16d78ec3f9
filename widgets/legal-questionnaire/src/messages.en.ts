/** What is said while the questionnaire's own words are not there: all others come with its definition. */
export const words = {
  label: 'Questionnaire',
  loading: 'Loading the questions…',
  failure: 'The questions didn’t load. Your connection may have dropped.',
  retry: 'Try again',
} as const;
