import type { ComponentType } from 'react';

/** A page of the dashboard. */
interface SectionPage {
  /** Below /admin: `/letters/broadcasts`. All addresses below it are the page's own, for its own `Route`s. */
  path: string;
  /** In the navigation. */
  label: string;
  /** A sentence on what is done there. */
  summary: string;
  /** What the role must allow, as the API names it: `letters.read`. */
  needs: string;
  /** Brings the page's own chunk. */
  load: () => Promise<ComponentType>;
}

/** A group of pages in the navigation. */
export interface Section {
  label: string;
  pages: readonly SectionPage[];
}

/** What all who work on the site keep of their own. */
const accountSection: Section = {
  label: 'Your account',
  pages: [
    {
      path: '/account',
      label: 'Password and sign-in',
      summary: 'Your name, your password, a second step, passkeys, and where you are signed in.',
      needs: 'account.keep',
      load: async () => (await import('./account/account.page.js')).AccountPage,
    },
  ],
};

/** What is to be heard on the site. */
const audioSection: Section = {
  label: 'Audio',
  pages: [
    {
      path: '/audio/previews',
      label: 'Audio previews',
      summary: 'The openings of your books, read aloud.',
      needs: 'previews.read',
      load: async () => (await import('./audio/previews.page.js')).PreviewsPage,
    },
  ],
};

/** What is written to readers, and what the site has sent. */
const emailsSection: Section = {
  label: 'Letters',
  pages: [
    {
      path: '/letters/broadcasts',
      label: 'Broadcasts',
      summary: 'Letters to everybody on your list.',
      needs: 'letters.read',
      load: async () => (await import('./broadcasts/broadcasts.page.js')).BroadcastsPage,
    },
    {
      path: '/letters/mail',
      label: 'Mail',
      summary: 'What the site has sent, and what did not arrive.',
      needs: 'mail.read',
      load: async () => (await import('./emails/emails.page.js')).EmailsPage,
    },
  ],
};

/** How the business goes. */
const statisticsSection: Section = {
  label: 'Numbers',
  pages: [
    {
      path: '/numbers',
      label: 'Numbers',
      summary: 'Sales, readers and pages, day by day.',
      needs: 'figures.read',
      load: async () => (await import('./statistics/statistics.page.js')).StatisticsPage,
    },
  ],
};

/** Readers: who subscribes, writes, asks and downloads. */
const customersSection: Section = {
  label: 'People',
  pages: [
    {
      path: '/people/messages',
      label: 'Messages',
      summary: 'What readers have written to you, and your answers.',
      needs: 'messages.read',
      load: async () => (await import('./inbox/inbox.page.js')).InboxPage,
    },
    {
      path: '/people/subscribers',
      label: 'Newsletter Subscribers',
      summary: 'Who gets your letters.',
      needs: 'people.read',
      load: async () => (await import('./customers/subscribers.page.js')).SubscribersPage,
    },
    {
      path: '/people/speaking',
      label: 'Speaking requests',
      summary: 'Who would like you to speak, and how far you have come.',
      needs: 'people.read',
      load: async () => (await import('./customers/speaking.page.js')).SpeakingPage,
    },
    {
      path: '/people/downloads',
      label: 'Free downloads',
      summary: 'Who has taken a sample or the starter kit.',
      needs: 'people.read',
      load: async () => (await import('./customers/free-downloads.page.js')).FreeDownloadsPage,
    },
    {
      path: '/people/companion',
      label: 'Legal companion',
      summary: 'What it is asked, in numbers and without names.',
      needs: 'people.read',
      load: async () => (await import('./legal/legal-companion.page.js')).LegalCompanionPage,
    },
    {
      path: '/people/person',
      label: 'One person',
      summary: 'Everything that is kept of somebody: to see, to hand over, to erase.',
      needs: 'people.read',
      load: async () => (await import('./customers/privacy.page.js')).PrivacyPage,
    },
  ],
};

/** What is on sale, and what was bought. */
const shopSection: Section = {
  label: 'Shop',
  pages: [
    {
      path: '/shop/orders',
      label: 'Orders',
      summary: 'What was bought, what waits for you, and how to help a buyer.',
      needs: 'orders.read',
      load: async () => (await import('./orders/orders.page.js')).OrdersPage,
    },
    {
      path: '/shop/products',
      label: 'Products',
      summary: 'What you sell: its words, its price and its files.',
      needs: 'products.read',
      load: async () => (await import('./products/products.page.js')).ProductsPage,
    },
  ],
};

/** How the site is set up, who works on it, and what was done. */
const settingsSection: Section = {
  label: 'Site',
  pages: [
    {
      path: '/site/settings',
      label: 'Settings',
      summary: 'What the site is connected to, the notice above its pages, and who may show it.',
      needs: 'settings.read',
      load: async () => (await import('./settings/settings.page.js')).SettingsPage,
    },
    {
      path: '/site/jobs',
      label: 'Failed jobs',
      summary: 'What the site could not do by itself, to be tried again.',
      needs: 'jobs.read',
      load: async () => (await import('./settings/failed-jobs/failed-jobs.page.js')).FailedJobsPage,
    },
    {
      path: '/site/audit-log',
      label: 'Audit log',
      summary: 'Who did what, when and why.',
      needs: 'audit-log.read',
      load: async () => (await import('./settings/audit-log/audit-log.page.js')).AuditLogPage,
    },
    {
      path: '/site/staff',
      label: 'Helpers',
      summary: 'Who works on the site with you, and what they may.',
      needs: 'staff.manage',
      load: async () => (await import('./settings/team/team.page.js')).TeamPage,
    },
  ],
};

/** The one table of them, in the order of the navigation. */
export const sections: readonly Section[] = [
  shopSection,
  customersSection,
  emailsSection,
  audioSection,
  statisticsSection,
  settingsSection,
  accountSection,
];
