import { account } from './admin/account/account.module.js';
import { accountLetters } from './admin/letters/account-letters.module.js';
import { passkeys } from './admin/passkeys/passkeys.module.js';
import { passwords } from './admin/passwords/passwords.module.js';
import { secondFactor } from './admin/second-factor/second-factor.module.js';
import { staff } from './admin/staff/staff.module.js';
import { team } from './admin/team/team.module.js';
import { previewFigures } from './audio/figures/preview-figures.module.js';
import { previews } from './audio/previews/previews.module.js';
import { speech } from './audio/speech/speech.module.js';
import { delivery } from './commerce/delivery/delivery.module.js';
import { editions } from './commerce/editions/editions.module.js';
import { shopFigures } from './commerce/figures/shop-figures.module.js';
import { handling } from './commerce/handling/handling.module.js';
import { orderDesk } from './commerce/order-desk/order-desk.module.js';
import { ordering } from './commerce/ordering/ordering.module.js';
import { payment } from './commerce/payment/payment.module.js';
import { buyerRecords } from './commerce/person/buyer-records.module.js';
import { products } from './commerce/products/products.module.js';
import { refunds } from './commerce/refunds/refunds.module.js';
import { releases } from './commerce/releases/releases.module.js';
import { shopStatistics } from './commerce/watching/shop-statistics.module.js';
import { broadcasts } from './leads/broadcasts/broadcasts.module.js';
import { contact } from './leads/contact/contact.module.js';
import { readerFigures } from './leads/figures/reader-figures.module.js';
import { freeDownloads } from './leads/free-downloads/free-downloads.module.js';
import { inbox } from './leads/inbox/inbox.module.js';
import { newsletter } from './leads/newsletter/newsletter.module.js';
import { leadRecords } from './leads/person/lead-records.module.js';
import { speaking } from './leads/speaking/speaking.module.js';
import { starterKit } from './leads/starter-kit/starter-kit.module.js';
import { subscribers } from './leads/subscribers/subscribers.module.js';
import { welcomeSeries } from './leads/welcome-series/welcome-series.module.js';
import { legalAccess } from './legal/access/legal-access.module.js';
import { assessment } from './legal/assessment/assessment.module.js';
import { assessmentCounts } from './legal/counts/assessment-counts.module.js';
import { askerRecords } from './legal/person/asker-records.module.js';
import { progress } from './legal/progress/progress.module.js';
import { recommendation } from './legal/recommendation/recommendation.module.js';
import { access } from './platform/access/access.module.js';
import { auditLog } from './platform/audit-log/audit-log.module.js';
import { auditDesk } from './platform/audit-log/desk/audit-desk.module.js';
import { connections } from './platform/connections/connections.module.js';
import { events } from './platform/events/events.module.js';
import type { Feature } from './platform/features/feature.js';
import { figures } from './platform/figures/figures.module.js';
import { health } from './platform/health/health.module.js';
import { http } from './platform/http/http.module.js';
import { failedJobs } from './platform/jobs/desk/jobs-desk.module.js';
import { jobs } from './platform/jobs/jobs.module.js';
import { links } from './platform/links/links.module.js';
import { keptMail } from './platform/mail/kept/kept-mail.module.js';
import { mail } from './platform/mail/mail.module.js';
import { mailRecords } from './platform/mail/records/mail-records.module.js';
import { mailReports } from './platform/mail/reports/mail-reports.module.js';
import { senderCheck } from './platform/mail/sender-check/sender-check.module.js';
import { metrics } from './platform/metrics/metrics.module.js';
import { people } from './platform/people/people.module.js';
import { settings } from './platform/settings/settings.module.js';
import { siteDesk } from './platform/site/desk/site-desk.module.js';
import { siteNotice } from './platform/site/notice/site-notice.module.js';
import { site } from './platform/site/site.module.js';
import { storage } from './platform/storage/storage.module.js';
import { uploads } from './platform/uploads/uploads.module.js';
import { visitors } from './platform/visitors/visitors.module.js';
import { visits } from './platform/visits/visits.module.js';
import { renderSite } from './render-site.module.js';

/** All that the program consists of. Where two calls would answer an address, the first of them does. */
export const features: readonly Feature[] = [
  access,
  auditLog,
  connections,
  events,
  figures,
  health,
  http,
  jobs,
  links,
  mail,
  metrics,
  people,
  settings,
  storage,
  uploads,
  visitors,
  siteNotice,
  site,
  siteDesk,
  auditDesk,
  failedJobs,
  senderCheck,
  mailRecords,
  keptMail,
  mailReports,
  visits,
  renderSite,
  delivery,
  editions,
  products,
  handling,
  ordering,
  orderDesk,
  payment,
  refunds,
  releases,
  shopFigures,
  shopStatistics,
  buyerRecords,
  broadcasts,
  contact,
  freeDownloads,
  inbox,
  starterKit,
  newsletter,
  readerFigures,
  speaking,
  subscribers,
  welcomeSeries,
  leadRecords,
  previews,
  speech,
  previewFigures,
  legalAccess,
  assessment,
  assessmentCounts,
  progress,
  recommendation,
  askerRecords,
  secondFactor,
  passkeys,
  passwords,
  team,
  account,
  accountLetters,
  // What nobody else answers below /api/admin, it does.
  staff,
];
