import type { components, paths } from '../schema.generated.js';

type Schemas = components['schemas'];

/** Filters of a list; `query` is part of the email address, the name, or the text. */
type FilterOf<Path extends ListPath> = Omit<NonNullable<paths[Path]['get']['parameters']['query']>, 'cursor'>;
type ListPath = `/api/admin/${'audit-log' | 'deliveries' | 'inbox' | 'orders' | 'subscriptions'}`;

export type AuditFilter = FilterOf<'/api/admin/audit-log'>;
export type DeliveryFilter = FilterOf<'/api/admin/deliveries'>;
/** `unanswered`: new or read. */
export type InboxFilter = FilterOf<'/api/admin/inbox'>;
/** `stuck`: something failed; `bought`: paid, whatever happened later. Times are ISO 8601 in UTC. */
export type OrderFilter = FilterOf<'/api/admin/orders'>;
export type SubscriptionFilter = FilterOf<'/api/admin/subscriptions'>;

/** The session: `staff` is null if signed out. */
export type Session = Schemas['SessionDto'];

/** A staff member; `may` lists the role's permissions, such as `letters.send`. */
export type StaffMember = Schemas['StaffDto'];

/** For `navigator.credentials`, as JSON. */
export type PasskeyOptions = Schemas['PasskeyOptionsDto'];

export type ForgottenAnswer = Schemas['ForgottenAnswerDto'];
export type StaffAccount = Schemas['AccountDto'];
export type AccountSession = Schemas['AccountSessionDto'];
export type StaffPasskey = Schemas['PasskeyDto'];
export type RecoveryCodes = Schemas['RecoveryCodesDto'];

export type Backups = Schemas['BackupsDto'];
/** A comparison of the orders with Stripe. */
export type PaymentRecovery = Schemas['PaymentRecoveryDto'];

export type SiteArchive = Schemas['SiteArchiveDto'];
export type ImportBatch = Schemas['ImportDto'];
export type ImportOutcome = Schemas['ImportRowDto']['outcome'];

export type Team = Schemas['TeamDto'];
export type TeamMember = Schemas['TeamMemberDto'];
export type TeamInvitation = Schemas['InvitationDto'];

export type BroadcastSummary = Schemas['BroadcastSummaryDto'];
export type Broadcast = Schemas['BroadcastDto'];
export type BroadcastPreview = Schemas['BroadcastPreviewDto'];
/** Input of the owner: `body` is Markdown, `topic` null for everyone. */
export type WrittenBroadcast = Schemas['WriteBroadcastDto'];
export type BroadcastAction = 'call-back' | 'pause' | 'resume' | 'cancel';
export type Audience = Schemas['AudienceDto'];

export type Subscription = Schemas['SubscriptionDto'];
/** `held-back`: emails to the address bounced or were marked as spam. */
export type SubscriptionState = Subscription['status'] | 'held-back';

type InboxItem = Schemas['InboxItemDto'];
export type InboxPage = Schemas['InboxPageDto'];
export type InboxMessage = Schemas['InboxMessageDto'];
export type ThreadState = InboxItem['state'];

/** A book that was added in the dashboard. */
export type AddedBook = Schemas['AddedBookDto'];
export type MissingField = Schemas['MissingFieldDto'];
export type ListedBook = Schemas['ListedBookDto'];
export type BookCategory = Schemas['BookCategoryDto'];

export type ContentSection = Schemas['SectionDto'];
export type ContentChange = Schemas['ContentChangeDto'];
export type SpeakingRequest = Schemas['SpeakingRequestDto'];
export type SpeakingStage = SpeakingRequest['stage'];

export type AssessmentCounts = Schemas['AssessmentCountsDto'];

export type SubjectData = Schemas['PersonDto'];

export type SuspectedMessages = Schemas['SuspectedMessagesDto'];
export type SuspectedMessage = Schemas['SuspectedMessageDto'];

export type Delivery = Schemas['DeliveryDto'];
/** `failing`: queued after failed attempts. */
export type DeliveryStatus = Delivery['status'] | 'failing';
export type LateEmails = Schemas['LateEmailsDto'];
export type Suppression = Schemas['SuppressionDto'];
export type KeptMail = Schemas['KeptMailDto'];
export type SenderCheck = Schemas['SenderCheckDto'];

