import { SpecificationTables1763700000000 } from './1763700000000-specification-tables.js';
import { SaleTables1763700100000 } from './1763700100000-sale-tables.js';
import { AnnounceProducts1763700200000 } from './1763700200000-announce-products.js';
import { OrderMails1763702500000 } from './1763702500000-order-mails.js';
import { Schedules1763702600000 } from './1763702600000-schedules.js';
import { OutboxPromises1763702610000 } from './1763702610000-outbox-promises.js';
import { PaymentSweep1763702700000 } from './1763702700000-payment-sweep.js';
import { OutboxRequests1763702900000 } from './1763702900000-outbox-requests.js';
import { GoodsByHand1763703100000 } from './1763703100000-goods-by-hand.js';
import { Releases1763703110000 } from './1763703110000-releases.js';
import { LettersOnRequest1763703300000 } from './1763703300000-letters-on-request.js';
import { NewsletterDesk1763703400000 } from './1763703400000-newsletter-desk.js';
import { MailDeliveries1763703500000 } from './1763703500000-mail-deliveries.js';
import { Broadcasts1763703600000 } from './1763703600000-broadcasts.js';
import { Staff1763703710000 } from './1763703710000-staff.js';
import { StrangersKeptInBounds1763703720000 } from './1763703720000-strangers-kept-in-bounds.js';
import { MailReports1763703750000 } from './1763703750000-mail-reports.js';
import { WelcomeSeries1763703810000 } from './1763703810000-welcome-series.js';
import { SpokenPreviews1763704200000 } from './1763704200000-spoken-previews.js';
import { LegalCompanion1763704300000 } from './1763704300000-legal-companion.js';
import { AuditLog1763800000000 } from './1763800000000-audit-log.js';
import { StaffAccounts1763800100000 } from './1763800100000-staff-accounts.js';
import { ProductsAtTheDesk1763800200000 } from './1763800200000-products-at-the-desk.js';
import { OrderDesk1763800300000 } from './1763800300000-order-desk.js';
import { PeopleDesk1763800400000 } from './1763800400000-people-desk.js';
import { Figures1763800500000 } from './1763800500000-figures.js';
import { FiguresOfRefunds1763800510000 } from './1763800510000-figures-of-refunds.js';
import { SiteDesk1763800600000 } from './1763800600000-site-desk.js';
import { PaymentsAskedOutside1763900100000 } from './1763900100000-payments-asked-outside.js';
import { CheckoutGuard1763900200000 } from './1763900200000-checkout-guard.js';
import { KeptCounts1763900300000 } from './1763900300000-kept-counts.js';
import { Growth1763900310000 } from './1763900310000-growth.js';
import { AskedOutside1763900500000 } from './1763900500000-asked-outside.js';
import { FilePages1763900600000 } from './1763900600000-file-pages.js';
import { SecondStepForAll1763905900000 } from './1763905900000-second-step-for-all.js';
import { SignedRequestKeys1763906300000 } from './1763906300000-signed-request-keys.js';
import { SiteKeys1763906400000 } from './1763906400000-site-keys.js';
import { OrderPages1763907000000 } from './1763907000000-order-pages.js';
import { OrderLines1763907100000 } from './1763907100000-order-lines.js';
import { Guarantee1795549714000 } from './1795549714000-guarantee.js';
import { ComingBack1795550624000 } from './1795550624000-coming-back.js';
import { CheckoutReminders1795551182000 } from './1795551182000-checkout-reminders.js';
import { PersonalCopies1795553004000 } from './1795553004000-personal-copies.js';
import { Receipts1795553091000 } from './1795553091000-receipts.js';
import { ReadingNotes1795554139000 } from './1795554139000-reading-notes.js';
import { OrderTaxes1795556000000 } from './1795556000000-order-taxes.js';
import { FoldedSearch1795781400000 } from './1795781400000-folded-search.js';
import { FileFacts1795783171000 } from './1795783171000-file-facts.js';
import { CopyPlaces1795783705000 } from './1795783705000-copy-places.js';
import { StaffEmailCodes1795783800000 } from './1795783800000-staff-email-codes.js';
import { ContactRequests1795784400000 } from './1795784400000-contact-requests.js';
import { CardFees1795792500000 } from './1795792500000-card-fees.js';
import { HeldJobs1795793000000 } from './1795793000000-held-jobs.js';
import { HeldJobsIndex1795793100000 } from './1795793100000-held-jobs-index.js';
import { KeptMail1795793200000 } from './1795793200000-kept-mail.js';
import { MessageTopics1795793300000 } from './1795793300000-message-topics.js';
import { Backups1795816500000 } from './1795816500000-backups.js';
import { PaymentRecovery1795816600000 } from './1795816600000-payment-recovery.js';
import { CountedAudiences1795900000000 } from './1795900000000-counted-audiences.js';
import { DaySums1795900100000 } from './1795900100000-day-sums.js';
import { GrowthIndexes1795900200000 } from './1795900200000-growth-indexes.js';
import { StaffLanguage1795900350000 } from './1795900350000-staff-language.js';
import { OrderConsents1795900400000 } from './1795900400000-order-consents.js';
import { Pictures1795900500000 } from './1795900500000-pictures.js';
import { Documents1795900600000 } from './1795900600000-documents.js';
import { BroadcastLinks1795900700000 } from './1795900700000-broadcast-links.js';
import { PictureColors1795900720000 } from './1795900720000-picture-colors.js';
import { ContentValues1795900800000 } from './1795900800000-content-values.js';
import { SavedBy1795900710000 } from './1795900710000-saved-by.js';
import { ReviewReplies1795900810000 } from './1795900810000-review-replies.js';
import { OwnRecordings1795900820000 } from './1795900820000-own-recordings.js';
import { ReaderIndexes1795900830000 } from './1795900830000-reader-indexes.js';
import { Imports1795901000000 } from './1795901000000-imports.js';
import { ImportedReaders1795901010000 } from './1795901010000-imported-readers.js';
import { ImportedOrders1795901020000 } from './1795901020000-imported-orders.js';
import { OwnerFilms1795901040000 } from './1795901040000-owner-films.js';
import { ImportedTexts1795901120000 } from './1795901120000-imported-texts.js';
import { SiteArchives1795901200000 } from './1795901200000-site-archives.js';
import { ImportedPictures1795901210000 } from './1795901210000-imported-pictures.js';
import { BroughtPictures1795953600000 } from './1795953600000-brought-pictures.js';
import { PlannedClaims1795953660000 } from './1795953660000-planned-claims.js';

