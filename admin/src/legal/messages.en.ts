/** What the dashboard says here, in English. */
export const legal = {
  whereItWasAnswered: 'Where it was answered',
  whatBringsPeople: 'What brings people',
  howSoonItMatters: 'How soon it matters',
  howMuchTheyHave: 'How much they have had to do with the law',
  monthByMonth: 'Month by month',
  legalCompanion: 'Legal companion',
  peopleBringNobodysAnswers:
    'What people bring to it. Nobody’s answers are shown, and small numbers stay vague, so that nobody can be recognised.',
  whoeverGoesThroughLegal:
    'Whoever goes through the legal companion, here or on another page, is counted. Answers that are kept private are not.',
  nobodyHasAnsweredYet: 'Nobody has answered yet',
  answeredTimesStillKept: 'Answered {strong} times, of what is still kept.',
  statisticsAreOnTheir: 'The statistics are on their way',
} as const;
