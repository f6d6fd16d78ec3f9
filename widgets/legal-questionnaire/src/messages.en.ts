// Texts for the time before the definition has loaded; it contains all others.

export const frame = { label: 'Questionnaire' } as const;
export const loading = {
  text: 'Loading the questions…',
  failed: 'The questions didn’t load. Your connection may have dropped.',
  retry: 'Try again',
} as const;
