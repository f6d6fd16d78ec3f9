// Made from the API by `npm run api-client`. Changes made here are lost, and a test finds them.

export interface Calls {
  'delete /api/admin/account/passkeys/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/account/sessions': Record<string, never>;
  'delete /api/admin/account/sessions/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/audio-previews/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/broadcasts/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/jobs/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/session': {
    answer: Schemas['SessionDto'];
  };
  'delete /api/admin/staff/invitations/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/staff/{id}': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/staff/{id}/sessions': {
    path: {
      id: string;
    };
  };
  'delete /api/admin/suppressions/{list}/{email}': {
    path: {
      list: string;
      email: string;
    };
  };
  'delete /api/legal-companion/access': {
    answer: Schemas['AccessDto'];
  };
  'delete /api/legal-companion/bookmarks/{id}': {
    path: {
      id: string;
    };
    answer: Schemas['BookmarkRemovedDto'];
  };
  'delete /api/legal-companion/everything': {
    answer: Schemas['EverythingDeletedDto'];
  };
  'get /api/admin/account': {
    answer: Schemas['AccountDto'];
  };
  'get /api/admin/assessments/counts': {
    answer: Schemas['AssessmentCountsDto'];
  };
  'get /api/admin/audio-previews': {
    answer: Schemas['AdminPreviewsDto'];
  };
  'get /api/admin/audit-log': {
    query: {
      who?: string;
      action?: string;
      subjectKind?: string;
      subjectId?: string;
      from?: string;
      until?: string;
      cursor?: string;
    };
    answer: Schemas['AuditLogPageDto'];
  };
  'get /api/admin/audit-log/choices': {
    answer: Schemas['AuditChoicesDto'];
  };
  'get /api/admin/broadcasts': {
    answer: Schemas['BroadcastSummaryDto'][];
  };
  'get /api/admin/broadcasts/audiences': {
    answer: Schemas['AudienceDto'][];
  };
  'get /api/admin/broadcasts/{id}': {
    path: {
      id: string;
    };
    answer: Schemas['BroadcastDto'];
  };
  'get /api/admin/connections': {
    answer: Schemas['ConnectionDto'][];
  };
  'get /api/admin/deliveries': {
    query: {
      cursor?: string;
      query?: string;
      /** @enum {string} */
      status?:
        | 'queued'
        | 'sent'
        | 'accepted'
        | 'bounced'
        | 'complained'
        | 'suppressed'
        | 'withdrawn'
        | 'failing';
    };
    answer: Schemas['DeliveryPageDto'];
  };
  'get /api/admin/download-leads': {
    query: {
      cursor?: string;
      query?: string;
      file?: string;
    };
    answer: Schemas['DownloadLeadPageDto'];
  };
  'get /api/admin/download-leads/files': {
    answer: Schemas['LeadFileDto'][];
  };
  'get /api/admin/figures/conversion': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/files': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/previews': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/sales': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/samples': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/subscribers': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/figures/visits': {
    query: {
      days?: number;
      from?: string;
      to?: string;
    };
    answer: Schemas['StatisticsDto'];
  };
  'get /api/admin/inbox': {
    query: {
      cursor?: string;
      /** @enum {string} */
      state?: 'new' | 'read' | 'answered' | 'done' | 'spam' | 'unanswered';
      /** @enum {string} */
      topic?: 'speaking' | 'books' | 'other';
      query?: string;
    };
    answer: Schemas['InboxPageDto'];
  };
  'get /api/admin/inbox/counts': {
    answer: Schemas['InboxCountsDto'];
  };
  'get /api/admin/inbox/{id}': {
    path: {
      id: string;
    };
    answer: Schemas['InboxMessageDto'];
  };
  'get /api/admin/jobs': {
    query: {
      cursor?: string;
      job?: string;
    };
    answer: Schemas['FailedJobPageDto'];
  };
  'get /api/admin/jobs/counts': {
    answer: Schemas['JobCountsDto'];
  };
  'get /api/admin/kept-mail': {
    query: {
      cursor?: string;
    };
    answer: Schemas['KeptMailPageDto'];
  };
  'get /api/admin/kept-mail/{name}': {
    path: {
      name: string;
    };
    answer: Schemas['KeptMailDto'];
  };
  'get /api/admin/late-emails': {
    answer: Schemas['LateEmailsDto'][];
  };
  'get /api/admin/me': {
    answer: Schemas['SessionDto'];
  };
  'get /api/admin/messages/suspected': {
    answer: Schemas['SuspectedMessagesDto'];
  };
  'get /api/admin/orders': {
    query: {
      query?: string;
      /** @enum {string} */
      status?:
        | 'pending'
        | 'processing'
        | 'failed'
        | 'paid'
        | 'fulfilled'
        | 'to-send'
        | 'sent'
        | 'disputed'
        | 'cancelled'
        | 'refunded'
        | 'stuck'
        | 'bought';
      productId?: string;
      from?: string;
      before?: string;
      cursor?: string;
    };
    answer: Schemas['OrderPageDto'];
  };
  'get /api/admin/orders/overview': {
    answer: Schemas['OrderOverviewDto'];
  };
  'get /api/admin/orders/{id}': {
    path: {
      id: string;
    };
    answer: Schemas['OrderDto'];
  };
  'get /api/admin/orders/{id}/evidence': {
    path: {
      id: string;
    };
    answer: Schemas['EvidenceDto'];
  };
  'get /api/admin/products': {
    query: {
      /** @enum {string} */
      away?: 'true';
      cursor?: unknown;
    };
    answer: Schemas['AdminProductPageDto'];
  };
  'get /api/admin/products/{id}': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'get /api/admin/products/{id}/history': {
    path: {
      id: string;
    };
    answer: Schemas['ProductEventDto'][];
  };
  'get /api/admin/products/{id}/personal-copies': {
    path: {
      id: string;
    };
    answer: Schemas['PersonalCopiesDto'];
  };
  'get /api/admin/receipts': {
    answer: Schemas['ReceiptBooksDto'];
  };
  'get /api/admin/receipts/totals': {
    query: {
      /** @example 2026 */
      year: string;
      /** @example Q4 */
      part?: string;
    };
    answer: Schemas['PeriodTotalsDto'];
  };
  'get /api/admin/reviews': {
    query: {
      /** @enum {string} */
      state?: 'waiting' | 'approved' | 'declined';
      cursor?: string;
    };
    answer: Schemas['ReviewPageDto'];
  };
  'get /api/admin/sender-check': {
    answer: Schemas['SenderCheckDto'];
  };
  'get /api/admin/settings': {
    answer: Schemas['SiteSettingsDto'];
  };
  'get /api/admin/speaking-requests': {
    answer: Schemas['SpeakingRequestDto'][];
  };
  'get /api/admin/staff': {
    answer: Schemas['TeamDto'];
  };
  'get /api/admin/subscriptions': {
    query: {
      cursor?: string;
      query?: string;
      /** @enum {string} */
      state?: 'pending' | 'confirmed' | 'ended' | 'held-back';
    };
    answer: Schemas['SubscriptionPageDto'];
  };
  'get /api/admin/suppressions': {
    query: {
      cursor?: string;
    };
    answer: Schemas['SuppressionPageDto'];
  };
  'get /api/checkout/settings': {
    answer: Schemas['CheckoutSettingsDto'];
  };
  'get /api/legal-companion/roadmap': {
    answer: Schemas['RoadmapDto'];
  };
  'get /api/products': {
    answer: Schemas['ProductDto'][];
  };
  'patch /api/admin/account/passkeys/{id}': {
    path: {
      id: string;
    };
    body: Schemas['PasskeyNameDto'];
  };
  'patch /api/legal-companion/bookmarks/{id}': {
    path: {
      id: string;
    };
    body: Schemas['ChangeBookmarkDto'];
    answer: Schemas['BookmarkDto'];
  };
  'patch /api/legal-companion/recommendations/{id}': {
    path: {
      id: string;
    };
    body: Schemas['ChangeProgressDto'];
    answer: Schemas['RoadmapStepDto'];
  };
  'post /api/admin/account/email': {
    body: Schemas['NewSignInEmailDto'];
  };
  'post /api/admin/account/passkeys': {
    body: Schemas['NewPasskeyDto'];
    answer: Schemas['RecoveryCodesDto'];
  };
  'post /api/admin/account/passkeys/options': {
    answer: Schemas['PasskeyOptionsDto'];
  };
  'post /api/admin/account/proof': {
    body: Schemas['ProveDto'];
  };
  'post /api/admin/account/proof/passkey': {
    body: Schemas['PasskeySignInDto'];
  };
  'post /api/admin/account/proof/passkey/options': {
    answer: Schemas['PasskeyOptionsDto'];
  };
  'post /api/admin/account/second-factor': {
    answer: Schemas['OfferedSecretDto'];
  };
  'post /api/admin/account/second-factor/confirm': {
    body: Schemas['SecondStepDto'];
    answer: Schemas['RecoveryCodesDto'];
  };
  'post /api/admin/account/second-factor/recovery-codes': {
    answer: Schemas['RecoveryCodesDto'];
  };
  'post /api/admin/account/second-factor/turn-off': {
    body: Schemas['TurnOffDto'];
  };
  'post /api/admin/audio-previews/make': {
    body: Schemas['MakePreviewsDto'];
    answer: Schemas['MakingsAskedDto'];
  };
  'post /api/admin/audio-previews/{id}/retry': {
    path: {
      id: string;
    };
  };
  'post /api/admin/broadcasts': {
    body: Schemas['WriteBroadcastDto'];
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/preview': {
    body: Schemas['WriteBroadcastDto'];
    answer: Schemas['BroadcastPreviewDto'];
  };
  'post /api/admin/broadcasts/{id}/call-back': {
    path: {
      id: string;
    };
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/{id}/cancel': {
    path: {
      id: string;
    };
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/{id}/pause': {
    path: {
      id: string;
    };
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/{id}/resume': {
    path: {
      id: string;
    };
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/{id}/send': {
    path: {
      id: string;
    };
    body: Schemas['SendBroadcastDto'];
    answer: Schemas['BroadcastDto'];
  };
  'post /api/admin/broadcasts/{id}/test': {
    path: {
      id: string;
    };
  };
  'post /api/admin/connections/{id}/test': {
    path: {
      id: string;
    };
    answer: Schemas['ConnectionTestDto'];
  };
  'post /api/admin/deliveries/{id}/resend': {
    path: {
      id: string;
    };
    answer: Schemas['ResentDto'];
  };
  'post /api/admin/first-owner': {
    body: Schemas['FirstOwnerDto'];
    answer: Schemas['SessionDto'];
  };
  'post /api/admin/forgotten-password': {
    body: Schemas['ForgottenPasswordDto'];
    answer: Schemas['ForgottenAnswerDto'];
  };
  'post /api/admin/forgotten-password/new-password': {
    body: Schemas['ResetPasswordDto'];
  };
  'post /api/admin/invitation': {
    body: Schemas['InvitationTokenDto'];
    answer: Schemas['OpenInvitationDto'];
  };
  'post /api/admin/invitation/accept': {
    body: Schemas['JoinDto'];
    answer: Schemas['SessionDto'];
  };
  'post /api/admin/jobs/retry': {
    body: Schemas['RetryJobsDto'];
    answer: Schemas['RetriedDto'];
  };
  'post /api/admin/jobs/{id}/retry': {
    path: {
      id: string;
    };
    answer: Schemas['RetriedDto'];
  };
  'post /api/admin/late-emails/discard': {
    body: Schemas['DecideLateEmailsDto'];
    answer: Schemas['DecidedDto'];
  };
  'post /api/admin/late-emails/send': {
    body: Schemas['DecideLateEmailsDto'];
    answer: Schemas['DecidedDto'];
  };
  'post /api/admin/messages/{id}/clear': {
    path: {
      id: string;
    };
  };
  'post /api/admin/messages/{id}/spam': {
    path: {
      id: string;
    };
  };
  'post /api/admin/orders/{id}/links': {
    path: {
      id: string;
    };
    answer: Schemas['MadeLinkDto'][];
  };
  'post /api/admin/orders/{id}/notes': {
    path: {
      id: string;
    };
    body: Schemas['WriteOrderNoteDto'];
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/payments/{paymentIntentId}/refund': {
    path: {
      id: string;
      paymentIntentId: string;
    };
    body: Schemas['RefundPaymentDto'];
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/refund-request/approve': {
    path: {
      id: string;
    };
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/refund-request/decline': {
    path: {
      id: string;
    };
    body: Schemas['DeclineRefundDto'];
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/refunds': {
    path: {
      id: string;
    };
    body: Schemas['AskRefundDto'];
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/resend': {
    path: {
      id: string;
    };
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/retry': {
    path: {
      id: string;
    };
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/orders/{id}/sent': {
    path: {
      id: string;
    };
    body: Schemas['SendOffDto'];
    answer: Schemas['OrderDto'];
  };
  'post /api/admin/person': {
    body: Schemas['WhoDto'];
    answer: Schemas['PersonDto'];
  };
  'post /api/admin/person/erase': {
    body: Schemas['ErasePersonDto'];
    answer: Schemas['ErasedPersonDto'];
  };
  'post /api/admin/products/{id}/bring-back': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/products/{id}/editions': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/products/{id}/put-away': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/products/{id}/put-on-sale': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/products/{id}/release': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/products/{id}/take-off-sale': {
    path: {
      id: string;
    };
    answer: Schemas['AdminProductDto'];
  };
  'post /api/admin/receipts/ask-tax-again': {
    answer: Schemas['ReceiptBooksDto'];
  };
  'post /api/admin/session': {
    body: Schemas['SignInDto'];
    answer: Schemas['SessionDto'];
  };
  'post /api/admin/session/passkey': {
    body: Schemas['PasskeySignInDto'];
    answer: Schemas['SessionDto'];
  };
  'post /api/admin/session/passkey/options': {
    answer: Schemas['PasskeyOptionsDto'];
  };
  'post /api/admin/session/second-step': {
    body: Schemas['SecondStepDto'];
    answer: Schemas['SessionDto'];
  };
  'post /api/admin/staff/invitations': {
    body: Schemas['InviteDto'];
  };
  'post /api/admin/subscriptions/{id}/end': {
    path: {
      id: string;
    };
  };
  'post /api/admin/subscriptions/{id}/take-back': {
    path: {
      id: string;
    };
  };
  'post /api/checkout/total': {
    body: Schemas['TotalInputDto'];
    answer: Schemas['TotalDto'];
  };
  'post /api/contact': {
    body: Schemas['SendMessageDto'];
    answer: Schemas['MessageSentDto'];
  };
  'post /api/create-payment-intent': {
    body: Schemas['CreatePaymentIntentDto'];
    answer: Schemas['PaymentSessionDto'];
  };
  'post /api/downloads': {
    body: Schemas['RequestDownloadDto'];
    answer: Schemas['DownloadReadyDto'];
  };
  'post /api/legal-assessments': {
    body: Schemas['EmbeddedAssessmentDto'];
    answer: Schemas['EmbeddedAssessmentMadeDto'];
  };
  'post /api/legal-companion/access': {
    body: Schemas['AskForCodeDto'];
    answer: Schemas['CodeAskedForDto'];
  };
  'post /api/legal-companion/access/confirm': {
    body: Schemas['ConfirmCodeDto'];
    answer: Schemas['AccessDto'];
  };
  'post /api/legal-companion/assessment': {
    body: Schemas['CompanionAssessmentDto'];
    answer: Schemas['AssessmentMadeDto'];
  };
  'post /api/legal-companion/bookmarks': {
    body: Schemas['SetBookmarkDto'];
    answer: Schemas['BookmarkDto'];
  };
  'post /api/legal-companion/roadmap/mail': {
    query: {
      assessment?: unknown;
    };
    answer: Schemas['RoadmapMailedDto'];
  };
  'post /api/newsletter/subscribe': {
    body: Schemas['SubscribeDto'];
    answer: Schemas['SubscribedDto'];
  };
  'post /api/purchases/claim': {
    body: Schemas['ClaimPurchaseDto'];
    answer: Schemas['PurchaseDto'];
  };
  'post /api/purchases/mail': {
    body: Schemas['AskForPurchasesDto'];
    answer: Schemas['PurchasesAskedForDto'];
  };
  'post /api/release-notices': {
    body: Schemas['JoinWaitlistDto'];
    answer: Schemas['WaitlistJoinedDto'];
  };
  'put /api/admin/account/email': {
    body: Schemas['ConfirmSignInEmailDto'];
    answer: Schemas['SessionDto'];
  };
  'put /api/admin/account/name': {
    body: Schemas['NameDto'];
    answer: Schemas['SessionDto'];
  };
  'put /api/admin/account/password': {
    body: Schemas['ChangePasswordDto'];
  };
  'put /api/admin/broadcasts/{id}': {
    path: {
      id: string;
    };
    body: Schemas['ChangeBroadcastDto'];
    answer: Schemas['BroadcastDto'];
  };
  'put /api/admin/inbox/{id}/note': {
    path: {
      id: string;
    };
    body: Schemas['NoteThreadDto'];
    answer: Schemas['InboxMessageDto'];
  };
  'put /api/admin/inbox/{id}/replies/{replyId}': {
    path: {
      id: string;
      replyId: string;
    };
    body: Schemas['ReplyDto'];
    answer: Schemas['InboxMessageDto'];
  };
  'put /api/admin/inbox/{id}/state': {
    path: {
      id: string;
    };
    body: Schemas['MoveThreadDto'];
    answer: Schemas['InboxMessageDto'];
  };
  'put /api/admin/inbox/{id}/topic': {
    path: {
      id: string;
    };
    body: Schemas['FileThreadDto'];
    answer: Schemas['InboxMessageDto'];
  };
  'put /api/admin/orders/{id}/address': {
    path: {
      id: string;
    };
    body: Schemas['ChangeOrderAddressDto'];
    answer: Schemas['OrderDto'];
  };
  'put /api/admin/orders/{id}/notes/{noteId}': {
    path: {
      id: string;
      noteId: string;
    };
    body: Schemas['ChangeOrderNoteDto'];
    answer: Schemas['OrderDto'];
  };
  'put /api/admin/products/{id}': {
    path: {
      id: string;
    };
    body: Schemas['ChangeProductDto'];
    answer: Schemas['AdminProductDto'];
  };
  'put /api/admin/products/{id}/personal-copies': {
    path: {
      id: string;
    };
    body: Schemas['TurnPersonalCopiesDto'];
    answer: Schemas['PersonalCopiesDto'];
  };
  'put /api/admin/receipts/settings': {
    body: Schemas['ChangeReceiptSettingsDto'];
    answer: Schemas['ReceiptBooksDto'];
  };
  'put /api/admin/reviews/{orderId}/state': {
    path: {
      orderId: string;
    };
    body: Schemas['DecideReviewDto'];
  };
  'put /api/admin/settings/consent-words': {
    body: Schemas['ChangeConsentWordsDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/settings/embed-hosts': {
    body: Schemas['ChangeEmbedHostsDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/settings/guarantee': {
    body: Schemas['ChangeGuaranteeDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/settings/notice': {
    body: Schemas['ChangeNoticeDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/settings/owner-emails': {
    body: Schemas['ChangeOwnerEmailsDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/settings/postal-address': {
    body: Schemas['ChangePostalAddressDto'];
    answer: Schemas['SiteSettingsDto'];
  };
  'put /api/admin/speaking-requests/{id}': {
    path: {
      id: string;
    };
    body: Schemas['ChangeSpeakingDto'];
  };
  'put /api/admin/speaking-requests/{id}/stage': {
    path: {
      id: string;
    };
    body: Schemas['MoveSpeakingDto'];
  };
  'put /api/admin/staff/rules': {
    body: Schemas['StaffRulesDto'];
  };
  'put /api/admin/staff/{id}/role': {
    path: {
      id: string;
    };
    body: Schemas['RoleDto'];
  };
}

export interface Schemas {
  AccessDto: {
    /** Whether this browser opens a roadmap. */
    isOpen: boolean;
  };
  AccessibilityDto: {
    /** Plain sentences. */
    statements: string[];
    /** In the words of the file itself; empty without any. */
    summary: string;
  };
  AccountDto: {
    name: string;
    email: string;
    /** @enum {string} */
    role: 'owner' | 'helper';
    secondFactor: Schemas['SecondFactorDto'];
    passkeys: Schemas['PasskeyDto'][];
    /** Those that live, this one first, then the last used. */
    sessions: Schemas['AccountSessionDto'][];
  };
  AccountSessionDto: {
    id: string;
    /** In plain words: `Safari on an iPhone`. */
    device: string;
    beganAt: string;
    /** To the minute. */
    lastSeenAt: string;
    /** Whether it is the one that asks. */
    isThis: boolean;
  };
  AdminFailureDto: {
    /** @enum {string} */
    error: 'quota_exceeded' | 'auth_failed' | 'service_unavailable' | 'daily_budget' | 'generation_failed';
    /** What went wrong, for whoever looks after the site. */
    detail: string;
  };
  AdminFileDto: {
    /** Names it if a new edition replaces it. */
    id: string;
    /** @example Finding Peace.pdf */
    fileName: string;
    /** @enum {string} */
    format: 'pdf' | 'epub' | 'mobi' | 'unknown';
    /** Null where it is missing from the storage. */
    sizeBytes: number | null;
    /** Null where it was kept before sums were. */
    sha256: string | null;
    /** Of a PDF; null for other formats, or unknown. */
    pages: number | null;
    /** Null until the file has been read. */
    facts: Schemas['FileFactsDto'] | null;
  };
  AdminPreviewDto: {
    /** Null where nobody has asked for it. */
    id: string | null;
    bookId: string;
    bookTitle: string;
    /** @enum {string} */
    voice: 'warm' | 'professional' | 'storytelling' | 'inspirational';
    /** @enum {string} */
    status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled' | 'missing';
    piecesDone: number;
    /** 0 where nobody has asked for it. */
    piecesTotal: number;
    durationMs: number | null;
    sizeBytes: number | null;
    downloads: number;
    audioUrl: string | null;
    generatedAt: string | null;
    failure: Schemas['AdminFailureDto'] | null;
  };
  AdminPreviewsDto: {
    previews: Schemas['AdminPreviewDto'][];
    /** Whose voice reads: the one that comes with the site, or a paid one. */
    speaker: 'local' | 'openai';
    /** Given to the paid voice today (UTC). */
    charactersToday: number;
    /** What it may be given in a day. */
    charactersPerDay: number;
  };
  AdminProductDto: {
    /** @example finding-peace-ebook */
    id: string;
    /** The same as title. */
    name: string;
    title: string;
    description: string;
    /**
     * US cents.
     * @example 999
     */
    price: number;
    /** A paperback goes by post: its purchase needs an address. */
    type: 'ebook' | 'paperback' | 'speaking';
    /**
     * @example [
     *       "pdf",
     *       "epub"
     *     ]
     */
    file_formats: string[];
    /** The same as file_formats. */
    fileFormats: string[];
    /** Of the PDF that is sold; null where unknown. */
    pdfPages: number | null;
    /** What the ePub says of its accessibility; left out if it says nothing. */
    accessibility?: Schemas['AccessibilityDto'];
    /** Tax comes to the price; how much, POST /api/checkout/total says. */
    addsTax?: true;
    /** @enum {string} */
    status: 'on-sale' | 'off-sale' | 'to-come' | 'away';
    /** Goes up with each change; sent back with one. */
    version: number;
    /** Orders that are paid for and were not given back. */
    soldCount: number;
    files: Schemas['AdminFileDto'][];
    /** Its page on the site, where it has one. */
    pagePath: string | null;
    /** A small picture of the book. */
    coverSrc: string | null;
    createdAt: string;
    /** The newest first. */
    editions: Schemas['EditionDto'][];
  };
  AdminProductPageDto: {
    items: Schemas['AdminProductSummaryDto'][];
    nextCursor: string | null;
  };
  AdminProductSummaryDto: {
    /** @example finding-peace-ebook */
    id: string;
    /** The same as title. */
    name: string;
    title: string;
    description: string;
    /**
     * US cents.
     * @example 999
     */
    price: number;
    /** A paperback goes by post: its purchase needs an address. */
    type: 'ebook' | 'paperback' | 'speaking';
    /**
     * @example [
     *       "pdf",
     *       "epub"
     *     ]
     */
    file_formats: string[];
    /** The same as file_formats. */
    fileFormats: string[];
    /** Of the PDF that is sold; null where unknown. */
    pdfPages: number | null;
    /** What the ePub says of its accessibility; left out if it says nothing. */
    accessibility?: Schemas['AccessibilityDto'];
    /** Tax comes to the price; how much, POST /api/checkout/total says. */
    addsTax?: true;
    /** @enum {string} */
    status: 'on-sale' | 'off-sale' | 'to-come' | 'away';
    /** Goes up with each change; sent back with one. */
    version: number;
    /** Orders that are paid for and were not given back. */
    soldCount: number;
    files: Schemas['AdminFileDto'][];
    /** Its page on the site, where it has one. */
    pagePath: string | null;
    /** A small picture of the book. */
    coverSrc: string | null;
    createdAt: string;
  };
  AdminReviewDto: {
    /** Of the purchase behind it. */
    orderId: string;
    /** @example 7F3K-2Q9A */
    reference: string;
    productId: string;
    productTitle: string;
    coverSrc: string | null;
    rating: number;
    body: string;
    shownName: string;
    /** @enum {string} */
    state: 'waiting' | 'approved' | 'declined';
    writtenAt: string;
  };
  AnswerCountDto: {
    /** As it is stored. */
    value: string;
    /** As it was asked. */
    label: string;
    count: Schemas['VeiledCountDto'];
  };
  AnswerGroupDto: {
    /** @enum {string} */
    by: 'questionnaire' | 'situation' | 'urgency' | 'experience' | 'month';
    /** The largest first; months the newest first. */
    counts: Schemas['AnswerCountDto'][];
  };
  AskForCodeDto: {
    /** The address that the questions were answered with. */
    email: string;
  };
  AskForPurchasesDto: {
    /** The address that the books were bought with. */
    email: string;
  };
  AskRefundDto: {
    /** A new one for each refund, the same for each try of it. */
    refundId: string;
    reason: string;
    /** US cents. */
    amountCents: number;
    /** What was seen to be given back already, in US cents. */
    seenGivenBackCents: number;
  };
  AssessmentCountsDto: {
    total: Schemas['VeiledCountDto'];
    groups: Schemas['AnswerGroupDto'][];
  };
  AssessmentMadeDto: {
    id: string;
    recommendations: Schemas['RecommendationDto'][];
    /** Twelve months after its last use all of it is deleted. */
    keptUntil: string;
  };
  AudienceDto: {
    /** Null for everyone. */
    topic: string | null;
    label: string;
    /** Who would get an email now. */
    readers: number;
  };
  AuditChoicesDto: {
    /** Everybody who has done something. */
    who: string[];
    /** Everything that was ever done. */
    actions: string[];
  };
  AuditEntryDto: {
    id: string;
    at: string;
    /** @example Ruth <ruth@example.com> */
    who: string;
    /** @example order.refunded */
    action: string;
    subject: Schemas['AuditSubjectDto'];
    before: {
      [key: string]: unknown;
    } | null;
    after: {
      [key: string]: unknown;
    } | null;
    reason: string | null;
  };
  AuditLogPageDto: {
    items: Schemas['AuditEntryDto'][];
    nextCursor: string | null;
  };
  AuditSubjectDto: {
    /** @example order */
    kind: string;
    id: string;
  };
  BookmarkDto: {
    id: string;
    /** @enum {string} */
    resourceType: 'topic' | 'book';
    topicId: string | null;
    bookId: string | null;
    title: string;
    description: string;
    tags: string[];
    createdAt: string;
  };
  BookmarkRemovedDto: {
    id: string;
  };
  BroadcastDto: {
    id: string;
    subject: string;
    topic: string | null;
    /** @enum {string} */
    status: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
    /** It was found late, and waits for the owner. */
    isLate: boolean;
    sendAt: string | null;
    startedAt: string | null;
    endedAt: string | null;
    createdAt: string;
    counts: Schemas['RecipientCountsDto'];
    /** Markdown. */
    body: string;
    version: number;
    /** Readers whom it would reach now. */
    audience: number;
    /** A broadcast cannot be sent without one. */
    hasPostalAddress: boolean;
  };
  BroadcastPreviewDto: {
    subject: string;
    html: string;
    text: string;
    /** Size of the HTML of one copy. */
    htmlBytes: number;
    /** Gmail cuts off what is longer. */
    clippedFromBytes: number;
    /** Lines that an email cannot show. */
    problems: Schemas['MarkdownProblemDto'][];
  };
  BroadcastSummaryDto: {
    id: string;
    subject: string;
    topic: string | null;
    /** @enum {string} */
    status: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
    /** It was found late, and waits for the owner. */
    isLate: boolean;
    sendAt: string | null;
    startedAt: string | null;
    endedAt: string | null;
    createdAt: string;
    counts: Schemas['RecipientCountsDto'];
  };
  ChangeBookmarkDto: {
    /**
     * @example [
     *       "for Monday"
     *     ]
     */
    tags?: string[];
    /** A remark of one’s own. */
    description?: string;
  };
  ChangeBroadcastDto: {
    subject: string;
    /** Markdown. */
    body: string;
    /**
     * Only for who wants to hear of it; null for everyone.
     * @enum {string|null}
     */
    topic: 'books' | 'articles' | 'evenings' | null;
    /** Of the email that was changed. */
    version: number;
  };
  ChangeConsentWordsDto: {
    /** That was seen. */
    version: number;
    /** Null: as the site came. */
    words: Schemas['WriteConsentWordsDto'] | null;
  };
  ChangeEmbedHostsDto: {
    /** That was seen. */
    version: number;
    checkout: Schemas['WriteEmbedRuleDto'];
    'legal-companion': Schemas['WriteEmbedRuleDto'];
    chat: Schemas['WriteEmbedRuleDto'];
    search: Schemas['WriteEmbedRuleDto'];
  };
  ChangeGuaranteeDto: {
    /** That was seen. */
    version: number;
    asksFirst: boolean;
  };
  ChangeNoticeDto: {
    /** That was seen. */
    version: number;
    isOn: boolean;
    text: string;
    /** @enum {string} */
    level: 'notice' | 'paused';
    /** Null for at once. */
    from?: string | null;
    until?: string | null;
  };
  ChangeOrderAddressDto: {
    email: string;
    /** The address that was seen. */
    currentEmail: string;
  };
  ChangeOrderNoteDto: {
    body: string;
    /** Of the note that was changed. */
    version: number;
  };
  ChangeOwnerEmailsDto: {
    /** That was seen. */
    version: number;
    /** @enum {string} */
    sales: 'at-once' | 'daily' | 'off';
    /** @enum {string} */
    subscribers: 'at-once' | 'daily' | 'off';
  };
  ChangePasswordDto: {
    oldPassword: string;
    newPassword: string;
  };
  ChangePostalAddressDto: {
    /** That was seen. */
    version: number;
    lines: string;
  };
  ChangeProductDto: {
    title: string;
    description: string;
    /** US cents. */
    price: number;
    /** @enum {string} */
    type: 'ebook' | 'paperback' | 'speaking';
    /** Of the product that was changed. */
    version: number;
  };
  ChangeProgressDto: {
    /** @enum {string} */
    status?: 'not_started' | 'in_progress' | 'done' | 'skipped';
    notes?: string;
    /** In all, not since the last time. */
    timeSpentMinutes?: number;
  };
  ChangeReceiptSettingsDto: {
    /** That was seen. */
    version: number;
    sellerName: string;
    sellerAddress: string;
    sellerTaxNumber: string;
    note: string;
    /** @enum {string} */
    tax: 'off' | 'included' | 'added';
  };
  ChangeSpeakingDto: {
    eventOn: string | null;
    place: string;
    note: string;
    /** Of what was changed. */
    version: number;
  };
  CheckoutSettingsDto: {
    /** @enum {string} */
    mode: 'sandbox' | 'stripe';
    publishableKey: string;
    /** Where the sandbox answers browsers. */
    sandboxUrl: string | null;
    /** Where paperbacks are posted to, the usual country first. */
    countries: Schemas['CountryDto'][];
  };
  ClaimPurchaseDto: {
    clientSecret: string;
  };
  CodeAskedForDto: {
    /** The same sentence whether or not anything was answered with the address. */
    message: string;
  };
  CompanionAssessmentDto: {
    userEmail: string;
    /** @enum {string} */
    legalSituation: 'bankruptcy' | 'business_planning' | 'litigation' | 'general_guidance';
    /** @enum {string} */
    urgencyLevel: 'immediate' | 'within_month' | 'within_year' | 'planning_ahead';
    /** @enum {string} */
    experienceLevel: 'no_experience' | 'some_knowledge' | 'experienced';
    specificConcerns?: (
      | 'legal procedures'
      | 'document preparation'
      | 'court representation'
      | 'settlement negotiations'
      | 'asset protection'
      | 'debt management'
      | 'business formation'
      | 'contract review'
      | 'regulatory compliance'
      | 'preventive measures'
    )[];
    /** @enum {string} */
    preferredLearningStyle: 'reading' | 'step_by_step' | 'examples' | 'checklists';
    /** @enum {string} */
    budgetConsiderations: 'limited' | 'moderate' | 'flexible';
    /** Whether the roadmap is wanted by mail. */
    mailRoadmap?: boolean;
  };
  ConfirmCodeDto: {
    email: string;
    /**
     * Six digits; spaces among them are no mistake.
     * @example 012345
     */
    code: string;
  };
  ConfirmSignInEmailDto: {
    /** The code of the email, six digits. */
    code: string;
  };
  ConnectionDto: {
    /** @example mail */
    id: string;
    label: string;
    /** @enum {string} */
    state: 'connected' | 'built-in' | 'stand-in';
    /** What it is at present. */
    standing: string;
    /** How another is connected. */
    advice: string | null;
    /** The settings for that, by name. */
    variables: string[];
    testLabel: string;
  };
  ConnectionTestDto: {
    isWell: boolean;
    /** What was found. */
    sentence: string;
    tookMs: number;
  };
  ConsentWordsDto: {
    title: string;
    text: string;
    acceptLabel: string;
    declineLabel: string;
  };
  CopyFaultDto: {
    /** @example Finding Peace.pdf */
    fileName: string;
    /** Why its buyers get the original. */
    reason: 'too-large' | 'locked' | 'signed' | 'damaged' | 'unproven' | 'too-slow';
  };
  CountryDto: {
    /**
     * ISO 3166-1, two letters.
     * @example US
     */
    code: string;
    name: string;
  };
  CreatePaymentIntentDto: {
    /** @example finding-peace-ebook */
    productId: string;
    customerName: string;
    customerEmail: string;
    /** US cents the visitor was shown, tax included; another total is refused. */
    amount?: number;
    /** Where a paperback is sent to: needed for one, refused for everything else. */
    shippingAddress?: Schemas['PostalAddressDto'];
    /** Of POST /api/checkout/total, where tax comes to the price. Without it the price has its tax in it. */
    taxQuote?: string;
  };
  DecideLateEmailsDto: {
    job: string;
    broadcastId?: string;
  };
  DecideReviewDto: {
    /** @enum {string} */
    state: 'approved' | 'declined';
    /** When it was written, as it was looked at. */
    writtenAt: string;
  };
  DecidedDto: {
    /** How many still waited. */
    decided: number;
  };
  DeclineRefundDto: {
    /** To the buyer, who gets it by email. */
    answer: string;
  };
  DeliveryDto: {
    id: string;
    /** The kind of email. */
    letter: string;
    /** What it is about, by ids. */
    cause: {
      [key: string]: unknown;
    };
    recipient: string;
    subject: string | null;
    /** @enum {string} */
    status: 'queued' | 'sent' | 'accepted' | 'bounced' | 'complained' | 'suppressed' | 'withdrawn';
    /** What the server of the reader said. */
    diagnosis: string | null;
    queuedAt: string;
    sentAt: string | null;
    changedAt: string;
    /** How often it was tried in vain since it was promised or sent again. */
    failures: number;
    lastError: string | null;
    /** Null where it is not tried by itself any more. */
    nextTryAt: string | null;
    /** It was found late, and waits for the owner. */
    isLate: boolean;
  };
  DeliveryPageDto: {
    items: Schemas['DeliveryDto'][];
    nextCursor: string | null;
  };
  DoubleOrderDto: {
    id: string;
    /** @example 7F3K-2Q9A */
    reference: string;
    paidAt: string;
  };
  DownloadLeadDto: {
    id: string;
    email: string;
    /** Id of the file. */
    fileName: string;
    /** What the file is called. */
    title: string;
    takenAt: string;
    /**
     * Null for who never asked for the email.
     * @enum {string|null}
     */
    subscription: 'pending' | 'confirmed' | 'ended' | null;
  };
  DownloadLeadPageDto: {
    items: Schemas['DownloadLeadDto'][];
    nextCursor: string | null;
  };
  DownloadReadyDto: {
    /** Path of the file on this site. */
    downloadUrl: string;
  };
  EditionDto: {
    id: string;
    number: number;
    note: string;
    /** Whether those who bought before got it. */
    pastBuyers: 'told' | 'served' | 'kept';
    createdAt: string;
    files: Schemas['AdminFileDto'][];
    /** Null where nobody was to be told. */
    readers: Schemas['EditionReadersDto'] | null;
  };
  EditionReadersDto: {
    total: number;
    told: number;
    /** Gave the book back before their turn came. */
    left: number;
  };
  EmbedHostsDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    checkout: Schemas['EmbedRuleDto'];
    'legal-companion': Schemas['EmbedRuleDto'];
    chat: Schemas['EmbedRuleDto'];
    search: Schemas['EmbedRuleDto'];
  };
  EmbedRuleDto: {
    /** `given`: as the site was set up. */
    audience: 'given' | 'everyone' | 'listed';
    hosts: string[];
    /** As the site was set up: sources of frame-ancestors. */
    given: string[];
  };
  EmbeddedAssessmentDto: {
    name: string;
    email: string;
    /** @enum {string} */
    legalSituation:
      | 'bankruptcy-considering'
      | 'bankruptcy-process'
      | 'debt-management'
      | 'business-planning'
      | 'legal-research'
      | 'other';
    /** @enum {string} */
    urgencyLevel: 'immediate' | 'soon' | 'planning' | 'research';
    /** @enum {string} */
    timelineNeeded: 'this-week' | 'this-month' | 'next-3-months' | 'next-6-months' | 'flexible';
    /** @enum {string} */
    previousExperience: 'none' | 'some' | 'moderate' | 'extensive';
    /** @enum {string} */
    currentRepresentation: 'none' | 'consulting' | 'hired' | 'self-representing';
    primaryConcerns: (
      | 'procedures'
      | 'protecting assets'
      | 'managing debt'
      | 'avoiding mistakes'
      | 'cost of representation'
      | 'timeline and deadlines'
      | 'credit score impact'
      | 'family effects'
      | 'business implications'
      | 'future financial planning'
    )[];
    /** @enum {string} */
    learningStyle: 'reading' | 'interactive' | 'visual' | 'consultation';
    /** @enum {string} */
    preferredFormat: 'step-by-step' | 'comprehensive' | 'quick-reference' | 'templates' | 'personal-coaching';
    /** @enum {string} */
    budgetRange: 'minimal' | 'moderate' | 'substantial' | 'flexible';
    /** @enum {string} */
    timeCommitment: 'minimal' | 'moderate' | 'substantial' | 'intensive';
    additionalNeeds?: string;
    /** Whether the roadmap is wanted by mail. */
    mailRoadmap?: boolean;
  };
  EmbeddedAssessmentMadeDto: {
    id: string;
    recommendations: Schemas['RecommendationDto'][];
    /** Twelve months after its last use all of it is deleted. */
    keptUntil: string;
    /** Opens the roadmap as a bearer token: frames on other sites are given no cookie. For the memory of the page alone. */
    accessToken: string;
  };
  ErasePersonDto: {
    email: string;
    /** The address once more, typed by hand. */
    confirmation: string;
  };
  ErasedPersonDto: {
    erased: string[];
    kept: Schemas['KeptRecordDto'][];
  };
  EverythingDeletedDto: {
    assessments: number;
    recommendations: number;
    /** Recommendations with a state, notes or time of one’s own. */
    progress: number;
    bookmarks: number;
  };
  EvidenceDto: {
    title: string;
    sections: Schemas['EvidenceSectionDto'][];
    /** The same as plain text. */
    text: string;
    /** Until when Stripe takes it. */
    dueBy: string | null;
  };
  EvidenceLineDto: {
    label: string;
    value: string;
  };
  EvidenceSectionDto: {
    title: string;
    lines: Schemas['EvidenceLineDto'][];
  };
  FailedJobDto: {
    id: string;
    /** @example deliver-order */
    job: string;
    /** What it is about, by ids. */
    about: Schemas['JobSubjectDto'][];
    /** @enum {string} */
    state: 'given-up' | 'resting' | 'trying';
    promisedAt: string;
    failedAt: string | null;
    /** How many times all tries of a turn were used up. */
    failures: number;
    /** Without anything that names a person. */
    lastError: string;
    nextTryAt: string | null;
  };
  FailedJobPageDto: {
    items: Schemas['FailedJobDto'][];
    nextCursor: string | null;
  };
  FailedKindDto: {
    job: string;
    count: number;
  };
  FileFactsDto: {
    /** A PDF that forbids editing or copying; it opens without a password. */
    isProtected: boolean;
    /** An ePub with fixed pages: it is sold, and not read on the site. */
    isFixedLayout: boolean;
    /** The reader on the site leaves them out. */
    media: ('audio' | 'video')[];
    /** Files that an ePub lists but does not hold. */
    missing: string[];
    /** Null if the file says nothing of it. */
    accessibility: Schemas['AccessibilityDto'] | null;
  };
  FileThreadDto: {
    /** @enum {string} */
    topic: 'speaking' | 'books' | 'other';
  };
  FindingDto: {
    /** @enum {string} */
    check: 'spf' | 'dkim' | 'dmarc' | 'mx';
    /** @enum {string} */
    verdict: 'good' | 'warn' | 'missing' | 'unknown';
    /** The records as they are published. */
    found: string[];
    /** A sentence with the exact record to publish, or that nothing is to be done. */
    advice: string;
  };
  FirstOwnerDto: {
    name: string;
    /** From the link that the start of the site prints. */
    token: string;
    email: string;
    password: string;
  };
  ForgottenAnswerDto: {
    /** The same sentence whether or not there is such an account. */
    message: string;
  };
  ForgottenPasswordDto: {
    email: string;
  };
  FurtherSourceDto: {
    label: string;
    url: string;
  };
  GuaranteeSettingDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    /** Whether a buyer’s refund waits for the owner’s yes. */
    asksFirst: boolean;
  };
  InboxCountsDto: {
    /** Messages that nobody has looked at. */
    newMessages: number;
    /** Messages that wait for an answer, looked at or not. */
    unansweredMessages: number;
    /** Messages that are held back as suspicious. */
    heldMessages: number;
  };
  InboxItemDto: {
    id: string;
    name: string;
    email: string;
    subject: string;
    /** @enum {string} */
    topic: 'speaking' | 'books' | 'other';
    /** @enum {string} */
    state: 'new' | 'read' | 'answered' | 'done' | 'spam';
    arrivedAt: string;
  };
  InboxMessageDto: {
    id: string;
    name: string;
    email: string;
    subject: string;
    /** @enum {string} */
    topic: 'speaking' | 'books' | 'other';
    /** @enum {string} */
    state: 'new' | 'read' | 'answered' | 'done' | 'spam';
    arrivedAt: string;
    /** As it was written: plain text. */
    message: string;
    note: string;
    /** Of the note. */
    version: number;
    /** The oldest first. */
    replies: Schemas['SentReplyDto'][];
  };
  InboxPageDto: {
    items: Schemas['InboxItemDto'][];
    nextCursor: string | null;
  };
  InvitationDto: {
    id: string;
    email: string;
    invitedBy: string;
    invitedAt: string;
    expiresAt: string;
    /** Whether its seven days are over. */
    isOver: boolean;
  };
  InvitationTokenDto: {
    /** From the link of the email. */
    token: string;
  };
  InviteDto: {
    email: string;
  };
  JobCountsDto: {
    /** Waits for its turn. */
    waiting: number;
    /** Is in hand. */
    running: number;
    /** Has a time in the future. */
    later: number;
    /** What has failed, by its kind, the most first. */
    failed: Schemas['FailedKindDto'][];
  };
  JobSubjectDto: {
    /** @example order */
    kind: string;
    id: string;
  };
  JoinDto: {
    name: string;
    /** From the link of the email. */
    token: string;
    password: string;
  };
  JoinWaitlistDto: {
    email: string;
    /** @example greedy-lying-ebook */
    productId: string;
  };
  KeptMailDto: {
    /** Of its file. */
    name: string;
    date: string;
    to: string;
    subject: string;
    from: string;
    headers: Schemas['MailHeaderDto'][];
    /** As it was written: to be shown in a sandboxed frame only. */
    html: string;
    text: string;
  };
  KeptMailHeadDto: {
    /** Of its file. */
    name: string;
    date: string;
    to: string;
    subject: string;
  };
  KeptMailPageDto: {
    items: Schemas['KeptMailHeadDto'][];
    nextCursor: string | null;
  };
  KeptRecordDto: {
    what: string;
    why: string;
  };
  LateEmailsDto: {
    /** @example send-series-letter */
    job: string;
    /** Of a broadcast. */
    broadcastId: string | null;
    /** Of a broadcast. */
    subject: string | null;
    /** How many jobs wait; a whole broadcast is one. */
    count: number;
    /** When the first of them was due. */
    dueAt: string;
  };
  LeadFileDto: {
    id: string;
    title: string;
  };
  MadeCopiesDto: {
    /** @example Finding Peace.pdf */
    fileName: string;
    /**
     * Where these copies name their buyer: in a line on a page, in a line that has the order alone (with the name in the properties), or only in the properties. Null for copies of older releases.
     * @enum {string|null}
     */
    place: 'page' | 'page-without-name' | 'properties' | null;
    /** The page of a PDF that shows the line. */
    pageNumber: number | null;
    count: number;
  };
  MadeLinkDto: {
    /** @example pdf */
    format: string;
    /** @example Finding Peace.pdf */
    fileName: string;
    url: string;
    expiresAt: string;
  };
  MailHeaderDto: {
    name: string;
    value: string;
  };
  MakePreviewsDto: {
    /** All books where it is not given. */
    bookId?: string;
    /** All voices where it is not given. */
    voice?: 'warm' | 'professional' | 'storytelling' | 'inspirational';
  };
  MakingsAskedDto: {
    /** Previews that are being made now, or will be. */
    asked: number;
    /** Those for which the day’s characters do not suffice. */
    withheld: number;
  };
  MarkdownProblemDto: {
    /** Counts from 1. */
    line: number;
    message: string;
  };
  MeasureDto: {
    /** As a program names it: `netCents`. */
    name: string;
    /** As a reader does: `Net`. */
    label: string;
    /** @enum {string} */
    unit: 'count' | 'cents';
    /** Of all days. */
    total: number;
    /** Of as many days before them. */
    before: number;
    /** Of each day, from the first. */
    days: number[];
  };
  MessageSentDto: {
    message: string;
  };
  MoveSpeakingDto: {
    /** Where it stood for whoever moves it. */
    from: 'new' | 'talking' | 'offered' | 'booked' | 'held' | 'declined';
    /** @enum {string} */
    to: 'new' | 'talking' | 'offered' | 'booked' | 'held' | 'declined';
  };
  MoveThreadDto: {
    /** @enum {string} */
    state: 'new' | 'read' | 'answered' | 'done' | 'spam';
  };
  NameDto: {
    name: string;
  };
  NewPasskeyDto: {
    /** By which its owner tells it from their others. */
    name: string;
    /** A RegistrationResponseJSON of WebAuthn. */
    credential: Record<string, never>;
  };
  NewSignInEmailDto: {
    email: string;
  };
  NoteThreadDto: {
    note: string;
    /** Of the note that was changed. */
    version: number;
  };
  OfferedSecretDto: {
    /** In base32, to be typed where nothing can be scanned. */
    secret: string;
    /** What the QR code says: `otpauth://totp/…`. */
    uri: string;
  };
  OpenInvitationDto: {
    /** With which they will sign in. */
    email: string;
    /** The name of whoever has asked them. */
    invitedBy: string;
  };
  OrderDto: {
    id: string;
    /** @example 7F3K-2Q9A */
    reference: string;
    /** @enum {string} */
    status:
      | 'pending'
      | 'processing'
      | 'failed'
      | 'paid'
      | 'fulfilled'
      | 'to-send'
      | 'sent'
      | 'disputed'
      | 'cancelled'
      | 'refunded';
    /** Something about it did not work. */
    isStuck: boolean;
    /** The same address paid for the same product within a day of it. */
    mayBeDouble: boolean;
    customerName: string | null;
    customerEmail: string;
    productId: string;
    productTitle: string;
    /** @enum {string} */
    productType: 'ebook' | 'paperback' | 'speaking';
    /** A small picture of the book. */
    coverSrc: string | null;
    /** US cents. */
    totalCents: number;
    /** Given back, or on its way, in US cents. */
    givenBackCents: number;
    createdAt: string;
    paidAt: string | null;
    /** Orders that may be this one, bought twice. */
    doubles: Schemas['DoubleOrderDto'][];
    paymentIntentId: string | null;
    quantity: number;
    /** Where the parcel goes, line by line. */
    postalAddress: string[];
    trackingNumber: string | null;
    /** The buyer’s address gets no emails: they came back, or were called spam. */
    isHeldBack: boolean;
    files: Schemas['OrderFileDto'][];
    /** Receipts and credit notes that have their number. */
    papers: Schemas['OrderPaperDto'][];
    refunds: Schemas['RefundDto'][];
    /**
     * How the buyer’s own request for a refund stands; null where they made none.
     * @enum {string|null}
     */
    refundRequest: 'taken' | 'waiting' | 'approved' | 'declined' | null;
    notes: Schemas['OrderNoteDto'][];
    troubles: Schemas['OrderErrorDto'][];
    /** Payments that do not fit it. */
    paymentMismatches: Schemas['PaymentMismatchDto'][];
    timeline: Schemas['TimelineEntryDto'][];
    steps: Schemas['OrderStepsDto'];
  };
  OrderErrorDto: {
    /** The job, as the program names it. */
    job: string;
    /** How often it was tried in vain. */
    failures: number;
    lastError: string;
    /** When it is tried by itself. */
    nextTryAt: string | null;
  };
  OrderFileDto: {
    /** @example pdf */
    format: string;
    fileName: string;
    downloads: number;
  };
  OrderNoteDto: {
    id: string;
    body: string;
    author: string;
    createdAt: string;
    editedAt: string | null;
    editedBy: string | null;
    version: number;
  };
  OrderOverviewDto: {
    /** Parcels that wait to be sent. */
    toSend: number;
    stuck: number;
    disputed: number;
    /** Reviews that wait to be looked at. */
    reviews: number;
    products: Schemas['OrderedProductDto'][];
  };
  OrderPageDto: {
    items: Schemas['OrderSummaryDto'][];
    nextCursor: string | null;
  };
  OrderPaperDto: {
    /** @example 2026-00042 */
    number: string;
    /** @enum {string} */
    kind: 'receipt' | 'credit-note';
    amountCents: number;
    /** Counts no more: the bank returned its refund. */
    isVoid: boolean;
  };
  OrderStepsDto: {
    resend: boolean;
    changeAddress: boolean;
    makeLink: boolean;
    markSent: boolean;
    /** Try again what did not work, or ask Stripe whether it was paid. */
    retry: boolean;
    /** What can still be given back, in US cents. */
    refundableCents: number;
    /** Whether a bank asks for evidence, or has asked. */
    evidence: boolean;
  };
  OrderSummaryDto: {
    id: string;
    /** @example 7F3K-2Q9A */
    reference: string;
    /** @enum {string} */
    status:
      | 'pending'
      | 'processing'
      | 'failed'
      | 'paid'
      | 'fulfilled'
      | 'to-send'
      | 'sent'
      | 'disputed'
      | 'cancelled'
      | 'refunded';
    /** Something about it did not work. */
    isStuck: boolean;
    /** The same address paid for the same product within a day of it. */
    mayBeDouble: boolean;
    customerName: string | null;
    customerEmail: string;
    productId: string;
    productTitle: string;
    /** @enum {string} */
    productType: 'ebook' | 'paperback' | 'speaking';
    /** A small picture of the book. */
    coverSrc: string | null;
    /** US cents. */
    totalCents: number;
    /** Given back, or on its way, in US cents. */
    givenBackCents: number;
    createdAt: string;
    paidAt: string | null;
  };
  OrderedProductDto: {
    id: string;
    title: string;
  };
  OwnerEmailsDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    /** @enum {string} */
    sales: 'at-once' | 'daily' | 'off';
    /** @enum {string} */
    subscribers: 'at-once' | 'daily' | 'off';
  };
  PasskeyDto: {
    id: string;
    name: string;
    /** Whether it lives in an account of its owner’s, and so outlives the device. */
    isSynced: boolean;
    createdAt: string;
    lastUsedAt: string | null;
  };
  PasskeyNameDto: {
    /** By which its owner tells it from their others. */
    name: string;
  };
  PasskeyOptionsDto: {
    /** For `navigator.credentials`, as JSON (WebAuthn Level 3). */
    options: Record<string, never>;
  };
  PasskeySignInDto: {
    /** An AuthenticationResponseJSON of WebAuthn. */
    credential: Record<string, never>;
  };
  PaymentMismatchDto: {
    paymentIntentId: string;
    /**
     * What has come in, as its currency is written.
     * @example $12.00
     */
    received: string;
    /** Beside the payment that the order has. */
    isSecond: boolean;
    /** Not where a bank decides about it. */
    isRefundable: boolean;
  };
  PaymentSessionDto: {
    clientSecret: string;
  };
  PeriodTotalsDto: {
    receipts: number;
    creditNotes: number;
    paidCents: number;
    /** Refunded, or lost in a dispute. */
    refundedCents: number;
    /** In what was paid, less what went back. */
    taxCents: number;
    /** Papers whose tax is not known. */
    taxesOpen: number;
    /** Card fees that Stripe kept, as far as they are known. */
    feeCents: number;
    /** Net of the sales whose fee is known, less all refunds. */
    payoutCents: number;
    /** Sales whose fee Stripe has not reported yet. */
    feesOpen: number;
  };
  PersonDto: {
    email: string;
    /** False where nothing is known of the address. */
    isKnown: boolean;
    /** When they were erased last. */
    erasedAt: string | null;
    facts: Schemas['PersonFactDto'][];
    /** The newest first. */
    events: Schemas['PersonEventDto'][];
    /** How many events there are beside those that are shown. */
    olderCount: number;
    /** What an erasure takes away. */
    goes: string[];
    /** What an erasure leaves. */
    stays: Schemas['KeptRecordDto'][];
    /** Why they cannot be erased yet. */
    holdsUp: string[];
  };
  PersonEventDto: {
    at: string;
    what: string;
    detail?: string;
    /** Where it is seen to, below /admin. */
    path?: string;
  };
  PersonFactDto: {
    label: string;
    value: string;
  };
  PersonalCopiesDto: {
    /** Whether buyers get copies with a line of their own. */
    isOn: boolean;
    /** Copies that are kept now. */
    madeCount: number;
    /** These copies by file and by what they show. */
    made: Schemas['MadeCopiesDto'][];
    /** Of the files that are sold. */
    faults: Schemas['CopyFaultDto'][];
  };
  PostalAddressDto: {
    name: string;
    /** Street and number. */
    line1: string;
    /** Apartment, company, care of. */
    line2?: string;
    city: string;
    /** State, province or region. */
    region: string;
    /** @example 20001 */
    postalCode: string;
    /**
     * ISO 3166-1, two letters; which, GET /api/checkout/settings says.
     * @example US
     */
    country: string;
  };
  PreviewDto: {
    id: string;
    /** @enum {string} */
    status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';
    bookTitle: string;
    /** @enum {string} */
    voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
    /** Sentences that are spoken. */
    piecesDone: number;
    piecesTotal: number;
    /** Tells of each change as a server-sent event. */
    eventsUrl: string;
    audioUrl: string | null;
    /** How it stands, in a sentence. */
    message: string;
    failure: Schemas['PreviewFailureDto'] | null;
    durationMs?: number;
    /** 200 levels from 0 to 100. */
    waveform?: number[];
    sentences?: Schemas['PreviewSentenceDto'][];
    fileName?: string;
    /** The same as WebVTT. */
    transcriptUrl?: string;
    downloadCount?: number;
    /** That the voice is a synthetic one. */
    voiceNote?: string;
  };
  PreviewFailureDto: {
    /** @enum {string} */
    error: 'quota_exceeded' | 'auth_failed' | 'service_unavailable' | 'daily_budget' | 'generation_failed';
    details: string;
    message: string;
  };
  PreviewSentenceDto: {
    text: string;
    startMs: number;
    endMs: number;
    endsParagraph: boolean;
  };
  ProductDto: {
    /** @example finding-peace-ebook */
    id: string;
    /** The same as title. */
    name: string;
    title: string;
    description: string;
    /**
     * US cents.
     * @example 999
     */
    price: number;
    /** A paperback goes by post: its purchase needs an address. */
    type: 'ebook' | 'paperback' | 'speaking';
    /**
     * @example [
     *       "pdf",
     *       "epub"
     *     ]
     */
    file_formats: string[];
    /** The same as file_formats. */
    fileFormats: string[];
    /** Of the PDF that is sold; null where unknown. */
    pdfPages: number | null;
    /** What the ePub says of its accessibility; left out if it says nothing. */
    accessibility?: Schemas['AccessibilityDto'];
    /** Tax comes to the price; how much, POST /api/checkout/total says. */
    addsTax?: true;
  };
  ProductEventDto: {
    at: string;
    /** Name and address of whoever did it. */
    who: string;
    /** @example product.changed */
    action: string;
    before: {
      [key: string]: unknown;
    } | null;
    after: {
      [key: string]: unknown;
    } | null;
    reason: string | null;
  };
  ProveDto: {
    password: string;
    /** Six digits of the app, or a recovery code: for whoever has a second step. */
    code?: string;
  };
  PurchaseDto: {
    /** @example 7F3K-2Q9A */
    orderRef: string;
    /** Paused: the payment is in dispute at the bank. */
    status: 'processing' | 'ready' | 'failed' | 'refunded' | 'paused';
    product: Schemas['PurchasedProductDto'];
    customerEmail: string;
    /** Path of the order’s own page, for whoever bought it. */
    orderUrl: string;
    /** Path of the form that corrects the email address, for a day after the payment. */
    addressUrl: string | null;
    downloads: Schemas['PurchasedFileDto'][];
  };
  PurchasedFileDto: {
    /** @enum {string} */
    format: 'pdf' | 'epub' | 'mobi';
    /** @example Finding Peace.pdf */
    fileName: string;
    sizeBytes: number;
    /** Link on this site that lives 24 hours. */
    url: string;
    expiresAt: string;
  };
  PurchasedProductDto: {
    id: string;
    title: string;
    /** Only an e-book has downloads. */
    type: 'ebook' | 'paperback' | 'speaking';
    bookId: string | null;
  };
  PurchasesAskedForDto: {
    /** The same sentence whether or not anything was bought with the address. */
    message: string;
  };
  ReceiptBooksDto: {
    settings: Schemas['ReceiptSettingsDto'];
    /** The author’s own. */
    given: Schemas['SellerDto'];
    years: Schemas['ReceiptYearDto'][];
    /** At most fifty. */
    unknownTaxes: Schemas['UnknownTaxDto'][];
    /** Sales that still wait for a number. */
    due: number;
    /** In the site’s time zone. */
    today: string;
  };
  ReceiptSettingsDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    /** Empty for the author’s own. */
    sellerName: string;
    /** Empty for the author’s own. */
    sellerAddress: string;
    sellerTaxNumber: string;
    /** Printed below the sum. */
    note: string;
    /** @enum {string} */
    tax: 'off' | 'included' | 'added';
  };
  ReceiptYearDto: {
    receipts: number;
    creditNotes: number;
    paidCents: number;
    /** Refunded, or lost in a dispute. */
    refundedCents: number;
    /** In what was paid, less what went back. */
    taxCents: number;
    /** Papers whose tax is not known. */
    taxesOpen: number;
    year: number;
  };
  RecipientCountsDto: {
    waiting: number;
    sent: number;
    /** Had left the list before their turn came. */
    left: number;
    /** Their address gets no emails any more. */
    suppressed: number;
    /** Their server refused the address for good. */
    bounced: number;
    /** Put off by their server, and tried by itself. */
    delayed: number;
  };
  RecommendationDto: {
    id: string;
    topicId: string;
    title: string;
    /** @enum {string} */
    priority: 'high' | 'medium' | 'other';
    /** @enum {string} */
    recommendationType: 'act-now' | 'read' | 'do' | 'ask';
    description: string;
    /** @example About 20 minutes */
    estimatedTime: string;
    /** @enum {string} */
    difficulty: 'beginner' | 'intermediate' | 'advanced';
    keyPoints: string[];
    /**
     * Ids of books.
     * @example [
     *       "fresh-start"
     *     ]
     */
    bookReferences: string[];
    /** The answers that led to it, in a sentence. */
    why: string;
  };
  RecoveryCodesDto: {
    /** Each opens the second step once. They are never shown again. None where there are some already. */
    recoveryCodes: string[];
  };
  RefundDto: {
    id: string;
    /** US cents. */
    amountCents: number;
    /** @enum {string} */
    status: 'asked' | 'pending' | 'succeeded' | 'failed';
    reason: string | null;
    /** Null for one that was made at Stripe itself. */
    askedBy: string | null;
    askedAt: string;
    /** Why it failed. */
    failure: string | null;
  };
  RefundPaymentDto: {
    /** A new one for each refund, the same for each try of it. */
    refundId: string;
    reason: string;
  };
  ReplyDto: {
    /** Markdown. */
    body: string;
  };
  RequestDownloadDto: {
    email: string;
    /**
     * Id of a free sample.
     * @example five-verses
     */
    fileName?: string;
    /** @example fresh-start */
    bookId?: string;
    /** @example grant-writer-starter-kit */
    downloadType?: string;
    /** Who asks for the kit. */
    name?: string;
  };
  ResentDto: {
    /** Of the record of the email that is promised now. */
    id: string;
  };
  ResetPasswordDto: {
    /** From the link of the email. */
    token: string;
    password: string;
  };
  RetriedDto: {
    /** How many are tried now: those that were not already. */
    retried: number;
  };
  RetryJobsDto: {
    /** All work of this kind that has failed. */
    job: string;
  };
  ReviewPageDto: {
    items: Schemas['AdminReviewDto'][];
    nextCursor: string | null;
  };
  RoadmapAssessmentDto: {
    id: string;
    /** @enum {string} */
    questionnaire: 'companion' | 'embedded';
    createdAt: string;
    keptUntil: string;
    /** By the names of the payload that brought them. */
    answers: {
      [key: string]: string | string[];
    };
    /** Of the rules that made the recommendations. */
    rulesVersion: string;
    recommendations: Schemas['RoadmapStepDto'][];
  };
  RoadmapDto: {
    /** Whether a mailed code has opened it; else only what this browser has answered. */
    isProven: boolean;
    /** The addresses that were answered with. */
    emails: string[];
    /** The newest first. */
    assessments: Schemas['RoadmapAssessmentDto'][];
    bookmarks: Schemas['BookmarkDto'][];
  };
  RoadmapMailedDto: {
    message: string;
  };
  RoadmapStepDto: {
    id: string;
    topicId: string;
    title: string;
    /** @enum {string} */
    priority: 'high' | 'medium' | 'other';
    /** @enum {string} */
    recommendationType: 'act-now' | 'read' | 'do' | 'ask';
    description: string;
    /** @example About 20 minutes */
    estimatedTime: string;
    /** @enum {string} */
    difficulty: 'beginner' | 'intermediate' | 'advanced';
    keyPoints: string[];
    /**
     * Ids of books.
     * @example [
     *       "fresh-start"
     *     ]
     */
    bookReferences: string[];
    /** The answers that led to it, in a sentence. */
    why: string;
    furtherSources: Schemas['FurtherSourceDto'][];
    /** @enum {string} */
    status: 'not_started' | 'in_progress' | 'done' | 'skipped';
    notes: string;
    timeSpentMinutes: number;
    completedAt: string | null;
  };
  RoleDto: {
    /** @enum {string} */
    role: 'owner' | 'helper';
  };
  SecondFactorDto: {
    /** Whether a code of an app is asked for. */
    isOn: boolean;
    since: string | null;
    /** Whether a passkey is asked for: one of them signs in, the password alone does not. */
    isPasskey: boolean;
    /** How many recovery codes are not used yet. */
    recoveryCodesLeft: number;
    /** Whether it is asked of everybody: by the owner, or since the site is public. */
    isRequired: boolean;
  };
  SecondStepDto: {
    /** Six digits of the app, or a recovery code, parted as one likes. */
    code: string;
  };
  SellerDto: {
    name: string;
    /** In lines. */
    address: string;
  };
  SendBroadcastDto: {
    /** At once where it is not given. */
    sendAt?: string;
  };
  SendMessageDto: {
    name: string;
    email: string;
    subject: string;
    message: string;
    /** What it is about; `other` where it is not said. */
    topic?: 'speaking' | 'books' | 'other';
    /** Leave it out: a field of the form that people do not see. Whoever fills it in is taken for a machine. */
    homepage?: string;
    /** Milliseconds from when the form was shown until it was sent. */
    writingTimeMs?: number;
  };
  SendOffDto: {
    trackingNumber?: string;
  };
  SenderAddressDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    /** At the end of each newsletter; empty until it is written. */
    lines: string;
  };
  SenderCheckDto: {
    domain: string;
    findings: Schemas['FindingDto'][];
  };
  SentReplyDto: {
    id: string;
    /** Who has written it. */
    who: string;
    /** Markdown. */
    body: string;
    createdAt: string;
    /** How its delivery stands; null once that is forgotten. */
    status: string | null;
  };
  SessionDto: {
    signedIn: boolean;
    /** Who; null for whoever is not signed in. */
    staff: Schemas['StaffDto'] | null;
    /**
     * What is owed first: the second step of a sign-in whose password was right, or, of whoever is signed in, to set one up.
     * @enum {string|null}
     */
    next: 'second-step' | 'set-up' | null;
    /** What the account has besides its password; of whoever is signed in, or owes their second step. */
    secondSteps: ('app' | 'passkey')[];
    /** Whether the dashboard has an owner yet. */
    hasOwner: boolean;
  };
  SetBookmarkDto: {
    /**
     * @example [
     *       "for Monday"
     *     ]
     */
    tags?: string[];
    /** A remark of one’s own. */
    description?: string;
    /** Either a topic or a book. */
    topicId?: string;
    /** @example fresh-start */
    bookId?: string;
  };
  ShownWordsDto: {
    words: Schemas['ConsentWordsDto'];
    shownFrom: string;
  };
  SignInDto: {
    email: string;
    password: string;
  };
  SiteConsentDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    /** Null: the words the site came with. */
    words: Schemas['ConsentWordsDto'] | null;
    /** The words the site came with. */
    given: Schemas['ConsentWordsDto'];
    /** Whether visitors are asked at all: only where visits can be counted. */
    isAsked: boolean;
    /** Which words stood on the pages since when, newest first. */
    shown: Schemas['ShownWordsDto'][];
  };
  SiteNoticeDto: {
    /** To be sent back with a change; 0 before the first. */
    version: number;
    changedAt: string | null;
    /** Who changed it last. */
    who: string | null;
    isOn: boolean;
    text: string;
    /** `paused`: nothing can be bought while it is shown. */
    level: 'notice' | 'paused';
    from: string | null;
    until: string | null;
    /** How it stands at this moment. */
    standing: 'off' | 'waiting' | 'shown' | 'over';
  };
  SiteSettingsDto: {
    notice: Schemas['SiteNoticeDto'];
    embedHosts: Schemas['EmbedHostsDto'];
    consent: Schemas['SiteConsentDto'];
    guarantee: Schemas['GuaranteeSettingDto'];
    ownerEmails: Schemas['OwnerEmailsDto'];
    postalAddress: Schemas['SenderAddressDto'];
  };
  SpeakingRequestDto: {
    /** Of the message that asks for it. */
    id: string;
    name: string;
    email: string;
    subject: string;
    askedAt: string;
    /** @enum {string} */
    stage: 'new' | 'talking' | 'offered' | 'booked' | 'held' | 'declined';
    eventOn: string | null;
    place: string;
    note: string;
    version: number;
  };
  StaffDto: {
    name: string;
    email: string;
    /** @enum {string} */
    role: 'owner' | 'helper';
    /** What this role may, such as `letters.send`. */
    may: string[];
  };
  StaffRulesDto: {
    /** Whether everybody must have a second step for signing in. */
    requiresSecondFactor: boolean;
  };
  StatisticsDto: {
    from: string;
    to: string;
    beforeFrom: string;
    beforeTo: string;
    /** By whose clock the days begin: `America/New_York`. */
    timeZone: string;
    measures: Schemas['MeasureDto'][];
    /** The greatest first. */
    parts: Schemas['StatisticsPartDto'][];
  };
  StatisticsPartDto: {
    /** Of a book, a file, a page … */
    id: string;
    label: string;
    /** A small picture of the book. */
    coverSrc: string | null;
    /** Of each measure, of all days. */
    values: number[];
    /** The same of the days before. */
    before: number[];
  };
  StoredPreviewDto: {
    id: string;
    bookTitle: string;
    voiceType: string;
    audioUrl: string;
    durationMs: number | null;
    generatedAt: string;
  };
  SubscribeDto: {
    email: string;
  };
  SubscribedDto: {
    /** The same whether or not the address is known. */
    message: string;
  };
  SubscriberDto: {
    id: string;
    email: string;
    subscribed_at: string;
  };
  SubscriptionDto: {
    id: string;
    email: string;
    /** @enum {string} */
    status: 'pending' | 'confirmed' | 'ended';
    /** Null for everything. */
    topics: ('books' | 'articles' | 'evenings')[] | null;
    askedAt: string;
    confirmedAt: string | null;
    endedAt: string | null;
    /** @enum {string|null} */
    heldBack: 'bounced' | 'complained' | null;
    /** Whether it was ended in the dashboard within the last day. */
    mayTakeBack: boolean;
  };
  SubscriptionPageDto: {
    items: Schemas['SubscriptionDto'][];
    nextCursor: string | null;
  };
  SuppressionDto: {
    /** @enum {string} */
    list: 'purchases' | 'letters';
    email: string;
    /** @enum {string} */
    reason: 'bounced' | 'complained';
    createdAt: string;
  };
  SuppressionPageDto: {
    items: Schemas['SuppressionDto'][];
    nextCursor: string | null;
  };
  SuspectedMessageDto: {
    id: string;
    name: string;
    email: string;
    subject: string;
    /** As it was written: plain text. */
    message: string;
    /** What spoke against it, heaviest first, in words. */
    reasons: string[];
    receivedAt: string;
  };
  SuspectedMessagesDto: {
    /** How many wait in all; the answer may hold fewer. */
    count: number;
    /** The least suspect first. */
    messages: Schemas['SuspectedMessageDto'][];
  };
  TeamDto: {
    members: Schemas['TeamMemberDto'][];
    invitations: Schemas['InvitationDto'][];
    requiresSecondFactor: boolean;
    /** Whether strangers reach the site: then the second step is nobody’s choice. */
    isPublic: boolean;
  };
  TeamMemberDto: {
    id: string;
    name: string;
    email: string;
    /** @enum {string} */
    role: 'owner' | 'helper';
    hasSecondFactor: boolean;
    since: string;
    /** Of the sessions that live. */
    lastSeenAt: string | null;
    isYou: boolean;
  };
  TimelineEntryDto: {
    at: string;
    /** @enum {string} */
    kind:
      | 'ordered'
      | 'payment-failed'
      | 'payment-cancelled'
      | 'paid'
      | 'prepared'
      | 'letter-waiting'
      | 'letter-failing'
      | 'letter-sent'
      | 'letter-accepted'
      | 'letter-bounced'
      | 'letter-complained'
      | 'letter-held'
      | 'link-opened'
      | 'downloaded'
      | 'link-asked'
      | 'dispatched'
      | 'resent'
      | 'link-made'
      | 'retried'
      | 'address-changed'
      | 'note'
      | 'guarantee-asked'
      | 'guarantee-declined'
      | 'refund-asked'
      | 'refund-pending'
      | 'refunded'
      | 'refund-failed'
      | 'payment-refund-asked'
      | 'disputed'
      | 'dispute-closed';
    /** Who of the staff did it. */
    by: string | null;
    /** The kind of email, by its job. */
    letter: string | null;
    /** Whom it concerns: the new address, or that of an email. */
    email: string | null;
    amountCents: number | null;
    /** Of a file: pdf or epub. */
    format: string | null;
    /** How often, or how many. */
    count: number | null;
    /** In words: a reason, a note, a server’s answer, an old address. */
    text: string | null;
  };
  TotalDto: {
    /** US cents. */
    priceCents: number;
    /** What comes to it. */
    taxCents: number;
    /** What will be charged. */
    totalCents: number;
    /** @example VAT 7% */
    rates: string | null;
    /** Sent back as taxQuote with the purchase; null where no tax comes to the price. */
    quote: string | null;
  };
  TotalInputDto: {
    /** @example finding-peace-ebook */
    productId: string;
    /**
     * ISO 3166-1, two letters.
     * @example US
     */
    country: string;
    /** @example 20001 */
    postalCode?: string;
    /** State, province or region. */
    region?: string;
  };
  TurnOffDto: {
    /** Six digits of the app, or a recovery code, parted as one likes. */
    code: string;
    password: string;
  };
  TurnPersonalCopiesDto: {
    isOn: boolean;
  };
  UnknownTaxDto: {
    number: string;
    orderId: string;
    problem: string | null;
  };
  VeiledCountDto: {
    from: number;
    to: number;
    /** @example fewer than 5 */
    words: string;
  };
  WaitlistJoinedDto: {
    /** The same whether or not the address is known. */
    message: string;
  };
  WantedPreviewDto: {
    id: string;
    /** @enum {string} */
    status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';
    bookTitle: string;
    /** @enum {string} */
    voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
    /** Sentences that are spoken. */
    piecesDone: number;
    piecesTotal: number;
    /** Tells of each change as a server-sent event. */
    eventsUrl: string;
    audioUrl: string | null;
    /** How it stands, in a sentence. */
    message: string;
    failure: Schemas['PreviewFailureDto'] | null;
    durationMs?: number;
    /** 200 levels from 0 to 100. */
    waveform?: number[];
    sentences?: Schemas['PreviewSentenceDto'][];
    fileName?: string;
    /** The same as WebVTT. */
    transcriptUrl?: string;
    downloadCount?: number;
    /** That the voice is a synthetic one. */
    voiceNote?: string;
    /** Takes the request back at …/cancel; null where nothing has to be waited for. */
    wish: string | null;
  };
  WhoDto: {
    email: string;
  };
  WriteBroadcastDto: {
    subject: string;
    /** Markdown. */
    body: string;
    /**
     * Only for who wants to hear of it; null for everyone.
     * @enum {string|null}
     */
    topic: 'books' | 'articles' | 'evenings' | null;
  };
  WriteConsentWordsDto: {
    title: string;
    text: string;
    acceptLabel: string;
    declineLabel: string;
  };
  WriteEmbedRuleDto: {
    /** @enum {string} */
    audience: 'given' | 'everyone' | 'listed';
    hosts: string[];
  };
  WriteOrderNoteDto: {
    /** A new one for each note, the same for each try of it. */
    noteId: string;
    body: string;
  };
}
