/** What is said while the questionnaire's own words are not there: all others come with its definition. */
export const words = {
  label: 'Questionnaire',
  loading: 'The questions are being fetched.',
  failure: 'The questions could not be fetched. Your connection may have been interrupted.',
  retry: 'Try again',
} as const;