/** A book's audio preview in one voice; `missing` if none was requested. */
export type AdminPreview = Schemas['AdminPreviewDto'];
export type Reader = Schemas['ReaderDto'];
export type OwnerFilm = Schemas['OwnerFilmDto'];
export type OwnRecording = Schemas['OwnRecordingDto'];
export type AdminPreviews = Schemas['AdminPreviewsDto'];
/** Empty for all missing previews. */
export type PreviewInput = Schemas['MakePreviewsDto'];
export type MakingsAsked = Schemas['MakingsAskedDto'];

/** Site settings; each part has a version for optimistic locking. */
export type SiteSettings = Schemas['SiteSettingsDto'];
export type SiteNotice = Pick<SiteSettings['notice'], 'isOn' | 'text' | 'level' | 'from' | 'until'>;
export type EmbedRules = Omit<Schemas['ChangeEmbedHostsDto'], 'version'>;
export type EmbedRule = Schemas['WriteEmbedRuleDto'];
export type ConsentWords = Schemas['ConsentWordsDto'];
export type ServiceConnection = Schemas['ConnectionDto'];

export type FailedJob = Schemas['FailedJobDto'];
export type JobCounts = Schemas['JobCountsDto'];

export type AuditEntry = Schemas['AuditEntryDto'];
export type AuditLogPage = Schemas['AuditLogPageDto'];
export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';
/** The last `days` including today, or `from` to `to` (`2026-11-22`), inclusive. */
export type StatisticsRange = { days: number } | { from: string; to: string };
/** Data of one chart; amounts in minor units. */
export type Statistics = Schemas['StatisticsDto'];
export type Measure = Schemas['MeasureDto'];
export type StatisticsPart = Schemas['StatisticsPartDto'];
export type OrderSummary = Schemas['OrderSummaryDto'];
export type OrderPage = Schemas['OrderPageDto'];
export type OrderStatus = OrderSummary['status'];
export type OrderOverview = Schemas['OrderOverviewDto'];

export type ReceiptBooks = Schemas['ReceiptBooksDto'];

/** Totals of a month, quarter, or year in minor units. */
export type PeriodTotals = Schemas['PeriodTotalsDto'];

export type ReceiptSettings = Pick<
  ReceiptBooks['settings'],
  'sellerName' | 'sellerAddress' | 'sellerTaxNumber' | 'note' | 'tax'
>;
export type Order = Schemas['OrderDto'];
export type OrderNote = Schemas['OrderNoteDto'];
export type OrderRefund = Schemas['RefundDto'];
export type PaymentMismatch = Schemas['PaymentMismatchDto'];
export type TimelineEntry = Schemas['TimelineEntryDto'];
export type OrderLinks = Schemas['MadeLinkDto'][];
export type OrderEvidence = Schemas['EvidenceDto'];

export type AdminProduct = Schemas['AdminProductDto'];
export type AdminFile = Schemas['AdminFileDto'];
/** Whether buyers get personal copies, and which files cannot be personalized. */
export type PersonalCopies = Schemas['PersonalCopiesDto'];
export type ProductEdition = Schemas['EditionDto'];
export type ProductEvent = Schemas['ProductEventDto'];
/** Input of the owner; `price` in minor units. */
export type WrittenProduct = Pick<AdminProduct, 'title' | 'description' | 'price' | 'type'>;
/** Choice for past buyers: `told` and `served` get the new edition, `kept` keep theirs. */
export type PastBuyers = ProductEdition['pastBuyers'];
export type ProductAction = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back' | 'release';

export type Picture = Schemas['ListedPictureDto'];
/** With the texts that show it. */
export type PictureWithUses = Schemas['PictureDto'];

/** An article or a page. */
export type DocumentSummary = Schemas['DocumentSummaryDto'];
export type DocumentVersion = Schemas['VersionDto'];
/** With its draft. */
export type Article = Schemas['ArticleDto'];
export type ArticleValue = Schemas['ArticleValueDto'];
/** With its draft. */
export type OwnPage = Schemas['OwnPageDto'];
export type OwnPageValue = Schemas['PageValueDto'];
export type ArticlePicture = Schemas['ArticlePictureDto'];
export type ArticleCategory = Schemas['CategoryDto'];

export type AdminReview = Schemas['AdminReviewDto'];
export type ReviewReply = Schemas['ReviewReplyDto'];
export type OwnerEmails = Pick<Schemas['OwnerEmailsDto'], 'sales' | 'subscribers'>;
export type ContentField = Schemas['ContentFieldDto'];
export type ContentFinding = Schemas['ContentFindingDto'];
export type ContentText = Schemas['ContentTextDto'];
export type ContentSectionSummary = Schemas['SectionSummaryDto'];
export type ContentVersion = Schemas['SectionVersionDto'];
