/** What the dashboard says here, in English. */
export const overview = {
  sold: 'Sold',
  newReaders: 'New readers',
  pagesShown: 'Pages shown',
  yesterdayAllDay: 'Yesterday, all day: {before}',
  counting: 'Counting…',
  todaySoFar: 'Today so far',
  allStatistics: 'All statistics',
  welcome: 'Welcome, {name}',
  wouldYouLikeDo: 'What would you like to do?',
} as const;
