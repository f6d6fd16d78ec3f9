export const statistics = {
  page: { title: 'Statistics', lead: 'How your books, newsletter and pages are doing.' },
  range: {
    label: 'Period',
    days: '{days} days',
    year: 'A year',
    custom: 'Custom',
    from: 'First day',
    to: 'Last day',
    show: 'Show',
    compared:
      '{from} to {to}, compared with the same number of days before. Days start at midnight in {value}.',
    loading: 'Counting…',
  },
  chart: {
    loading: 'Loading: {title}',
    caption: '{title}, {step} by {step}',
    bars: '{title}, bar by bar',
    download: { button: 'Download as a spreadsheet', label: 'Download as a spreadsheet: {title}' },
    table: { show: 'Show as a table, {step} by {step}', hide: 'Hide table' },
    rows: { all: 'Show all {length}', fewer: 'Show fewer' },
  },
  steps: {
    day: { column: 'Day', name: 'day' },
    week: { column: 'Week', name: 'week' },
    month: { column: 'Month', name: 'month' },
  },
  parts: {
    book: { title: 'By book', caption: '{title} by book', column: 'Book' },
    page: { title: 'By page', caption: '{title} by page', column: 'Page' },
    download: { title: 'By download', caption: '{title} by download', column: 'Download' },
  },
  sales: {
    title: 'Sales',
    empty: 'No sales on these days. Each paid order appears here right away.',
    note: 'Each order counts on the day it was paid. Later refunds are taken off the same day.',
  },
  visits: {
    title: 'Page views',
    empty: 'No page views on these days. We count each time a visitor opens a page.',
    note: 'Counted without cookies. We leave out search engines and visitors whose browser asks not to be counted.',
  },
  subscribers: {
    title: 'Newsletter',
    empty: 'Nobody joined or left on these days. Readers count once they confirm by email.',
  },
  samples: {
    title: 'Free downloads',
    empty: 'No downloads on these days. Samples and the starter kit count when a reader asks for them.',
  },
  files: {
    title: 'Books downloaded',
    empty: 'No buyer downloaded a file on these days. A file counts once it has arrived completely.',
  },
  previews: {
    title: 'Audio previews',
    empty: 'Nobody listened on these days. A preview counts when a visitor presses play.',
  },
  conversion: {
    title: 'From page to purchase',
    empty: 'No sales page views on these days. We count each time a visitor opens one.',
    summary:
      'Visitors opened sales pages {views}. That led to {begun} ({begun2}), and {paid} of these ended in a payment ({paid2}). We count views, not visitors, so nobody is recognized here.',
    times: { one: '{count} time', other: '{count} times' },
    orders: { one: '{count} order', other: '{count} orders' },
    table: {
      caption: 'From page to purchase, by book',
      book: 'Book',
      checkouts: 'Checkouts',
      paid: 'Paid',
      rate: 'Page to purchase',
    },
  },
  summary: {
    oneDay: 'on this day',
    days: 'in these {days} days',
    range: '{first} to {last}',
    best: '{said} The best day was {value} with {best}.',
  },
  comparison: {
    dayBefore: 'the day before',
    daysBefore: 'the {days} days before',
    same: 'the same as {days}',
    more: '{share}more than {days} ({before})',
    less: '{share}less than {days} ({before})',
    percent: '{percent}%',
    belowOnePercent: 'less than 1%',
  },
} as const;
