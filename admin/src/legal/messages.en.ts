export const legal = {
  page: {
    title: 'Legal companion',
    lead: 'What people ask about. We show no one’s answers and keep small numbers vague, so you can’t recognize anyone.',
    loading: 'Loading the statistics',
    total: 'Completed {strong} times, counting what’s still on file.',
  },
  empty: {
    title: 'No answers yet',
    text: 'We count everyone who completes the legal companion, here or on another page. We don’t count answers kept private.',
  },
  charts: {
    questionnaire: 'Where people completed it',
    situation: 'What brings people',
    urgency: 'How soon it matters',
    experience: 'How much they know about the law',
    month: 'Month by month',
  },
} as const;
