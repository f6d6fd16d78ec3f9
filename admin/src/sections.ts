import type { ComponentType } from 'react';
import { dashboard as m } from './messages.js';
import type { PartName } from './shop.js';

interface SectionPage {
  path: string;
  label: string;
  needs: string;
  load: () => Promise<ComponentType>;
  part?: PartName | undefined;
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
  load: () => Promise<ComponentType>,
  /** Part of the site that it belongs to. */
  part?: PartName,
];

const section = (label: string, ...rows: readonly Row[]): Section => ({
  label,
  pages: rows.map(([path, name, needs, load, part]) => ({ path, label: name, needs, load, part })),
});

const account = async () => (await import('./account/account.page.js')).AccountPage;
const articles = async () => (await import('./articles/articles.page.js')).ArticlesPage;
const auditLog = async () => (await import('./settings/audit-log/audit-log.page.js')).AuditLogPage;
const backups = async () => (await import('./settings/backups/backups.page.js')).BackupsPage;
const books = async () => (await import('./books/books.page.js')).BooksPage;
const broadcasts = async () => (await import('./broadcasts/broadcasts.page.js')).BroadcastsPage;
const companion = async () => (await import('./legal/legal-companion.page.js')).LegalCompanionPage;
const downloads = async () => (await import('./customers/free-downloads.page.js')).FreeDownloadsPage;
const editSite = async () => (await import('./site-editing/edit-site.page.js')).EditSitePage;
const emails = async () => (await import('./emails/emails.page.js')).EmailsPage;
const closeShop = async () => (await import('./settings/close-shop.page.js')).CloseShopPage;
const events = async () => (await import('./events/events.page.js')).EventsPage;
const failedJobs = async () => (await import('./settings/failed-jobs/failed-jobs.page.js')).FailedJobsPage;
const inbox = async () => (await import('./inbox/inbox.page.js')).InboxPage;
const look = async () => (await import('./look/look.page.js')).LookPage;
const moving = async () => (await import('./moving/moving.page.js')).MovingPage;
const orders = async () => (await import('./orders/orders.page.js')).OrdersPage;
const ownPages = async () => (await import('./own-pages/own-pages.page.js')).OwnPagesPage;
const pictures = async () => (await import('./pictures/pictures.page.js')).PicturesPage;
const previews = async () => (await import('./audio/previews.page.js')).PreviewsPage;
const products = async () => (await import('./products/products.page.js')).ProductsPage;
const readers = async () => (await import('./customers/readers.page.js')).ReadersPage;
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
    m.shop.title,
    ['/shop/orders', m.shop.orders, 'orders.read', orders],
    ['/shop/books', m.shop.books, 'content.read', books],
    ['/shop/products', m.shop.products, 'products.read', products],
    ['/shop/reviews', m.shop.reviews, 'reviews.read', reviews],
    ['/shop/receipts', m.shop.receipts, 'settings.read', receipts],
    ['/shop/closed', m.shop.closeShop, 'settings.read', closeShop],
  ),
  section(
    m.customers.title,
    ['/readers', m.customers.readers, 'people.read', readers],
    ['/people/messages', m.customers.messages, 'messages.read', inbox],
    ['/people/subscribers', m.customers.subscribers, 'people.read', subscribers, 'newsletter'],
    ['/letters/broadcasts', m.customers.broadcasts, 'letters.read', broadcasts, 'newsletter'],
    ['/people/speaking', m.customers.speaking, 'people.read', speaking, 'speaking'],
    ['/people/downloads', m.customers.freeDownloads, 'people.read', downloads],
    ['/people/companion', m.customers.legal, 'people.read', companion, 'legal-companion'],
  ),
  section(
    m.site.title,
    ['/numbers', m.site.statistics, 'figures.read', statistics],
    ['/pages', m.site.editSite, 'content.read', editSite],
    ['/site/look', m.site.look, 'content.read', look],
    ['/site/articles', m.site.articles, 'articles.read', articles, 'blog'],
    ['/site/pages', m.site.ownPages, 'articles.read', ownPages],
    ['/site/events', m.site.events, 'content.read', events],
    ['/site/pictures', m.site.pictures, 'pictures.read', pictures],
    ['/audio/previews', m.site.audio, 'previews.read', previews, 'audio-previews'],
    ['/site/settings', m.site.settings, 'settings.read', settings],
    ['/site/staff', m.site.team, 'staff.manage', team],
  ),
  section(
    m.technical.title,
    ['/moving', m.technical.moving, 'moving.import', moving],
    ['/letters/mail', m.technical.emails, 'mail.read', emails],
    ['/site/jobs', m.technical.failedJobs, 'jobs.read', failedJobs],
    ['/site/backups', m.technical.backups, 'backups.manage', backups],
    ['/site/audit-log', m.technical.auditLog, 'audit-log.read', auditLog],
  ),
  section(m.account.title, [ACCOUNT_PATH, m.account.signIn, 'account.keep', account]),
];
