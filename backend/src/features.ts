import { account } from './accounts/profile/profile.module.js';
import { passkeys } from './accounts/passkeys/passkeys.module.js';
import { passwords } from './accounts/passwords/passwords.module.js';
import { proof } from './accounts/proof/proof.module.js';
import { secondFactor } from './accounts/second-factor/second-factor.module.js';
import { securityNotifications } from './accounts/security-notifications/security-notifications.module.js';
import { signInProtection } from './accounts/sign-in-protection/sign-in-protection.module.js';
import { staff } from './accounts/staff/staff.module.js';
import { signIn } from './accounts/sign-in/sign-in.module.js';
import { signInAddress } from './accounts/sign-in-address/sign-in-address.module.js';
import { team } from './accounts/team/team.module.js';
import { previewFigures } from './audio/statistics/preview-statistics.module.js';
import { ownRecordings } from './audio/own-recordings/own-recordings.module.js';
import { previews } from './audio/previews/previews.module.js';
import { speech } from './audio/speech/speech.module.js';
import { booksInCommon } from './commerce/books-in-common/books-in-common.module.js';
import { checkoutReminders } from './commerce/checkout-reminders/checkout-reminders.module.js';
import { checkoutGuard } from './commerce/checkout-guard/checkout-guard.module.js';
import { devices } from './commerce/devices/devices.module.js';
import { downloads } from './commerce/downloads/downloads.module.js';
import { editions } from './commerce/editions/editions.module.js';
import { importedOrders } from './commerce/imported-orders/imported-orders.module.js';
import { findBooks } from './commerce/find-books/find-books.module.js';
import { guarantee } from './commerce/guarantee/guarantee.module.js';
import { orderPages } from './commerce/order-pages/order-pages.module.js';
import { reading } from './commerce/reading/reading.module.js';
import { retention } from './commerce/retention/retention.module.js';
import { shipping } from './commerce/shipping/shipping.module.js';
import { orderAdmin } from './commerce/order-admin/order-admin.module.js';
import { orderEmails } from './commerce/emails/order-emails.module.js';
import { orderLinks } from './commerce/order-links/order-links.module.js';
import { productAdmin } from './commerce/product-admin/product-admin.module.js';
import { stripe } from './commerce/stripe/stripe.module.js';
import { taxes } from './commerce/taxes/taxes.module.js';
import { orders } from './commerce/orders/orders.module.js';
import { paymentRecovery } from './commerce/payment-recovery/payment-recovery.module.js';
import { payments } from './commerce/payments/payments.module.js';
import { buyerPrivacy } from './commerce/privacy/buyer-privacy.module.js';
import { personalCopies } from './commerce/personal-copies/personal-copies.module.js';
import { products } from './commerce/products/products.module.js';
import { reviews } from './commerce/reviews/reviews.module.js';
import { receipts } from './commerce/receipts/receipts.module.js';
import { refunds } from './commerce/refunds/refunds.module.js';
import { waitlist } from './commerce/waitlist/waitlist.module.js';
import { shopStatistics } from './commerce/statistics/shop-statistics.module.js';
import { importedReaders } from './leads/imported-readers/imported-readers.module.js';
import { broadcastLinks, broadcasts } from './leads/broadcasts/broadcasts.module.js';
import { downloadRequests } from './leads/download-requests/download-requests.module.js';
import { messages } from './leads/messages/messages.module.js';
import { contact } from './leads/contact/contact.module.js';
import { readerStatistics } from './leads/statistics/reader-statistics.module.js';
import { freeDownloads } from './leads/free-downloads/free-downloads.module.js';
import { inbox } from './leads/inbox/inbox.module.js';
import { newsletter, newsletterSignUp } from './leads/newsletter/newsletter.module.js';
import { leadPrivacy } from './leads/privacy/lead-privacy.module.js';
import { speaking } from './leads/speaking/speaking.module.js';
import { starterKit } from './leads/starter-kit/starter-kit.module.js';
import { welcomeSeries } from './leads/welcome-series/welcome-series.module.js';
import { legalAccess } from './legal/return-links/return-links.module.js';
import { assessment } from './legal/assessments/assessments.module.js';
import { assessmentCounts } from './legal/statistics/assessment-statistics.module.js';
import { legalPrivacy } from './legal/privacy/legal-privacy.module.js';
import { progress } from './legal/progress/progress.module.js';
import { recommendations } from './legal/recommendations/recommendations.module.js';
import { answers } from './legal/answers/answers.module.js';
import { roadmapEmail } from './legal/roadmap-email/roadmap-email.module.js';
import { roadmap } from './legal/roadmap/roadmap.module.js';
import { siteArchives } from './moving/export-archive/site-archives.module.js';
import { importArticles } from './moving/import-articles/import-articles.module.js';
import { importBatches } from './moving/import-batches/import-batches.module.js';
import { importCustomers } from './moving/import-customers/import-customers.module.js';
import { importedPictures } from './moving/imported-pictures/imported-pictures.module.js';
import { importSubscribers } from './moving/import-subscribers/import-subscribers.module.js';
import { access } from './platform/access/access.module.js';
import { auditLog } from './owner-tools/audit-log/audit-log.module.js';
import { backups } from './owner-tools/backups/backups.module.js';
import { integrations } from './owner-tools/integrations/integrations.module.js';
import type { Feature } from './platform/features/feature.js';
import { statistics } from './owner-tools/statistics/statistics.module.js';
import { failedJobs } from './owner-tools/failed-jobs/failed-jobs.module.js';
import { jobs } from './platform/jobs/jobs.module.js';
import { keptEmails } from './owner-tools/kept-emails/kept-emails.module.js';
import { mail } from './platform/email/email.module.js';
import { emailLog } from './owner-tools/email-log/email-log.module.js';
import { lateEmails } from './owner-tools/late-emails/late-emails.module.js';
import { ownerDigest } from './owner-tools/owner-digest/owner-digest.module.js';
import { bounces } from './owner-tools/bounces/bounces.module.js';
import { senderCheck } from './owner-tools/sender-check/sender-check.module.js';
import { platform } from './platform/platform.module.js';
import { metrics } from './platform/metrics/metrics.module.js';
import { privacy } from './owner-tools/privacy/privacy.module.js';
import { readers } from './owner-tools/readers/readers.module.js';
import { siteSettings } from './owner-tools/settings/site-settings.module.js';
import { site } from './site/site.module.js';
import { visits } from './owner-tools/visits/visits.module.js';
import { addedBooks } from './publishing/added-books/added-books.module.js';
import { bookSamples } from './publishing/book-samples/book-samples.module.js';
import { articles } from './publishing/articles/articles.module.js';
import { contentPreview } from './publishing/content-preview/content-preview.module.js';
import { contentValues } from './publishing/content-values/content-values.module.js';
import { documents } from './publishing/documents/documents.module.js';
import { importedTexts } from './publishing/imported-texts/imported-texts.module.js';
import { films } from './publishing/films/films.module.js';
import { ownPages } from './publishing/pages/pages.module.js';
import { pictures } from './publishing/pictures/pictures.module.js';
import { renderSite } from './render-site.js';

