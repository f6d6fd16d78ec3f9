export const legal = {
  whereItWasAnswered: 'Where people completed it',
  whatBringsPeople: 'What brings people',
  howSoonItMatters: 'How soon it matters',
  howMuchTheyHave: 'How much they know about the law',
  monthByMonth: 'Month by month',
  legalCompanion: 'Legal companion',
  peopleBringNobodysAnswers:
    'What people ask about. We show no one’s answers and keep small numbers vague, so you can’t recognize anyone.',
  whoeverGoesThroughLegal:
    'We count everyone who completes the legal companion, here or on another page. We don’t count answers kept private.',
  nobodyHasAnsweredYet: 'No answers yet',
  answeredTimesStillKept: 'Completed {strong} times, counting what’s still on file.',
  statisticsAreOnTheir: 'Loading the statistics',
} as const;
