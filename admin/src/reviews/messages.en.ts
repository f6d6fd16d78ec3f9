export const reviews = {
  page: {
    title: 'Reviews',
    lead: 'What buyers say two weeks after they bought. A review goes on its book’s page when you approve it, as text and nothing else.',
    waiting: { one: '{count} review waits for you', other: '{count} reviews wait for you' },
  },
  filter: { label: 'Show', all: 'All' },
  list: {
    label: 'Reviews, newest first',
    empty: {
      title: 'No reviews yet',
      text: 'Buyers get one email two weeks after they bought, and what they write is listed here.',
    },
    noMatch: { title: 'No matching reviews', text: 'Choose another status, or show them all.' },
  },
  states: { waiting: 'Waiting for you', approved: 'On the book’s page', declined: 'Declined' },
  review: {
    stars: { one: '{count} star', other: '{count} stars' },
    order: 'Order {reference}',
  },
  actions: {
    approve: 'Put it on the page',
    decline: 'Decline',
    takeOff: 'Take it off the page',
    busy: 'Saving…',
  },
  done: { approved: 'It’s on the book’s page', declined: 'It’s not on the book’s page' },
} as const;
