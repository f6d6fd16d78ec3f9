/**
 * Every list of the dashboard, and each chart of its numbers: by the address that the page asks for. One that a site does
 * not have is left out, and said to be.
 * @type {{ name: string, path: string }[]}
 */
export const dashboardLists = [
  { name: 'orders', path: 'orders' },
  { name: 'orders, of one state', path: 'orders?status=refunded' },
  { name: 'orders, searched', path: 'orders?query=reader77' },
  { name: 'products', path: 'products' },
  { name: 'subscribers', path: 'newsletter-subscribers' },
  { name: 'subscribers, searched', path: 'subscriptions?query=reader4217' },
  { name: 'inbox', path: 'inbox' },
  { name: 'inbox, searched', path: 'inbox?query=weaver' },
  { name: 'speaking requests', path: 'speaking-requests' },
  { name: 'free downloads', path: 'download-leads' },
  { name: 'free downloads, searched', path: 'download-leads?query=reader4217' },
  { name: 'broadcasts', path: 'broadcasts' },
  { name: 'held messages', path: 'messages/suspected' },
  { name: 'mail', path: 'deliveries' },
  { name: 'mail, of one state', path: 'deliveries?status=bounced' },
  { name: 'mail, searched', path: 'deliveries?query=reader4217' },
  { name: 'addresses held back', path: 'suppressions' },
  { name: 'audio previews', path: 'audio-previews' },
  { name: 'failed jobs', path: 'jobs' },
  { name: 'audit log', path: 'audit-log' },
  ...['sales', 'conversion', 'visits', 'subscribers', 'samples', 'files', 'previews'].flatMap((chart) => [
    { name: `${chart}, 30 days`, path: `figures/${chart}?days=30` },
    { name: `${chart}, a year`, path: `figures/${chart}?days=365` },
  ]),
];