/** In the order of their time stamps; a migration that has landed is never edited. */
export const migrations = [
  SpecificationTables1763700000000,
  SaleTables1763700100000,
  AnnounceProducts1763700200000,
  OrderMails1763702500000,
  Schedules1763702600000,
  OutboxPromises1763702610000,
  PaymentSweep1763702700000,
  OutboxRequests1763702900000,
  GoodsByHand1763703100000,
  Releases1763703110000,
  LettersOnRequest1763703300000,
  NewsletterDesk1763703400000,
  MailDeliveries1763703500000,
  Broadcasts1763703600000,
  Staff1763703710000,
  StrangersKeptInBounds1763703720000,
  MailReports1763703750000,
  WelcomeSeries1763703810000,
  SpokenPreviews1763704200000,
  LegalCompanion1763704300000,
  AuditLog1763800000000,
  StaffAccounts1763800100000,
  ProductsAtTheDesk1763800200000,
  OrderDesk1763800300000,
  PeopleDesk1763800400000,
  Figures1763800500000,
  FiguresOfRefunds1763800510000,
  SiteDesk1763800600000,
  PaymentsAskedOutside1763900100000,
  CheckoutGuard1763900200000,
  KeptCounts1763900300000,
  Growth1763900310000,
  AskedOutside1763900500000,
  FilePages1763900600000,
  SecondStepForAll1763905900000,
  SignedRequestKeys1763906300000,
  SiteKeys1763906400000,
  OrderPages1763907000000,
  OrderLines1763907100000,
  Guarantee1795549714000,
  ComingBack1795550624000,
  CheckoutReminders1795551182000,
  PersonalCopies1795553004000,
  Receipts1795553091000,
  ReadingNotes1795554139000,
  OrderTaxes1795556000000,
  FoldedSearch1795781400000,
  FileFacts1795783171000,
  CopyPlaces1795783705000,
  StaffEmailCodes1795783800000,
  ContactRequests1795784400000,
  CardFees1795792500000,
  HeldJobs1795793000000,
  HeldJobsIndex1795793100000,
  KeptMail1795793200000,
  MessageTopics1795793300000,
  Backups1795816500000,
  PaymentRecovery1795816600000,
  CountedAudiences1795900000000,
  DaySums1795900100000,
  GrowthIndexes1795900200000,
  StaffLanguage1795900350000,
  OrderConsents1795900400000,
  Pictures1795900500000,
  Documents1795900600000,
  BroadcastLinks1795900700000,
  SavedBy1795900710000,
  PictureColors1795900720000,
  ContentValues1795900800000,
  ReviewReplies1795900810000,
  OwnRecordings1795900820000,
  ReaderIndexes1795900830000,
  Imports1795901000000,
  ImportedReaders1795901010000,
  ImportedOrders1795901020000,
  OwnerFilms1795901040000,
  ImportedTexts1795901120000,
  SiteArchives1795901200000,
  ImportedPictures1795901210000,
  BroughtPictures1795953600000,
  PlannedClaims1795953660000,
];
