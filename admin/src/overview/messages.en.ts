export const overview = {
  page: { title: 'Welcome, {name}' },
  tabs: { overview: 'Overview', products: 'Products', subscribers: 'Newsletter Subscribers{count}' },
  needsYou: {
    title: 'Needs you',
    loading: 'Checking what needs you…',
    empty: {
      title: 'You’re all caught up.',
      text: 'Orders in trouble, messages without an answer, and emails that bounced show up here.',
    },
    items: {
      shopClosed: { one: 'The shop is closed: nobody can buy', other: 'The shop is closed: nobody can buy' },
      emailsKept: {
        one: 'Emails are kept, not sent: connect your mail server',
        other: 'Emails are kept, not sent: connect your mail server',
      },
      emailsLate: {
        one: '{count} late email: send or discard it?',
        other: '{count} late emails: send or discard them?',
      },
      messagesUnanswered: {
        one: '{count} message without an answer',
        other: '{count} messages without an answer',
      },
      messagesHeld: { one: '{count} message looks like spam', other: '{count} messages look like spam' },
      addressesBlocked: {
        one: 'Emails to {count} address bounced',
        other: 'Emails to {count} addresses bounced',
      },
      backupOverdue: { one: 'Your backup is overdue', other: 'Your backups are overdue' },
      jobsFailed: { one: '{count} job failed', other: '{count} jobs failed' },
    },
  },
  firstSteps: {
    title: 'First steps: {done} of {total} done',
    hide: 'Hide this list',
    show: 'Show the first steps',
    hidden: 'The first steps are hidden.',
    done: 'Done: {title}',
    payments: {
      title: 'Connect Stripe',
      text: 'Until then the shop is in test mode, and no card is charged.',
    },
    email: { title: 'Connect your mail server', text: 'Until then emails are kept here and not sent.' },
    postalAddress: {
      title: 'Add your postal address',
      text: 'Every newsletter ends with it. Many countries require one by law.',
    },
    backups: {
      title: 'Set up backups',
      text: 'Until then, a lost machine takes your orders and subscribers along.',
    },
    secondStep: {
      title: 'Set up two-step verification',
      text: 'A passkey or an app keeps your shop safe if someone learns your password.',
    },
    domain: {
      title: 'Give your site a domain',
      text: 'Until then only this machine sees it.',
    },
    article: {
      title: 'Write your first article',
      text: 'Articles help readers find you through search engines.',
    },
    import: {
      title: 'Bring what you have',
      text: 'Subscribers, customers and articles of another site, if you have any.',
    },
  },
  sales: {
    loading: 'Counting…',
    today: 'Today',
    yesterday: 'All of yesterday: {before}',
    month: 'This month',
    all: 'All statistics',
    measures: { sold: 'Sold', subscribers: 'New readers', views: 'Page views' },
    chart: { label: 'Sales this month, day by day' },
  },
  orders: { title: 'Last orders' },
} as const;
