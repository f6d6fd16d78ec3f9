// Made from the API by `npm run api-client`. Changes made here are lost, and a test finds them.

export interface paths {
  '/api/admin/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SiteSettingsController_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/settings/notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SiteSettingsController_notice'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/settings/embed-hosts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SiteSettingsController_embedHosts'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/settings/consent-words': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SiteSettingsController_consentWords'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit-log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AuditLogController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit-log/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AuditLogController_choices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit-log/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AuditLogController_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/connections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ConnectionsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/connections/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ConnectionsController_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['FailedJobsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jobs/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['FailedJobsController_counts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jobs/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['FailedJobsController_retryAll'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jobs/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['FailedJobsController_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jobs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['FailedJobsController_giveUp'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DeliveriesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/deliveries/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DeliveriesController_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/kept-mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['KeptMailController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/kept-mail/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['KeptMailController_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/kept-mail/{name}/raw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['KeptMailController_raw'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sender-check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SenderCheckController_check'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/suppressions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SuppressionsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/suppressions/{list}/{email}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['SuppressionsController_lift'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['VisitFiguresController_visits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/create-payment-intent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PaymentController_settings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProductsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/purchases/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PurchasesController_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/purchases/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PurchasesController_mail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/release-notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ReleaseNoticesController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ShopFiguresController_sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/conversion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ShopFiguresController_conversion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ShopFiguresController_files'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BroadcastsController_list'];
    put?: never;
    post: operations['BroadcastsController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/audiences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BroadcastsController_audiences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BroadcastsController_one'];
    put: operations['BroadcastsController_change'];
    post?: never;
    delete: operations['BroadcastsController_discard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_look'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_mailToOwner'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/call-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_callBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_pause'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/broadcasts/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BroadcastsController_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ContactController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['FreeDownloadsController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['NewsletterController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/subscribers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ReaderFiguresController_subscribers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/samples': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ReaderFiguresController_samples'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/suspected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SuspectedMessagesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/{id}/clear': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SuspectedMessagesController_clear'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/{id}/spam': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SuspectedMessagesController_spam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audio-previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PreviewDeskController_desk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audio-previews/make': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PreviewDeskController_make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audio-previews/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PreviewDeskController_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audio-previews/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['PreviewDeskController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/figures/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PreviewFiguresController_previews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview/generate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PreviewsController_generate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PreviewsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PreviewsController_one'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PreviewsController_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PreviewsController_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audio-preview/download/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PreviewsController_count'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AccessController_ask'];
    delete: operations['AccessController_close'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/access/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AccessController_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/assessment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AssessmentsController_companion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-assessments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AssessmentsController_embedded'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/assessments/{email}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AssessmentsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/recommendations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['ProgressController_progress'];
    trace?: never;
  };
  '/api/legal-companion/bookmarks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProgressController_mark'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/bookmarks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['ProgressController_unmark'];
    options?: never;
    head?: never;
    patch: operations['ProgressController_remark'];
    trace?: never;
  };
  '/api/legal-companion/roadmap': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RoadmapController_open'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/roadmap.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RoadmapController_print'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/roadmap/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RoadmapController_mail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/legal-companion/everything': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['RoadmapController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SessionController_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SessionController_begin'];
    delete: operations['SessionController_end'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/first-owner': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SessionController_first'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    SiteNoticeDto: {
      /** @description To be sent back with a change; 0 before the first. */
      version: number;
      /** Format: date-time */
      changedAt: string | null;
      /** @description Who changed it last. */
      who: string | null;
      isOn: boolean;
      text: string;
      /**
       * @description `paused`: nothing can be bought while it is shown.
       * @enum {string}
       */
      level: 'notice' | 'paused';
      /** Format: date-time */
      from: string | null;
      /** Format: date-time */
      until: string | null;
      /**
       * @description How it stands at this moment.
       * @enum {string}
       */
      standing: 'off' | 'waiting' | 'shown' | 'over';
    };
    EmbedRuleDto: {
      /**
       * @description `given`: as the site was set up.
       * @enum {string}
       */
      audience: 'given' | 'everyone' | 'listed';
      hosts: string[];
      /** @description As the site was set up: sources of frame-ancestors. */
      given: string[];
    };
    EmbedHostsDto: {
      /** @description To be sent back with a change; 0 before the first. */
      version: number;
      /** Format: date-time */
      changedAt: string | null;
      /** @description Who changed it last. */
      who: string | null;
      checkout: components['schemas']['EmbedRuleDto'];
      'legal-companion': components['schemas']['EmbedRuleDto'];
      chat: components['schemas']['EmbedRuleDto'];
      search: components['schemas']['EmbedRuleDto'];
    };
    ConsentWordsDto: {
      title: string;
      text: string;
      acceptLabel: string;
      declineLabel: string;
    };
    ShownWordsDto: {
      words: components['schemas']['ConsentWordsDto'];
      /** Format: date-time */
      shownFrom: string;
    };
    SiteConsentDto: {
      /** @description To be sent back with a change; 0 before the first. */
      version: number;
      /** Format: date-time */
      changedAt: string | null;
      /** @description Who changed it last. */
      who: string | null;
      /** @description Null: the words the site came with. */
      words: components['schemas']['ConsentWordsDto'] | null;
      /** @description The words the site came with. */
      given: components['schemas']['ConsentWordsDto'];
      /** @description Whether visitors are asked at all: only where visits can be counted. */
      isAsked: boolean;
      /** @description Which words stood on the pages since when, newest first. */
      shown: components['schemas']['ShownWordsDto'][];
    };
    SiteSettingsDto: {
      notice: components['schemas']['SiteNoticeDto'];
      embedHosts: components['schemas']['EmbedHostsDto'];
      consent: components['schemas']['SiteConsentDto'];
    };
    ChangeNoticeDto: {
      /** @description That was seen. */
      version: number;
      isOn: boolean;
      text: string;
      /** @enum {string} */
      level: 'notice' | 'paused';
      /**
       * Format: date-time
       * @description Null for at once.
       */
      from?: string | null;
      /** Format: date-time */
      until?: string | null;
    };
    WriteEmbedRuleDto: {
      /** @enum {string} */
      audience: 'given' | 'everyone' | 'listed';
      hosts: string[];
    };
    ChangeEmbedHostsDto: {
      /** @description That was seen. */
      version: number;
      checkout: components['schemas']['WriteEmbedRuleDto'];
      'legal-companion': components['schemas']['WriteEmbedRuleDto'];
      chat: components['schemas']['WriteEmbedRuleDto'];
      search: components['schemas']['WriteEmbedRuleDto'];
    };
    WriteConsentWordsDto: {
      title: string;
      text: string;
      acceptLabel: string;
      declineLabel: string;
    };
    ChangeConsentWordsDto: {
      /** @description That was seen. */
      version: number;
      /** @description Null: as the site came. */
      words: components['schemas']['WriteConsentWordsDto'] | null;
    };
    AuditSubjectDto: {
      /** @example order */
      kind: string;
      id: string;
    };
    AuditEntryDto: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      at: string;
      /** @example Ruth <ruth@example.com> */
      who: string;
      /** @example order.refunded */
      action: string;
      subject: components['schemas']['AuditSubjectDto'];
      before: {
        [key: string]: unknown;
      } | null;
      after: {
        [key: string]: unknown;
      } | null;
      reason: string | null;
    };
    AuditLogPageDto: {
      items: components['schemas']['AuditEntryDto'][];
      nextCursor: string | null;
    };
    AuditChoicesDto: {
      /** @description Everybody who has done something. */
      who: string[];
      /** @description Everything that was ever done. */
      actions: string[];
    };
    ConnectionDto: {
      /** @example mail */
      id: string;
      label: string;
      /** @enum {string} */
      state: 'connected' | 'built-in' | 'stand-in';
      /** @description What it is at present. */
      standing: string;
      /** @description How another is connected. */
      advice: string | null;
      /** @description The settings for that, by name. */
      variables: string[];
      testLabel: string;
    };
    ConnectionTestDto: {
      isWell: boolean;
      /** @description What was found. */
      sentence: string;
      tookMs: number;
    };
    JobSubjectDto: {
      /** @example order */
      kind: string;
      id: string;
    };
    FailedJobDto: {
      /** Format: uuid */
      id: string;
      /** @example deliver-order */
      job: string;
      /** @description What it is about, by ids. */
      about: components['schemas']['JobSubjectDto'][];
      /** @enum {string} */
      state: 'given-up' | 'resting' | 'trying';
      /** Format: date-time */
      promisedAt: string;
      /** Format: date-time */
      failedAt: string | null;
      /** @description How many times all tries of a turn were used up. */
      failures: number;
      /** @description Without anything that names a person. */
      lastError: string;
      /** Format: date-time */
      nextTryAt: string | null;
    };
    FailedJobPageDto: {
      items: components['schemas']['FailedJobDto'][];
      nextCursor: string | null;
    };
    FailedKindDto: {
      job: string;
      count: number;
    };
    JobCountsDto: {
      /** @description Waits for its turn. */
      waiting: number;
      /** @description Is in hand. */
      running: number;
      /** @description Has a time in the future. */
      later: number;
      /** @description What has failed, by its kind, the most first. */
      failed: components['schemas']['FailedKindDto'][];
    };
    RetryJobsDto: {
      /** @description All work of this kind that has failed. */
      job: string;
    };
    RetriedDto: {
      /** @description How many are tried now: those that were not already. */
      retried: number;
    };
    DeliveryDto: {
      /** Format: uuid */
      id: string;
      /** @description The kind of letter. */
      letter: string;
      /** @description What it is about, by ids. */
      cause: {
        [key: string]: unknown;
      };
      recipient: string;
      subject: string | null;
      /** @enum {string} */
      status: 'queued' | 'sent' | 'accepted' | 'bounced' | 'complained' | 'suppressed' | 'withdrawn';
      /** @description What the server of the reader said. */
      diagnosis: string | null;
      /** Format: date-time */
      queuedAt: string;
      /** Format: date-time */
      sentAt: string | null;
      /** Format: date-time */
      changedAt: string;
      /** @description How often it was tried in vain since it was promised or sent again. */
      failures: number;
      lastError: string | null;
      /**
       * Format: date-time
       * @description Null where it is not tried by itself any more.
       */
      nextTryAt: string | null;
    };
    DeliveryPageDto: {
      items: components['schemas']['DeliveryDto'][];
      nextCursor: string | null;
    };
    ResentDto: {
      /**
       * Format: uuid
       * @description Of the record of the letter that is promised now.
       */
      id: string;
    };
    KeptMailHeadDto: {
      /** @description Of its file. */
      name: string;
      /** Format: date-time */
      date: string;
      to: string;
      subject: string;
    };
    KeptMailPageDto: {
      items: components['schemas']['KeptMailHeadDto'][];
      nextCursor: string | null;
    };
    MailHeaderDto: {
      name: string;
      value: string;
    };
    KeptMailDto: {
      /** @description Of its file. */
      name: string;
      /** Format: date-time */
      date: string;
      to: string;
      subject: string;
      from: string;
      headers: components['schemas']['MailHeaderDto'][];
      /** @description As it was written: to be shown in a sandboxed frame only. */
      html: string;
      text: string;
    };
    FindingDto: {
      /** @enum {string} */
      check: 'spf' | 'dkim' | 'dmarc' | 'mx';
      /** @enum {string} */
      verdict: 'good' | 'warn' | 'missing' | 'unknown';
      /** @description The records as they are published. */
      found: string[];
      /** @description A sentence with the exact record to publish, or that nothing is to be done. */
      advice: string;
    };
    SenderCheckDto: {
      domain: string;
      findings: components['schemas']['FindingDto'][];
    };
    SuppressionDto: {
      /** @enum {string} */
      list: 'purchases' | 'letters';
      email: string;
      /** @enum {string} */
      reason: 'bounced' | 'complained';
      /** Format: date-time */
      createdAt: string;
    };
    SuppressionPageDto: {
      items: components['schemas']['SuppressionDto'][];
      nextCursor: string | null;
    };
    MeasureDto: {
      /** @description As a program names it: `netCents`. */
      name: string;
      /** @description As a reader does: `Net`. */
      label: string;
      /** @enum {string} */
      unit: 'count' | 'cents';
      /** @description Of all days. */
      total: number;
      /** @description Of as many days before them. */
      before: number;
      /** @description Of each day, from the first. */
      days: number[];
    };
    FigurePartDto: {
      /** @description Of a book, a file, a page … */
      id: string;
      label: string;
      /** @description Of each measure, of all days. */
      values: number[];
      /** @description The same of the days before. */
      before: number[];
    };
    FiguresDto: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      /** Format: date */
      beforeFrom: string;
      /** Format: date */
      beforeTo: string;
      /** @description By whose clock the days begin: `America/New_York`. */
      timeZone: string;
      measures: components['schemas']['MeasureDto'][];
      /** @description The greatest first. */
      parts: components['schemas']['FigurePartDto'][];
    };
    PostalAddressDto: {
      name: string;
      /** @description Street and number. */
      line1: string;
      /** @description Apartment, company, care of. */
      line2?: string;
      city: string;
      /** @description State, province or region. */
      region: string;
      /** @example 20001 */
      postalCode: string;
      /**
       * @description ISO 3166-1, two letters; which, GET /api/checkout/settings says.
       * @example US
       */
      country: string;
    };
    CreatePaymentIntentDto: {
      /** @example finding-peace-ebook */
      productId: string;
      customerName: string;
      /** Format: email */
      customerEmail: string;
      /** @description US cents the visitor was shown; another price is refused. */
      amount?: number;
      /** @description Where a paperback is sent to: needed for one, refused for everything else. */
      shippingAddress?: components['schemas']['PostalAddressDto'];
    };
    PaymentSessionDto: {
      clientSecret: string;
    };
    CountryDto: {
      /**
       * @description ISO 3166-1, two letters.
       * @example US
       */
      code: string;
      name: string;
    };
    CheckoutSettingsDto: {
      /** @enum {string} */
      mode: 'sandbox' | 'stripe';
      publishableKey: string;
      /** @description Where the sandbox answers browsers. */
      sandboxUrl: string | null;
      /** @description Where paperbacks are posted to, the usual country first. */
      countries: components['schemas']['CountryDto'][];
    };
    ProductDto: {
      /** @example finding-peace-ebook */
      id: string;
      /** @description The same as title. */
      name: string;
      title: string;
      description: string;
      /**
       * @description US cents.
       * @example 999
       */
      price: number;
      /**
       * @description A paperback goes by post: its purchase needs an address.
       * @enum {string}
       */
      type: 'ebook' | 'paperback' | 'speaking';
      /**
       * @example [
       *       "pdf",
       *       "epub"
       *     ]
       */
      file_formats: string[];
      /** @description The same as file_formats. */
      fileFormats: string[];
    };
    ClaimPurchaseDto: {
      clientSecret: string;
    };
    PurchasedProductDto: {
      id: string;
      title: string;
      /**
       * @description Only an e-book has downloads.
       * @enum {string}
       */
      type: 'ebook' | 'paperback' | 'speaking';
      bookId: string | null;
    };
    PurchasedFileDto: {
      /** @enum {string} */
      format: 'pdf' | 'epub';
      /** @example Finding Peace.pdf */
      fileName: string;
      sizeBytes: number;
      /** @description Link on this site that lives 24 hours. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    PurchaseDto: {
      /** @example 7F3K-2Q9A */
      orderRef: string;
      /**
       * @description Paused: the payment is in dispute at the bank.
       * @enum {string}
       */
      status: 'processing' | 'ready' | 'failed' | 'refunded' | 'paused';
      product: components['schemas']['PurchasedProductDto'];
      /** Format: email */
      customerEmail: string;
      downloads: components['schemas']['PurchasedFileDto'][];
    };
    AskForPurchasesDto: {
      /**
       * Format: email
       * @description The address that the books were bought with.
       */
      email: string;
    };
    PurchasesAskedForDto: {
      /** @description The same sentence whether or not anything was bought with the address. */
      message: string;
    };
    AskForNoticeDto: {
      /** Format: email */
      email: string;
      /** @example greedy-lying-ebook */
      productId: string;
    };
    NoticeAskedDto: {
      /** @description The same whether or not the address is known. */
      message: string;
    };
    RecipientCountsDto: {
      waiting: number;
      sent: number;
      /** @description Had left the list before their turn came. */
      left: number;
      /** @description Their address gets no letters any more. */
      suppressed: number;
      /** @description Their server refused the address for good. */
      bounced: number;
      /** @description Put off by their server, and tried by itself. */
      delayed: number;
    };
    BroadcastSummaryDto: {
      /** Format: uuid */
      id: string;
      subject: string;
      topic: string | null;
      /** @enum {string} */
      status: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
      /** Format: date-time */
      sendAt: string | null;
      /** Format: date-time */
      startedAt: string | null;
      /** Format: date-time */
      endedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      counts: components['schemas']['RecipientCountsDto'];
    };
    AudienceDto: {
      /** @description Null for everyone. */
      topic: string | null;
      label: string;
      /** @description Who would get a letter now. */
      readers: number;
    };
    BroadcastDto: {
      /** Format: uuid */
      id: string;
      subject: string;
      topic: string | null;
      /** @enum {string} */
      status: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
      /** Format: date-time */
      sendAt: string | null;
      /** Format: date-time */
      startedAt: string | null;
      /** Format: date-time */
      endedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      counts: components['schemas']['RecipientCountsDto'];
      /** @description Markdown. */
      body: string;
      version: number;
      /** @description Readers whom it would reach now. */
      audience: number;
    };
    WriteBroadcastDto: {
      subject: string;
      /** @description Markdown. */
      body: string;
      /**
       * @description Only for who wants to hear of it; null for everyone.
       * @enum {string|null}
       */
      topic: 'books' | 'articles' | 'evenings' | null;
    };
    ChangeBroadcastDto: {
      subject: string;
      /** @description Markdown. */
      body: string;
      /**
       * @description Only for who wants to hear of it; null for everyone.
       * @enum {string|null}
       */
      topic: 'books' | 'articles' | 'evenings' | null;
      /** @description Of the letter that was changed. */
      version: number;
    };
    BroadcastPreviewDto: {
      subject: string;
      html: string;
      text: string;
    };
    SendBroadcastDto: {
      /**
       * Format: date-time
       * @description At once where it is not given.
       */
      sendAt?: string;
    };
    SendMessageDto: {
      name: string;
      /** Format: email */
      email: string;
      subject: string;
      message: string;
      /** @description Leave it out: a field of the form that people do not see. Whoever fills it in is taken for a machine. */
      homepage?: string;
      /** @description Milliseconds from when the form was shown until it was sent. */
      writingTimeMs?: number;
    };
    MessageSentDto: {
      message: string;
    };
    RequestDownloadDto: {
      /** Format: email */
      email: string;
      /**
       * @description Id of a free sample.
       * @example five-verses
       */
      fileName?: string;
      /** @example fresh-start */
      bookId?: string;
      /** @example grant-writer-starter-kit */
      downloadType?: string;
      /** @description Who asks for the kit. */
      name?: string;
    };
    DownloadReadyDto: {
      /** @description Path of the file on this site. */
      downloadUrl: string;
    };
    SubscribeDto: {
      /** Format: email */
      email: string;
    };
    SubscribedDto: {
      /** @description The same whether or not the address is known. */
      message: string;
    };
    SuspectedMessageDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      subject: string;
      /** @description As it was written: plain text. */
      message: string;
      /** @description What spoke against it, heaviest first, in words. */
      reasons: string[];
      /** Format: date-time */
      receivedAt: string;
    };
    SuspectedMessagesDto: {
      /** @description How many wait in all; the answer may hold fewer. */
      count: number;
      /** @description The least suspect first. */
      messages: components['schemas']['SuspectedMessageDto'][];
    };
    DeskFailureDto: {
      /** @enum {string} */
      error: 'quota_exceeded' | 'auth_failed' | 'service_unavailable' | 'daily_budget' | 'generation_failed';
      /** @description What went wrong, for whoever looks after the site. */
      detail: string;
    };
    DeskPreviewDto: {
      /**
       * Format: uuid
       * @description Null where nobody has asked for it.
       */
      id: string | null;
      bookId: string;
      bookTitle: string;
      /** @enum {string} */
      voice: 'warm' | 'professional' | 'storytelling' | 'inspirational';
      /** @enum {string} */
      status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled' | 'missing';
      piecesDone: number;
      /** @description 0 where nobody has asked for it. */
      piecesTotal: number;
      durationMs: number | null;
      sizeBytes: number | null;
      downloads: number;
      audioUrl: string | null;
      /** Format: date-time */
      generatedAt: string | null;
      failure: components['schemas']['DeskFailureDto'] | null;
    };
    PreviewDeskDto: {
      previews: components['schemas']['DeskPreviewDto'][];
      /**
       * @description Whose voice reads: the one that comes with the site, or a paid one.
       * @enum {string}
       */
      speaker: 'local' | 'openai';
      /** @description Given to the paid voice today (UTC). */
      charactersToday: number;
      /** @description What it may be given in a day. */
      charactersPerDay: number;
    };
    MakePreviewsDto: {
      /** @description All books where it is not given. */
      bookId?: string;
      /**
       * @description All voices where it is not given.
       * @enum {string}
       */
      voice?: 'warm' | 'professional' | 'storytelling' | 'inspirational';
    };
    MakingsAskedDto: {
      /** @description Previews that are being made now, or will be. */
      asked: number;
      /** @description Those for which the day’s characters do not suffice. */
      withheld: number;
    };
    GeneratePreviewDto: {
      bookTitle: string;
      /** @enum {string} */
      voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
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
    WantedPreviewDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';
      bookTitle: string;
      /** @enum {string} */
      voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
      /** @description Sentences that are spoken. */
      piecesDone: number;
      piecesTotal: number;
      /** @description Tells of each change as a server-sent event. */
      eventsUrl: string;
      audioUrl: string | null;
      /** @description How it stands, in a sentence. */
      message: string;
      failure: components['schemas']['PreviewFailureDto'] | null;
      durationMs?: number;
      /** @description 200 levels from 0 to 100. */
      waveform?: number[];
      sentences?: components['schemas']['PreviewSentenceDto'][];
      fileName?: string;
      /** @description The same as WebVTT. */
      transcriptUrl?: string;
      downloadCount?: number;
      /** @description That the voice is a synthetic one. */
      voiceNote?: string;
      /** @description Takes the wish back at …/cancel; null where nothing has to be waited for. */
      wish: string | null;
    };
    StoredPreviewDto: {
      id: string;
      bookTitle: string;
      voiceType: string;
      audioUrl: string;
      durationMs: number | null;
      /** Format: date-time */
      generatedAt: string;
    };
    PreviewDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';
      bookTitle: string;
      /** @enum {string} */
      voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
      /** @description Sentences that are spoken. */
      piecesDone: number;
      piecesTotal: number;
      /** @description Tells of each change as a server-sent event. */
      eventsUrl: string;
      audioUrl: string | null;
      /** @description How it stands, in a sentence. */
      message: string;
      failure: components['schemas']['PreviewFailureDto'] | null;
      durationMs?: number;
      /** @description 200 levels from 0 to 100. */
      waveform?: number[];
      sentences?: components['schemas']['PreviewSentenceDto'][];
      fileName?: string;
      /** @description The same as WebVTT. */
      transcriptUrl?: string;
      downloadCount?: number;
      /** @description That the voice is a synthetic one. */
      voiceNote?: string;
    };
    CancelPreviewDto: {
      /** @description As it was given in the answer to the call that asked for the preview. */
      wish: string;
    };
    DownloadCountDto: {
      downloadCount: number;
    };
    AskForCodeDto: {
      /**
       * Format: email
       * @description The address that the questions were answered with.
       */
      email: string;
    };
    CodeAskedForDto: {
      /** @description The same sentence whether or not anything was answered with the address. */
      message: string;
    };
    ConfirmCodeDto: {
      /** Format: email */
      email: string;
      /**
       * @description Six digits; spaces among them are no mistake.
       * @example 012345
       */
      code: string;
    };
    AccessDto: {
      /** @description Whether this browser opens a roadmap. */
      isOpen: boolean;
    };
    CompanionAssessmentDto: {
      /** Format: email */
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
      /** @description Whether the roadmap is wanted by mail. */
      mailRoadmap?: boolean;
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
       * @description Ids of books.
       * @example [
       *       "fresh-start"
       *     ]
       */
      bookReferences: string[];
      /** @description The answers that led to it, in a sentence. */
      why: string;
    };
    AssessmentMadeDto: {
      id: string;
      recommendations: components['schemas']['RecommendationDto'][];
      /**
       * Format: date-time
       * @description Twelve months after its last use all of it is deleted.
       */
      keptUntil: string;
    };
    EmbeddedAssessmentDto: {
      name: string;
      /** Format: email */
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
      preferredFormat:
        'step-by-step' | 'comprehensive' | 'quick-reference' | 'templates' | 'personal-coaching';
      /** @enum {string} */
      budgetRange: 'minimal' | 'moderate' | 'substantial' | 'flexible';
      /** @enum {string} */
      timeCommitment: 'minimal' | 'moderate' | 'substantial' | 'intensive';
      additionalNeeds?: string;
      /** @description Whether the roadmap is wanted by mail. */
      mailRoadmap?: boolean;
    };
    EmbeddedAssessmentMadeDto: {
      id: string;
      recommendations: components['schemas']['RecommendationDto'][];
      /**
       * Format: date-time
       * @description Twelve months after its last use all of it is deleted.
       */
      keptUntil: string;
      /** @description Opens the roadmap as a bearer token: frames on other sites are given no cookie. For the memory of the page alone. */
      accessToken: string;
    };
    AssessmentDto: {
      id: string;
      /** @enum {string} */
      questionnaire: 'companion' | 'embedded';
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      keptUntil: string;
      /** @description By the names of the payload that brought them. */
      answers: {
        [key: string]: string | string[];
      };
    };
    ChangeProgressDto: {
      /** @enum {string} */
      status?: 'not_started' | 'in_progress' | 'done' | 'skipped';
      notes?: string;
      /** @description In all, not since the last time. */
      timeSpentMinutes?: number;
    };
    FurtherSourceDto: {
      label: string;
      url: string;
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
       * @description Ids of books.
       * @example [
       *       "fresh-start"
       *     ]
       */
      bookReferences: string[];
      /** @description The answers that led to it, in a sentence. */
      why: string;
      furtherSources: components['schemas']['FurtherSourceDto'][];
      /** @enum {string} */
      status: 'not_started' | 'in_progress' | 'done' | 'skipped';
      notes: string;
      timeSpentMinutes: number;
      /** Format: date-time */
      completedAt: string | null;
    };
    SetBookmarkDto: {
      /**
       * @example [
       *       "for Monday"
       *     ]
       */
      tags?: string[];
      /** @description A remark of one’s own. */
      description?: string;
      /** @description Either a topic or a book. */
      topicId?: string;
      /** @example fresh-start */
      bookId?: string;
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
      /** Format: date-time */
      createdAt: string;
    };
    ChangeBookmarkDto: {
      /**
       * @example [
       *       "for Monday"
       *     ]
       */
      tags?: string[];
      /** @description A remark of one’s own. */
      description?: string;
    };
    BookmarkRemovedDto: {
      id: string;
    };
    RoadmapAssessmentDto: {
      id: string;
      /** @enum {string} */
      questionnaire: 'companion' | 'embedded';
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      keptUntil: string;
      /** @description By the names of the payload that brought them. */
      answers: {
        [key: string]: string | string[];
      };
      /** @description Of the rules that made the recommendations. */
      rulesVersion: string;
      recommendations: components['schemas']['RoadmapStepDto'][];
    };
    RoadmapDto: {
      /** @description Whether a mailed code has opened it; else only what this browser has answered. */
      isProven: boolean;
      /** @description The addresses that were answered with. */
      emails: string[];
      /** @description The newest first. */
      assessments: components['schemas']['RoadmapAssessmentDto'][];
      bookmarks: components['schemas']['BookmarkDto'][];
    };
    RoadmapMailedDto: {
      message: string;
    };
    EverythingDeletedDto: {
      assessments: number;
      recommendations: number;
      /** @description Recommendations with a state, notes or time of one’s own. */
      progress: number;
      bookmarks: number;
    };
    StaffDto: {
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      role: 'owner' | 'helper';
      /** @description What this role may, such as `letters.send`. */
      may: string[];
    };
    SessionDto: {
      signedIn: boolean;
      /** @description Who; null for whoever is not signed in. */
      staff: components['schemas']['StaffDto'] | null;
    };
    SignInDto: {
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
    };
    FirstOwnerDto: {
      /** @description From the link that the start of the site prints. */
      token: string;
      name: string;
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  SiteSettingsController_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteSettingsDto'];
        };
      };
    };
  };
  SiteSettingsController_notice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeNoticeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteSettingsDto'];
        };
      };
    };
  };
  SiteSettingsController_embedHosts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeEmbedHostsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteSettingsDto'];
        };
      };
    };
  };
  SiteSettingsController_consentWords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeConsentWordsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteSettingsDto'];
        };
      };
    };
  };
  AuditLogController_list: {
    parameters: {
      query?: {
        /** @description Who did it, as the entries have it. */
        who?: string;
        /** @description What was done: `order.refunded`. */
        action?: string;
        /** @description Of what it was done to; goes with its id. */
        subjectKind?: string;
        subjectId?: string;
        /** @description From this moment on. */
        from?: string;
        /** @description Before this moment. */
        until?: string;
        /** @description Of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditLogPageDto'];
        };
      };
    };
  };
  AuditLogController_choices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditChoicesDto'];
        };
      };
    };
  };
  AuditLogController_csv: {
    parameters: {
      query?: {
        /** @description Who did it, as the entries have it. */
        who?: string;
        /** @description What was done: `order.refunded`. */
        action?: string;
        /** @description Of what it was done to; goes with its id. */
        subjectKind?: string;
        subjectId?: string;
        /** @description From this moment on. */
        from?: string;
        /** @description Before this moment. */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole list as a CSV file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ConnectionsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConnectionDto'][];
        };
      };
    };
  };
  ConnectionsController_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConnectionTestDto'];
        };
      };
    };
  };
  FailedJobsController_list: {
    parameters: {
      query?: {
        /** @description Of this kind alone. */
        job?: string;
        /** @description Of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FailedJobPageDto'];
        };
      };
    };
  };
  FailedJobsController_counts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobCountsDto'];
        };
      };
    };
  };
  FailedJobsController_retryAll: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetryJobsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetriedDto'];
        };
      };
    };
  };
  FailedJobsController_retry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetriedDto'];
        };
      };
    };
  };
  FailedJobsController_giveUp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DeliveriesController_list: {
    parameters: {
      query?: {
        status?:
          'queued' | 'sent' | 'accepted' | 'bounced' | 'complained' | 'suppressed' | 'withdrawn' | 'failing';
        /** @description A part of the address. */
        query?: string;
        /** @description Of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryPageDto'];
        };
      };
    };
  };
  DeliveriesController_resend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResentDto'];
        };
      };
    };
  };
  KeptMailController_list: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptMailPageDto'];
        };
      };
    };
  };
  KeptMailController_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptMailDto'];
        };
      };
    };
  };
  KeptMailController_raw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'message/rfc822': string;
        };
      };
    };
  };
  SenderCheckController_check: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SenderCheckDto'];
        };
      };
    };
  };
  SuppressionsController_list: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuppressionPageDto'];
        };
      };
    };
  };
  SuppressionsController_lift: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        list: string;
        email: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  VisitFiguresController_visits: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  PaymentController_create: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description One purchase however often it is sent. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePaymentIntentDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentSessionDto'];
        };
      };
    };
  };
  PaymentController_settings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutSettingsDto'];
        };
      };
    };
  };
  ProductsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductDto'][];
        };
      };
    };
  };
  PurchasesController_claim: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimPurchaseDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseDto'];
        };
      };
    };
  };
  PurchasesController_mail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForPurchasesDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchasesAskedForDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ReleaseNoticesController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForNoticeDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeAskedDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ShopFiguresController_sales: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  ShopFiguresController_conversion: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  ShopFiguresController_files: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  BroadcastsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastSummaryDto'][];
        };
      };
    };
  };
  BroadcastsController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteBroadcastDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_audiences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudienceDto'][];
        };
      };
    };
  };
  BroadcastsController_one: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeBroadcastDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_discard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BroadcastsController_look: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteBroadcastDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastPreviewDto'];
        };
      };
    };
  };
  BroadcastsController_mailToOwner: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BroadcastsController_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendBroadcastDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_callBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_pause: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  BroadcastsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcastDto'];
        };
      };
    };
  };
  ContactController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageSentDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  FreeDownloadsController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestDownloadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadReadyDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  NewsletterController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubscribeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubscribedDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ReaderFiguresController_subscribers: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  ReaderFiguresController_samples: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  SuspectedMessagesController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuspectedMessagesDto'];
        };
      };
    };
  };
  SuspectedMessagesController_clear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SuspectedMessagesController_spam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PreviewDeskController_desk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewDeskDto'];
        };
      };
    };
  };
  PreviewDeskController_make: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakePreviewsDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MakingsAskedDto'];
        };
      };
    };
  };
  PreviewDeskController_retry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PreviewDeskController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PreviewFiguresController_previews: {
    parameters: {
      query?: {
        /** @description So many days up to today; 30 where nothing is given. */
        days?: number;
        /** @description The first day, in place of `days`. */
        from?: string;
        /** @description The last day, which belongs to it. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiguresDto'];
        };
      };
    };
  };
  PreviewsController_generate: {
    parameters: {
      query?: never;
      header?: {
        /** @description wait=10 waits for ten seconds (RFC 7240); at most 30. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GeneratePreviewDto'];
      };
    };
    responses: {
      /** @description It is ready. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WantedPreviewDto'];
        };
      };
      /** @description It is being made: see eventsUrl. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WantedPreviewDto'];
        };
      };
      /**
       * @description Three new ones an hour; Retry-After says how long to wait.
       *
       *     One source has called too often; Retry-After says how long to wait.
       */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PreviewsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredPreviewDto'][];
        };
      };
    };
  };
  PreviewsController_one: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewDto'];
        };
      };
    };
  };
  PreviewsController_events: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An event `progress` at once and after each change, with a PreviewDto. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
    };
  };
  PreviewsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelPreviewDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PreviewsController_count: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadCountDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AccessController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForCodeDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeAskedForDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AccessController_close: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessDto'];
        };
      };
    };
  };
  AccessController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmCodeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessDto'];
        };
      };
    };
  };
  AssessmentsController_companion: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description One assessment however often it is sent. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanionAssessmentDto'];
      };
    };
    responses: {
      /** @description The same submission again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentMadeDto'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentMadeDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AssessmentsController_embedded: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description One assessment however often it is sent. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmbeddedAssessmentDto'];
      };
    };
    responses: {
      /** @description The same submission again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmbeddedAssessmentMadeDto'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmbeddedAssessmentMadeDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AssessmentsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        email: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentDto'][];
        };
      };
    };
  };
  ProgressController_progress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeProgressDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoadmapStepDto'];
        };
      };
    };
  };
  ProgressController_mark: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetBookmarkDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarkDto'];
        };
      };
    };
  };
  ProgressController_unmark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarkRemovedDto'];
        };
      };
    };
  };
  ProgressController_remark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeBookmarkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarkDto'];
        };
      };
    };
  };
  RoadmapController_open: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoadmapDto'];
        };
      };
    };
  };
  RoadmapController_print: {
    parameters: {
      query?: {
        /** @description Its id; the newest where none is named. */
        assessment?: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  RoadmapController_mail: {
    parameters: {
      query?: {
        /** @description Its id; the newest where none is named. */
        assessment?: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoadmapMailedDto'];
        };
      };
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  RoadmapController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How much there was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EverythingDeletedDto'];
        };
      };
    };
  };
  SessionController_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
    };
  };
  SessionController_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
    };
  };
  SessionController_end: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
    };
  };
  SessionController_first: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FirstOwnerDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
    };
  };
}
