import type { ComponentType } from 'react';
import { dashboard as m } from './messages.js';

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
  label: m.yourAccount,
  pages: [
    {
      path: '/account',
      label: m.passwordAndSignIn,
      summary: m.yourNameYourPassword,
      needs: 'account.keep',
      load: async () => (await import('./account/account.page.js')).AccountPage,
    },
  ],
};

/** What is to be heard on the site. */
const audioSection: Section = {
  label: m.audio,
  pages: [
    {
      path: '/audio/previews',
      label: m.audioPreviews,
      summary: m.openingsYourBooksRead,
      needs: 'previews.read',
      load: async () => (await import('./audio/previews.page.js')).PreviewsPage,
    },
  ],
};

/** What is written to readers, and what the site has sent. */
const emailsSection: Section = {
  label: m.emails,
  pages: [
    {
      path: '/letters/broadcasts',
      label: m.broadcasts,
      summary: m.emailsEverybodyOnYour,
      needs: 'letters.read',
      load: async () => (await import('./broadcasts/broadcasts.page.js')).BroadcastsPage,
    },
    {
      path: '/letters/mail',
      label: m.mail,
      summary: m.siteHasSentDid,
      needs: 'mail.read',
      load: async () => (await import('./emails/emails.page.js')).EmailsPage,
    },
  ],
};

/** How the business goes. */
const statisticsSection: Section = {
  label: m.statistics,
  pages: [
    {
      path: '/numbers',
      label: m.statistics,
      summary: m.salesReadersPagesDay,
      needs: 'figures.read',
      load: async () => (await import('./statistics/statistics.page.js')).StatisticsPage,
    },
  ],
};

/** Readers: who subscribes, writes, asks and downloads. */
const customersSection: Section = {
  label: m.customers,
  pages: [
    {
      path: '/people/messages',
      label: m.messages,
      summary: m.readersHaveWrittenYou,
      needs: 'messages.read',
      load: async () => (await import('./inbox/inbox.page.js')).InboxPage,
    },
    {
      path: '/people/subscribers',
      label: m.newsletterSubscribers,
      summary: m.whoGetsYourNewsletter,
      needs: 'people.read',
      load: async () => (await import('./customers/subscribers.page.js')).SubscribersPage,
    },
    {
      path: '/people/speaking',
      label: m.speakingRequests,
      summary: m.whoWouldLikeYou,
      needs: 'people.read',
      load: async () => (await import('./customers/speaking.page.js')).SpeakingPage,
    },
    {
      path: '/people/downloads',
      label: m.freeDownloads,
      summary: m.whoHasTakenSample,
      needs: 'people.read',
      load: async () => (await import('./customers/free-downloads.page.js')).FreeDownloadsPage,
    },
    {
      path: '/people/companion',
      label: m.legalCompanion,
      summary: m.askedCountedWithoutNames,
      needs: 'people.read',
      load: async () => (await import('./legal/legal-companion.page.js')).LegalCompanionPage,
    },
    {
      path: '/people/person',
      label: m.privacyRequests,
      summary: m.everythingKeptSomebodySee,
      needs: 'people.read',
      load: async () => (await import('./customers/privacy.page.js')).PrivacyPage,
    },
  ],
};

/** What is on sale, and what was bought. */
const shopSection: Section = {
  label: m.shop,
  pages: [
    {
      path: '/shop/orders',
      label: m.orders,
      summary: m.wasBoughtWaitsFor,
      needs: 'orders.read',
      load: async () => (await import('./orders/orders.page.js')).OrdersPage,
    },
    {
      path: '/shop/products',
      label: m.products,
      summary: m.youSellItsWords,
      needs: 'products.read',
      load: async () => (await import('./products/products.page.js')).ProductsPage,
    },
  ],
};

/** How the site is set up, who works on it, and what was done. */
const settingsSection: Section = {
  label: m.site,
  pages: [
    {
      path: '/site/settings',
      label: m.settings,
      summary: m.siteConnectedNoticeAbove,
      needs: 'settings.read',
      load: async () => (await import('./settings/settings.page.js')).SettingsPage,
    },
    {
      path: '/site/jobs',
      label: m.failedJobs,
      summary: m.siteCouldNotDo,
      needs: 'jobs.read',
      load: async () => (await import('./settings/failed-jobs/failed-jobs.page.js')).FailedJobsPage,
    },
    {
      path: '/site/audit-log',
      label: m.auditLog,
      summary: m.whoDidWhenWhy,
      needs: 'audit-log.read',
      load: async () => (await import('./settings/audit-log/audit-log.page.js')).AuditLogPage,
    },
    {
      path: '/site/staff',
      label: m.helpers,
      summary: m.whoWorksOnSite,
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
