export const dashboard = {
  /** Of this catalogue: ISO 639-1. */
  language: 'en',
  /** Names in labels: `Price in dollars`. */
  currencies: { USD: 'dollars', EUR: 'euros', GBP: 'pounds', CHF: 'Swiss francs', JPY: 'yen' },
  app: {
    loading: 'Opening the dashboard…',
  },
  noAnswer: {
    title: 'No answer',
    error: 'The site didn’t answer.',
  },
  shop: {
    title: 'Shop',
    orders: 'Orders',
    books: 'Books',
    products: 'Products',
    reviews: 'Reviews',
    receipts: 'Receipts and tax',
    closeShop: 'Close the shop',
  },
  customers: {
    title: 'Customers',
    messages: 'Messages',
    subscribers: 'Newsletter Subscribers',
    broadcasts: 'Broadcasts',
    speaking: 'Speaking requests',
    freeDownloads: 'Free downloads',
    legal: 'Legal companion',
    readers: 'Readers',
  },
  site: {
    title: 'Site',
    statistics: 'Statistics',
    editSite: 'Edit the site',
    look: 'Look',
    articles: 'Articles',
    ownPages: 'Pages',
    events: 'Events',
    pictures: 'Pictures',
    audio: 'Audio previews',
    settings: 'Settings',
    team: 'Helpers',
  },
  technical: {
    title: 'Technical',
    moving: 'Moving in and out',
    emails: 'Email log',
    failedJobs: 'Failed jobs',
    backups: 'Backups',
    auditLog: 'Audit log',
  },
  account: {
    title: 'Your account',
    signIn: 'Password and sign-in',
  },
} as const;
