import type { components, paths } from '../schema.generated.js';

type Schemas = components['schemas'];

/** Filters of a list; `query` is a part of the address, the name or the text. */
type FilterOf<Path extends ListPath> = Omit<NonNullable<paths[Path]['get']['parameters']['query']>, 'cursor'>;
type ListPath = `/api/admin/${'audit-log' | 'deliveries' | 'inbox' | 'orders' | 'subscriptions'}`;

export type AuditFilter = FilterOf<'/api/admin/audit-log'>;
export type DeliveryFilter = FilterOf<'/api/admin/deliveries'>;
/** `unanswered`: new or read. */
export type InboxFilter = FilterOf<'/api/admin/inbox'>;
/** `stuck`: something failed; `bought`: paid, whatever happened later. Times are ISO 8601 in UTC. */
export type OrderFilter = FilterOf<'/api/admin/orders'>;
export type SubscriptionFilter = FilterOf<'/api/admin/subscriptions'>;

/** Who is signed in: `staff` is null for whoever is not. */
export type Session = Schemas['SessionDto'];

/** Somebody who works on the site; `may` names what the role allows, such as `letters.send`. */
export type StaffMember = Schemas['StaffDto'];

/** For `navigator.credentials`, as JSON. */
export type PasskeyOptions = Schemas['PasskeyOptionsDto'];

/** What somebody who works on the site keeps of their own. */
export type StaffAccount = Schemas['AccountDto'];
export type AccountSession = Schemas['AccountSessionDto'];
export type StaffPasskey = Schemas['PasskeyDto'];
export type RecoveryCodes = Schemas['RecoveryCodesDto'];

export type Team = Schemas['TeamDto'];
export type TeamMember = Schemas['TeamMemberDto'];
export type TeamInvitation = Schemas['InvitationDto'];

/** An email to all readers: in a list, and whole. */
export type BroadcastSummary = Schemas['BroadcastSummaryDto'];
export type Broadcast = Schemas['BroadcastDto'];
export type BroadcastPreview = Schemas['BroadcastPreviewDto'];
/** What the owner writes: `body` is Markdown, `topic` null for everyone. */
export type WrittenBroadcast = Schemas['WriteBroadcastDto'];
export type BroadcastAction = 'call-back' | 'pause' | 'resume' | 'cancel';
export type Audience = Schemas['AudienceDto'];

/** Somebody for whom the email was asked. */
export type Subscription = Schemas['SubscriptionDto'];
/** `held-back`: emails to the address came back, or were called spam. */
export type SubscriptionState = Subscription['status'] | 'held-back';

type InboxItem = Schemas['InboxItemDto'];
export type InboxPage = Schemas['InboxPageDto'];
export type InboxMessage = Schemas['InboxMessageDto'];
export type ThreadState = InboxItem['state'];
export type MessageTopic = InboxItem['topic'];

export type SpeakingRequest = Schemas['SpeakingRequestDto'];
export type SpeakingStage = SpeakingRequest['stage'];

export type AssessmentCounts = Schemas['AssessmentCountsDto'];

export type SubjectData = Schemas['PersonDto'];

export type SuspectedMessages = Schemas['SuspectedMessagesDto'];
export type SuspectedMessage = Schemas['SuspectedMessageDto'];

/** What has become of an email of the site. */
export type Delivery = Schemas['DeliveryDto'];
/** `failing`: queued, and tried in vain. */
export type DeliveryStatus = Delivery['status'] | 'failing';
export type LateEmails = Schemas['LateEmailsDto'];
export type Suppression = Schemas['SuppressionDto'];
export type KeptMail = Schemas['KeptMailDto'];
export type SenderCheck = Schemas['SenderCheckDto'];

/** One book's opening in one voice; `missing` where nobody has asked for it yet. */
export type AdminPreview = Schemas['AdminPreviewDto'];
export type AdminPreviews = Schemas['AdminPreviewsDto'];
/** All missing previews, if neither is given. */
export type PreviewInput = Schemas['MakePreviewsDto'];
export type MakingsAsked = Schemas['MakingsAskedDto'];

/** What is settled about the site; each part has the version that a change of it names. */
export type SiteSettings = Schemas['SiteSettingsDto'];
/** What stands above every public page. */
export type SiteNotice = Pick<SiteSettings['notice'], 'isOn' | 'text' | 'level' | 'from' | 'until'>;
/** Whose pages may show which frame of the site. */
export type EmbedRules = Omit<Schemas['ChangeEmbedHostsDto'], 'version'>;
export type EmbedRule = Schemas['WriteEmbedRuleDto'];
export type ConsentWords = Schemas['ConsentWordsDto'];
/** Something outside of the program that the site needs. */
export type ServiceConnection = Schemas['ConnectionDto'];

export type FailedJob = Schemas['FailedJobDto'];
export type JobCounts = Schemas['JobCountsDto'];

/** Something that somebody of the staff has done. */
export type AuditEntry = Schemas['AuditEntryDto'];
export type AuditLogPage = Schemas['AuditLogPageDto'];
export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';
/** The last `days`, today included, or the days from `from` to `to` (`2026-11-22`), both included. */
export type StatisticsRange = { days: number } | { from: string; to: string };
/** What one chart shows; amounts in US cents. */
export type Statistics = Schemas['StatisticsDto'];
export type Measure = Schemas['MeasureDto'];
export type StatisticsPart = Schemas['StatisticsPartDto'];
/** What was ordered: in a list, and whole. */
export type OrderSummary = Schemas['OrderSummaryDto'];
export type OrderPage = Schemas['OrderPageDto'];
export type OrderStatus = OrderSummary['status'];
export type OrderOverview = Schemas['OrderOverviewDto'];

/** Receipts and tax, as the owner sees them. */
export type ReceiptBooks = Schemas['ReceiptBooksDto'];

/** Sums of a month, a quarter or a year; US cents. */
export type PeriodTotals = Schemas['PeriodTotalsDto'];

export type ReceiptSettings = Pick<
  ReceiptBooks['settings'],
  'sellerName' | 'sellerAddress' | 'sellerTaxNumber' | 'note' | 'tax'
>;
export type Order = Schemas['OrderDto'];
export type OrderNote = Schemas['OrderNoteDto'];
export type OrderRefund = Schemas['RefundDto'];
export type PaymentMismatch = Schemas['PaymentMismatchDto'];
/** Something that happened to an order. */
export type TimelineEntry = Schemas['TimelineEntryDto'];
/** Fresh links to the files of an order. */
export type OrderLinks = Schemas['MadeLinkDto'][];
export type OrderEvidence = Schemas['EvidenceDto'];

export type AdminProduct = Schemas['AdminProductDto'];
export type AdminFile = Schemas['AdminFileDto'];
/** Whether buyers get copies of their own, and of which files none can be made. */
export type PersonalCopies = Schemas['PersonalCopiesDto'];
export type ProductEdition = Schemas['EditionDto'];
export type ProductEvent = Schemas['ProductEventDto'];
/** What the owner writes; `price` in US cents. */
export type WrittenProduct = Pick<AdminProduct, 'title' | 'description' | 'price' | 'type'>;
/** What becomes of those who bought before: `told` and `served` get the new edition, `kept` keep theirs. */
export type PastBuyers = ProductEdition['pastBuyers'];
export type ProductAction = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back' | 'release';

/** What a buyer says of a book. */
export type AdminReview = Schemas['AdminReviewDto'];
export type OwnerEmails = Pick<Schemas['OwnerEmailsDto'], 'sales' | 'subscribers'>;