/** Features in order of their routes. A route that hides a later one fails the start. */
export const features: readonly Feature[] = [
  access,
  platform,
  integrations,
  statistics,
  jobs,
  mail,
  metrics,
  privacy,
  readers,
  site,
  siteSettings,
  auditLog,
  failedJobs,
  senderCheck,
  emailLog,
  backups,
  keptEmails,
  lateEmails,
  ownerDigest,
  bounces,
  visits,
  renderSite,
  pictures,
  documents,
  films,
  articles,
  ownPages,
  importedTexts,
  contentValues,
  contentPreview,
  addedBooks,
  bookSamples,
  products,
  shopStatistics,
  checkoutGuard,
  orders,
  orderLinks,
  orderEmails,
  stripe,
  taxes,
  payments,
  paymentRecovery,
  refunds,
  shipping,
  personalCopies,
  downloads,
  receipts,
  editions,
  devices,
  reading,
  guarantee,
  waitlist,
  booksInCommon,
  checkoutReminders,
  reviews,
  productAdmin,
  orderAdmin,
  orderPages,
  findBooks,
  importedOrders,
  retention,
  buyerPrivacy,
  messages,
  speaking,
  contact,
  inbox,
  newsletter,
  newsletterSignUp,
  importedReaders,
  broadcasts,
  broadcastLinks,
  welcomeSeries,
  freeDownloads,
  starterKit,
  downloadRequests,
  readerStatistics,
  leadPrivacy,
  previews,
  ownRecordings,
  speech,
  previewFigures,
  legalAccess,
  assessment,
  assessmentCounts,
  progress,
  recommendations,
  answers,
  roadmapEmail,
  roadmap,
  legalPrivacy,
  importBatches,
  importSubscribers,
  importCustomers,
  siteArchives,
  importedPictures,
  importArticles,
  staff,
  securityNotifications,
  signInProtection,
  secondFactor,
  passkeys,
  passwords,
  proof,
  team,
  signInAddress,
  account,
  // Last, because it answers unknown addresses below /api/admin.
  signIn,
];

export const sealedColumns = features.flatMap(({ sealed = [] }) => sealed);
