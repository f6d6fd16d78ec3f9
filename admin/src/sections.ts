import type { ComponentType } from 'react';
import { dashboard as m } from './messages.js';

interface SectionPage {
  path: string;
  label: string;
  needs: string;
  load: () => Promise<ComponentType>;
}

export interface Section {
  label: string;
  pages: readonly SectionPage[];
}

/** Linked from the name of the signed-in user, not from the menu. */
export const ACCOUNT_PATH = '/account';

type Row = readonly [
  /** Below /admin: `/letters/broadcasts`. The page's own routes handle all paths below it. */
  path: string,
  label: string,
  /** Required permission, as in the API: `letters.read`. */
  needs: string,
  /** Loads the page's chunk. */
  load: () => Promise<ComponentType>,
];

const section = (label: string, ...rows: readonly Row[]): Section => ({
  label,
  pages: rows.map(([path, name, needs, load]) => ({ path, label: name, needs, load })),
});

const account = async () => (await import('./account/account.page.js')).AccountPage;
const auditLog = async () => (await import('./settings/audit-log/audit-log.page.js')).AuditLogPage;
const broadcasts = async () => (await import('./broadcasts/broadcasts.page.js')).BroadcastsPage;
const companion = async () => (await import('./legal/legal-companion.page.js')).LegalCompanionPage;
const downloads = async () => (await import('./customers/free-downloads.page.js')).FreeDownloadsPage;
const emails = async () => (await import('./emails/emails.page.js')).EmailsPage;
const closeShop = async () => (await import('./settings/close-shop.page.js')).CloseShopPage;
const failedJobs = async () => (await import('./settings/failed-jobs/failed-jobs.page.js')).FailedJobsPage;
const inbox = async () => (await import('./inbox/inbox.page.js')).InboxPage;
const orders = async () => (await import('./orders/orders.page.js')).OrdersPage;
const previews = async () => (await import('./audio/previews.page.js')).PreviewsPage;
const privacy = async () => (await import('./customers/privacy.page.js')).PrivacyPage;
const products = async () => (await import('./products/products.page.js')).ProductsPage;
const reviews = async () => (await import('./reviews/reviews.page.js')).ReviewsPage;
const receipts = async () => (await import('./receipts/receipts.page.js')).ReceiptsPage;
const settings = async () => (await import('./settings/settings.page.js')).SettingsPage;
const speaking = async () => (await import('./customers/speaking.page.js')).SpeakingPage;
const statistics = async () => (await import('./statistics/statistics.page.js')).StatisticsPage;
const subscribers = async () => (await import('./customers/subscribers.page.js')).SubscribersPage;
const team = async () => (await import('./settings/team/team.page.js')).TeamPage;

/** All pages, in the order of the navigation. Sent emails link to these paths, so they must not change. */
export const sections: readonly Section[] = [
  section(
    m.shop,
    ['/shop/orders', m.orders, 'orders.read', orders],
    ['/shop/products', m.products, 'products.read', products],
    ['/shop/reviews', m.reviews, 'reviews.read', reviews],
    ['/shop/receipts', m.receipts, 'settings.read', receipts],
    ['/shop/closed', m.closeShop, 'settings.read', closeShop],
  ),
  section(
    m.customers,
    ['/people/messages', m.messages, 'messages.read', inbox],
    ['/people/subscribers', m.newsletterSubscribers, 'people.read', subscribers],
    ['/letters/broadcasts', m.broadcasts, 'letters.read', broadcasts],
    ['/people/speaking', m.speakingRequests, 'people.read', speaking],
    ['/people/downloads', m.freeDownloads, 'people.read', downloads],
    ['/people/companion', m.legalCompanion, 'people.read', companion],
    ['/people/person', m.privacyRequests, 'people.read', privacy],
  ),
  section(
    m.site,
    ['/numbers', m.statistics, 'figures.read', statistics],
    ['/audio/previews', m.audioPreviews, 'previews.read', previews],
    ['/site/settings', m.settings, 'settings.read', settings],
    ['/site/staff', m.helpers, 'staff.manage', team],
  ),
  section(
    m.technical,
    ['/letters/mail', m.mail, 'mail.read', emails],
    ['/site/jobs', m.failedJobs, 'jobs.read', failedJobs],
    ['/site/audit-log', m.auditLog, 'audit-log.read', auditLog],
  ),
  section(m.yourAccount, [ACCOUNT_PATH, m.passwordAndSignIn, 'account.keep', account]),
];
