// Made from the API by `npm run api-client`. Changes made here are lost, and a test finds them.

export interface paths {
  '/api/admin/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AccountController_mine'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AccountController_rename'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PasskeysController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PasskeysController_offer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/passkeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['PasskeysController_remove'];
    options?: never;
    head?: never;
    patch: operations['PasskeysController_rename'];
    trace?: never;
  };
  '/api/admin/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['PasswordController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PasswordController_proveAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SecondFactorController_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SecondFactorController_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SecondFactorController_renew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/turn-off': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SecondFactorController_turnOff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AccountController_endOthers'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AccountController_endOne'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/assessments/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AssessmentCountsController_counts'];
    put?: never;
    post?: never;
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
  '/api/admin/download-leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DownloadLeadsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/download-leads/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DownloadLeadsController_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/download-leads/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DownloadLeadsController_files'];
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
  '/api/admin/forgotten-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ForgottenPasswordController_forgotten'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/forgotten-password/new-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ForgottenPasswordController_choose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['InboxController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['InboxController_counts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['InboxController_one'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/{id}/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['InboxController_note'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/{id}/replies/{replyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['InboxController_answer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/{id}/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['InboxController_move'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/inbox/{id}/topic': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['InboxController_file'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['JoinController_look'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invitation/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['JoinController_join'];
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
  '/api/admin/newsletter-subscribers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SubscribersController_subscribers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OrdersController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OrdersController_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OrdersController_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OrdersController_one'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['OrderDeedsController_address'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OrdersController_evidence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_links'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/notes/{noteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['OrderDeedsController_renote'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OrderDeedsController_sent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/person': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PersonController_look'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/person/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PersonController_erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/person/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PersonController_file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/product-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProductPreviewController_look'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DeskProductsController_list'];
    put?: never;
    post: operations['DeskProductsController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DeskProductsController_one'];
    put: operations['DeskProductsController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/bring-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_bringBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/editions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_bring'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DeskProductsController_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/put-away': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_putAway'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/put-on-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_putOnSale'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_releaseIt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/take-off-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProductStepsController_takeOffSale'];
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
  '/api/admin/session/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PasskeySignInController_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/session/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PasskeySignInController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/session/second-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SecondStepController_take'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  '/api/admin/speaking-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SpeakingController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/speaking-requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SpeakingController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/speaking-requests/{id}/stage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SpeakingController_move'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['TeamController_all'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TeamController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/invitations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['TeamController_revoke'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['TeamController_rule'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['TeamController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['TeamController_role'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/subscriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SubscribersController_subscriptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/subscriptions/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SubscribersController_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/subscriptions/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SubscribersController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/subscriptions/{id}/take-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SubscribersController_takeBack'];
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccessDto: {
      /** @description Whether this browser opens a roadmap. */
      isOpen: boolean;
    };
    AccountDto: {
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      role: 'owner' | 'helper';
      secondFactor: components['schemas']['SecondFactorDto'];
      passkeys: components['schemas']['PasskeyDto'][];
      /** @description Those that live, this one first, then the last used. */
      sessions: components['schemas']['AccountSessionDto'][];
    };
    AccountSessionDto: {
      /** Format: uuid */
      id: string;
      /** @description In plain words: `Safari on an iPhone`. */
      device: string;
      /** Format: date-time */
      beganAt: string;
      /**
       * Format: date-time
       * @description To the minute.
       */
      lastSeenAt: string;
      /** @description Whether it is the one that asks. */
      isThis: boolean;
    };
    AnswerCountDto: {
      /** @description As it is stored. */
      value: string;
      /** @description As it was asked. */
      label: string;
      count: components['schemas']['VeiledCountDto'];
    };
    AnswerGroupDto: {
      /** @enum {string} */
      by: 'questionnaire' | 'situation' | 'urgency' | 'experience' | 'month';
      /** @description The largest first; months the newest first. */
      counts: components['schemas']['AnswerCountDto'][];
    };
    AskForCodeDto: {
      /**
       * Format: email
       * @description The address that the questions were answered with.
       */
      email: string;
    };
    AskForNoticeDto: {
      /** Format: email */
      email: string;
      /** @example greedy-lying-ebook */
      productId: string;
    };
    AskForPurchasesDto: {
      /**
       * Format: email
       * @description The address that the books were bought with.
       */
      email: string;
    };
    AskRefundDto: {
      /**
       * Format: uuid
       * @description A new one for each refund, the same for each try of it.
       */
      refundId: string;
      /** @description US cents. */
      amountCents: number;
      reason: string;
      /** @description What was seen to be given back already, in US cents. */
      seenGivenBackCents: number;
    };
    AssessmentCountsDto: {
      total: components['schemas']['VeiledCountDto'];
      groups: components['schemas']['AnswerGroupDto'][];
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
    AssessmentMadeDto: {
      id: string;
      recommendations: components['schemas']['RecommendationDto'][];
      /**
       * Format: date-time
       * @description Twelve months after its last use all of it is deleted.
       */
      keptUntil: string;
    };
    AudienceDto: {
      /** @description Null for everyone. */
      topic: string | null;
      label: string;
      /** @description Who would get a letter now. */
      readers: number;
    };
    AuditChoicesDto: {
      /** @description Everybody who has done something. */
      who: string[];
      /** @description Everything that was ever done. */
      actions: string[];
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
      /** Format: date-time */
      createdAt: string;
    };
    BookmarkRemovedDto: {
      id: string;
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
    BroadcastPreviewDto: {
      subject: string;
      html: string;
      text: string;
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
    CancelPreviewDto: {
      /** @description As it was given in the answer to the call that asked for the preview. */
      wish: string;
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
    ChangeConsentWordsDto: {
      /** @description That was seen. */
      version: number;
      /** @description Null: as the site came. */
      words: components['schemas']['WriteConsentWordsDto'] | null;
    };
    ChangeEmbedHostsDto: {
      /** @description That was seen. */
      version: number;
      checkout: components['schemas']['WriteEmbedRuleDto'];
      'legal-companion': components['schemas']['WriteEmbedRuleDto'];
      chat: components['schemas']['WriteEmbedRuleDto'];
      search: components['schemas']['WriteEmbedRuleDto'];
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
    ChangeOrderAddressDto: {
      /** Format: email */
      email: string;
      /** @description The address that was seen. */
      currentEmail: string;
    };
    ChangeOrderNoteDto: {
      body: string;
      /** @description Of the note that was changed. */
      version: number;
    };
    ChangePasswordDto: {
      /** Format: password */
      oldPassword: string;
      /** Format: password */
      newPassword: string;
    };
    ChangeProductDto: {
      title: string;
      description: string;
      /** @description US cents. */
      price: number;
      /** @enum {string} */
      type: 'ebook' | 'paperback' | 'speaking';
      /** @description Of the product that was changed. */
      version: number;
    };
    ChangeProgressDto: {
      /** @enum {string} */
      status?: 'not_started' | 'in_progress' | 'done' | 'skipped';
      notes?: string;
      /** @description In all, not since the last time. */
      timeSpentMinutes?: number;
    };
    ChangeSpeakingDto: {
      /** Format: date */
      eventOn: string | null;
      place: string;
      note: string;
      /** @description Of what was changed. */
      version: number;
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
    ClaimPurchaseDto: {
      clientSecret: string;
    };
    CodeAskedForDto: {
      /** @description The same sentence whether or not anything was answered with the address. */
      message: string;
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
    ConfirmCodeDto: {
      /** Format: email */
      email: string;
      /**
       * @description Six digits; spaces among them are no mistake.
       * @example 012345
       */
      code: string;
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
    ConsentWordsDto: {
      title: string;
      text: string;
      acceptLabel: string;
      declineLabel: string;
    };
    CountryDto: {
      /**
       * @description ISO 3166-1, two letters.
       * @example US
       */
      code: string;
      name: string;
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
    DeskFailureDto: {
      /** @enum {string} */
      error: 'quota_exceeded' | 'auth_failed' | 'service_unavailable' | 'daily_budget' | 'generation_failed';
      /** @description What went wrong, for whoever looks after the site. */
      detail: string;
    };
    DeskFileDto: {
      /** @description Names it where a new edition replaces it. */
      id: string;
      /** @example Finding Peace.pdf */
      fileName: string;
      /** @enum {string} */
      format: 'pdf' | 'epub' | 'mobi' | 'unknown';
      /** @description Null where it is missing from the storage. */
      sizeBytes: number | null;
      /** @description Null where it was kept before sums were. */
      sha256: string | null;
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
    DeskProductDto: {
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
      /** @enum {string} */
      status: 'on-sale' | 'off-sale' | 'to-come' | 'away';
      /** @description Goes up with each change; sent back with one. */
      version: number;
      /** @description Orders that are paid for and were not given back. */
      soldCount: number;
      files: components['schemas']['DeskFileDto'][];
      /** @description Its page on the site, where it has one. */
      pagePath: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description The newest first. */
      editions: components['schemas']['EditionDto'][];
    };
    DeskProductPageDto: {
      items: components['schemas']['DeskProductSummaryDto'][];
      nextCursor: string | null;
    };
    DeskProductSummaryDto: {
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
      /** @enum {string} */
      status: 'on-sale' | 'off-sale' | 'to-come' | 'away';
      /** @description Goes up with each change; sent back with one. */
      version: number;
      /** @description Orders that are paid for and were not given back. */
      soldCount: number;
      files: components['schemas']['DeskFileDto'][];
      /** @description Its page on the site, where it has one. */
      pagePath: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    DownloadCountDto: {
      downloadCount: number;
    };
    DownloadLeadDto: {
      id: string;
      /** Format: email */
      email: string;
      /** @description Id of the file. */
      fileName: string;
      /** @description What the file is called. */
      title: string;
      /** Format: date-time */
      takenAt: string;
      /**
       * @description Null for who never asked for the letter.
       * @enum {string|null}
       */
      subscription: 'pending' | 'confirmed' | 'ended' | null;
    };
    DownloadLeadPageDto: {
      items: components['schemas']['DownloadLeadDto'][];
      nextCursor: string | null;
    };
    DownloadReadyDto: {
      /** @description Path of the file on this site. */
      downloadUrl: string;
    };
    EditionDto: {
      id: string;
      number: number;
      note: string;
      /**
       * @description Whether those who bought before got it.
       * @enum {string}
       */
      pastBuyers: 'told' | 'served' | 'kept';
      /** Format: date-time */
      createdAt: string;
      files: components['schemas']['DeskFileDto'][];
      /** @description Null where nobody was to be told. */
      readers: components['schemas']['EditionReadersDto'] | null;
    };
    EditionReadersDto: {
      total: number;
      told: number;
      /** @description Gave the book back before their turn came. */
      left: number;
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
        | 'step-by-step'
        | 'comprehensive'
        | 'quick-reference'
        | 'templates'
        | 'personal-coaching';
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
    ErasePersonDto: {
      /** Format: email */
      email: string;
      /** @description The address once more, typed by hand. */
      confirmation: string;
    };
    ErasedPersonDto: {
      erased: string[];
      kept: components['schemas']['KeptRecordDto'][];
    };
    EverythingDeletedDto: {
      assessments: number;
      recommendations: number;
      /** @description Recommendations with a state, notes or time of one’s own. */
      progress: number;
      bookmarks: number;
    };
    EvidenceDto: {
      title: string;
      sections: components['schemas']['EvidenceSectionDto'][];
      /** @description The same as plain text. */
      text: string;
      /**
       * Format: date-time
       * @description Until when Stripe takes it.
       */
      dueBy: string | null;
    };
    EvidenceLineDto: {
      label: string;
      value: string;
    };
    EvidenceSectionDto: {
      title: string;
      lines: components['schemas']['EvidenceLineDto'][];
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
    FileThreadDto: {
      /** @enum {string} */
      topic: 'speaking' | 'books' | 'other';
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
    FirstOwnerDto: {
      /** @description From the link that the start of the site prints. */
      token: string;
      name: string;
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
    };
    ForgottenAnswerDto: {
      /** @description The same sentence whether or not there is such an account. */
      message: string;
    };
    ForgottenPasswordDto: {
      /** Format: email */
      email: string;
    };
    FurtherSourceDto: {
      label: string;
      url: string;
    };
    GeneratePreviewDto: {
      bookTitle: string;
      /** @enum {string} */
      voiceType: 'warm' | 'professional' | 'storytelling' | 'inspirational';
    };
    InboxCountsDto: {
      /** @description Messages that nobody has looked at. */
      newMessages: number;
      /** @description Messages that are held back as suspicious. */
      heldMessages: number;
    };
    InboxItemDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** Format: email */
      email: string;
      subject: string;
      /** @enum {string} */
      topic: 'speaking' | 'books' | 'other';
      /** @enum {string} */
      state: 'new' | 'read' | 'answered' | 'done' | 'spam';
      /** Format: date-time */
      arrivedAt: string;
    };
    InboxMessageDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** Format: email */
      email: string;
      subject: string;
      /** @enum {string} */
      topic: 'speaking' | 'books' | 'other';
      /** @enum {string} */
      state: 'new' | 'read' | 'answered' | 'done' | 'spam';
      /** Format: date-time */
      arrivedAt: string;
      /** @description As it was written: plain text. */
      message: string;
      note: string;
      /** @description Of the note. */
      version: number;
      /** @description The oldest first. */
      replies: components['schemas']['SentReplyDto'][];
    };
    InboxPageDto: {
      items: components['schemas']['InboxItemDto'][];
      nextCursor: string | null;
    };
    InvitationDto: {
      /** Format: uuid */
      id: string;
      /** Format: email */
      email: string;
      invitedBy: string;
      /** Format: date-time */
      invitedAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Whether its seven days are over. */
      isOver: boolean;
    };
    InvitationTokenDto: {
      /** @description From the link of the letter. */
      token: string;
    };
    InviteDto: {
      /** Format: email */
      email: string;
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
    JobSubjectDto: {
      /** @example order */
      kind: string;
      id: string;
    };
    JoinDto: {
      name: string;
      /** @description From the link of the letter. */
      token: string;
      /** Format: password */
      password: string;
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
    KeptRecordDto: {
      what: string;
      why: string;
    };
    LeadFileDto: {
      id: string;
      title: string;
    };
    MadeLinkDto: {
      /** @example pdf */
      format: string;
      /** @example Finding Peace.pdf */
      fileName: string;
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    MailHeaderDto: {
      name: string;
      value: string;
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
    MessageSentDto: {
      message: string;
    };
    MoveSpeakingDto: {
      /**
       * @description Where it stood for whoever moves it.
       * @enum {string}
       */
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
      /** @description By which she tells it from her others. */
      name: string;
      /** @description A RegistrationResponseJSON of WebAuthn. */
      credential: Record<string, never>;
    };
    NoteThreadDto: {
      note: string;
      /** @description Of the note that was changed. */
      version: number;
    };
    NoticeAskedDto: {
      /** @description The same whether or not the address is known. */
      message: string;
    };
    OfferedSecretDto: {
      /** @description In base32, to be typed where nothing can be scanned. */
      secret: string;
      /** @description What the QR code says: `otpauth://totp/…`. */
      uri: string;
    };
    OpenInvitationDto: {
      /**
       * Format: email
       * @description With which she will sign in.
       */
      email: string;
      /** @description The name of whoever has asked her. */
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
      /** @description Something about it did not work. */
      isStuck: boolean;
      customerName: string | null;
      customerEmail: string;
      productId: string;
      productTitle: string;
      /** @enum {string} */
      productType: 'ebook' | 'paperback' | 'speaking';
      /** @description US cents. */
      totalCents: number;
      /** @description Given back, or on its way, in US cents. */
      givenBackCents: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      paidAt: string | null;
      paymentIntentId: string | null;
      quantity: number;
      /** @description Where the parcel goes, line by line. */
      postalAddress: string[];
      trackingNumber: string | null;
      /** @description The buyer’s address gets no letters: they came back, or were called spam. */
      isHeldBack: boolean;
      files: components['schemas']['OrderFileDto'][];
      refunds: components['schemas']['RefundDto'][];
      notes: components['schemas']['OrderNoteDto'][];
      troubles: components['schemas']['OrderTroubleDto'][];
      timeline: components['schemas']['TimelineEntryDto'][];
      steps: components['schemas']['OrderStepsDto'];
    };
    OrderFileDto: {
      /** @example pdf */
      format: string;
      fileName: string;
      downloads: number;
    };
    OrderNoteDto: {
      /** Format: uuid */
      id: string;
      body: string;
      author: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      editedAt: string | null;
      editedBy: string | null;
      version: number;
    };
    OrderOverviewDto: {
      /** @description Parcels that wait for her. */
      toSend: number;
      stuck: number;
      disputed: number;
      products: components['schemas']['OrderedProductDto'][];
    };
    OrderPageDto: {
      items: components['schemas']['OrderSummaryDto'][];
      nextCursor: string | null;
    };
    OrderStepsDto: {
      resend: boolean;
      changeAddress: boolean;
      makeLink: boolean;
      markSent: boolean;
      /** @description Try again what did not work, or ask Stripe whether it was paid. */
      retry: boolean;
      /** @description What can still be given back, in US cents. */
      refundableCents: number;
      /** @description Whether a bank asks for evidence, or has asked. */
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
      /** @description Something about it did not work. */
      isStuck: boolean;
      customerName: string | null;
      customerEmail: string;
      productId: string;
      productTitle: string;
      /** @enum {string} */
      productType: 'ebook' | 'paperback' | 'speaking';
      /** @description US cents. */
      totalCents: number;
      /** @description Given back, or on its way, in US cents. */
      givenBackCents: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      paidAt: string | null;
    };
    OrderTroubleDto: {
      /** @description The job, as the program names it. */
      job: string;
      /** @description How often it was tried in vain. */
      failures: number;
      lastError: string;
      /**
       * Format: date-time
       * @description When it is tried by itself.
       */
      nextTryAt: string | null;
    };
    OrderedProductDto: {
      id: string;
      title: string;
    };
    PasskeyDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Whether it lives in an account of its owner’s, and so outlives the device. */
      isSynced: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastUsedAt: string | null;
    };
    PasskeyNameDto: {
      /** @description By which she tells it from her others. */
      name: string;
    };
    PasskeyOptionsDto: {
      /** @description For `navigator.credentials`, as JSON (WebAuthn Level 3). */
      options: Record<string, never>;
    };
    PasskeySignInDto: {
      /** @description An AuthenticationResponseJSON of WebAuthn. */
      credential: Record<string, never>;
    };
    PaymentSessionDto: {
      clientSecret: string;
    };
    PersonDto: {
      /** Format: email */
      email: string;
      /** @description False where nothing is known of the address. */
      isKnown: boolean;
      /**
       * Format: date-time
       * @description When she was erased last.
       */
      erasedAt: string | null;
      facts: components['schemas']['PersonFactDto'][];
      /** @description The newest first. */
      events: components['schemas']['PersonEventDto'][];
      /** @description How many events there are beside those that are shown. */
      olderCount: number;
      /** @description What an erasure takes away. */
      goes: string[];
      /** @description What an erasure leaves. */
      stays: components['schemas']['KeptRecordDto'][];
      /** @description Why she cannot be erased yet. */
      holdsUp: string[];
    };
    PersonEventDto: {
      /** Format: date-time */
      at: string;
      what: string;
      detail?: string;
      /** @description Where it is seen to, below /admin. */
      path?: string;
    };
    PersonFactDto: {
      label: string;
      value: string;
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
    ProductEventDto: {
      /** Format: date-time */
      at: string;
      /** @description Name and address of whoever did it. */
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
      /** Format: password */
      password: string;
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
    PurchasedFileDto: {
      /** @enum {string} */
      format: 'pdf' | 'epub' | 'mobi';
      /** @example Finding Peace.pdf */
      fileName: string;
      sizeBytes: number;
      /** @description Link on this site that lives 24 hours. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
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
    PurchasesAskedForDto: {
      /** @description The same sentence whether or not anything was bought with the address. */
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
    RecoveryCodesDto: {
      /** @description Each opens the second step once. They are never shown again. */
      recoveryCodes: string[];
    };
    RefundDto: {
      /** Format: uuid */
      id: string;
      /** @description US cents. */
      amountCents: number;
      /** @enum {string} */
      status: 'asked' | 'pending' | 'succeeded' | 'failed';
      reason: string | null;
      /** @description Null for one that was made at Stripe itself. */
      askedBy: string | null;
      /** Format: date-time */
      askedAt: string;
      /** @description Why it failed. */
      failure: string | null;
    };
    ReplyDto: {
      /** @description Markdown. */
      body: string;
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
    ResentDto: {
      /**
       * Format: uuid
       * @description Of the record of the letter that is promised now.
       */
      id: string;
    };
    ResetPasswordDto: {
      /** @description From the link of the letter. */
      token: string;
      /** Format: password */
      password: string;
    };
    RetriedDto: {
      /** @description How many are tried now: those that were not already. */
      retried: number;
    };
    RetryJobsDto: {
      /** @description All work of this kind that has failed. */
      job: string;
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
    RoleDto: {
      /** @enum {string} */
      role: 'owner' | 'helper';
    };
    SecondFactorDto: {
      isOn: boolean;
      /** Format: date-time */
      since: string | null;
      /** @description How many recovery codes are not used yet. */
      recoveryCodesLeft: number;
      /** @description Whether the owner asks it of everybody. */
      isRequired: boolean;
    };
    SecondStepDto: {
      /** @description Six digits of the app, or a recovery code, parted as one likes. */
      code: string;
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
      /**
       * @description What it is about; `other` where it is not said.
       * @enum {string}
       */
      topic?: 'speaking' | 'books' | 'other';
      /** @description Leave it out: a field of the form that people do not see. Whoever fills it in is taken for a machine. */
      homepage?: string;
      /** @description Milliseconds from when the form was shown until it was sent. */
      writingTimeMs?: number;
    };
    SendOffDto: {
      trackingNumber?: string;
    };
    SenderCheckDto: {
      domain: string;
      findings: components['schemas']['FindingDto'][];
    };
    SentReplyDto: {
      /** Format: uuid */
      id: string;
      /** @description Who has written it. */
      who: string;
      /** @description Markdown. */
      body: string;
      /** Format: date-time */
      createdAt: string;
      /** @description How its delivery stands; null once that is forgotten. */
      status: string | null;
    };
    SessionDto: {
      signedIn: boolean;
      /** @description Who; null for whoever is not signed in. */
      staff: components['schemas']['StaffDto'] | null;
      /**
       * @description What is owed first: the second step of a sign-in whose password was right, or, of whoever is signed in, to set one up.
       * @enum {string|null}
       */
      next: 'second-step' | 'set-up' | null;
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
    ShownWordsDto: {
      words: components['schemas']['ConsentWordsDto'];
      /** Format: date-time */
      shownFrom: string;
    };
    SignInDto: {
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
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
    SiteSettingsDto: {
      notice: components['schemas']['SiteNoticeDto'];
      embedHosts: components['schemas']['EmbedHostsDto'];
      consent: components['schemas']['SiteConsentDto'];
    };
    SpeakingRequestDto: {
      /**
       * Format: uuid
       * @description Of the message that asks for it.
       */
      id: string;
      name: string;
      /** Format: email */
      email: string;
      subject: string;
      /** Format: date-time */
      askedAt: string;
      /** @enum {string} */
      stage: 'new' | 'talking' | 'offered' | 'booked' | 'held' | 'declined';
      /** Format: date */
      eventOn: string | null;
      place: string;
      note: string;
      version: number;
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
    StaffRulesDto: {
      /** @description Whether everybody must have a second step for signing in. */
      requiresSecondFactor: boolean;
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
    SubscribeDto: {
      /** Format: email */
      email: string;
    };
    SubscribedDto: {
      /** @description The same whether or not the address is known. */
      message: string;
    };
    SubscriberDto: {
      id: string;
      /** Format: email */
      email: string;
      /** Format: date-time */
      subscribed_at: string;
    };
    SubscriptionDto: {
      id: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      status: 'pending' | 'confirmed' | 'ended';
      /** @description Null for everything. */
      topics: ('books' | 'articles' | 'evenings')[] | null;
      /** Format: date-time */
      askedAt: string;
      /** Format: date-time */
      confirmedAt: string | null;
      /** Format: date-time */
      endedAt: string | null;
      /** @enum {string|null} */
      heldBack: 'bounced' | 'complained' | null;
      /** @description Whether it was ended at this desk within the last day. */
      mayTakeBack: boolean;
    };
    SubscriptionPageDto: {
      items: components['schemas']['SubscriptionDto'][];
      nextCursor: string | null;
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
    TeamDto: {
      members: components['schemas']['TeamMemberDto'][];
      invitations: components['schemas']['InvitationDto'][];
      requiresSecondFactor: boolean;
    };
    TeamMemberDto: {
      id: string;
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      role: 'owner' | 'helper';
      hasSecondFactor: boolean;
      /** Format: date-time */
      since: string;
      /**
       * Format: date-time
       * @description Of the sessions that live.
       */
      lastSeenAt: string | null;
      isYou: boolean;
    };
    TimelineEntryDto: {
      /** Format: date-time */
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
        | 'refund-asked'
        | 'refund-pending'
        | 'refunded'
        | 'refund-failed'
        | 'disputed'
        | 'dispute-closed';
      /** @description Who of the staff did it. */
      by: string | null;
      /** @description The kind of letter, by its job. */
      letter: string | null;
      /** @description Whom it concerns: the new address, or that of a letter. */
      email: string | null;
      amountCents: number | null;
      /** @description Of a file: pdf or epub. */
      format: string | null;
      /** @description How often, or how many. */
      count: number | null;
      /** @description In words: a reason, a note, a server’s answer, an old address. */
      text: string | null;
    };
    TurnOffDto: {
      /** @description Six digits of the app, or a recovery code, parted as one likes. */
      code: string;
      /** Format: password */
      password: string;
    };
    VeiledCountDto: {
      from: number;
      to: number;
      /** @example fewer than 5 */
      words: string;
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
    WhoDto: {
      /** Format: email */
      email: string;
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
      /**
       * Format: uuid
       * @description A new one for each note, the same for each try of it.
       */
      noteId: string;
      body: string;
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
  AccountController_mine: {
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
          'application/json': components['schemas']['AccountDto'];
        };
      };
    };
  };
  AccountController_rename: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameDto'];
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
  PasskeysController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasskeyDto'];
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
  PasskeysController_offer: {
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
          'application/json': components['schemas']['PasskeyOptionsDto'];
        };
      };
    };
  };
  PasskeysController_remove: {
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
  PasskeysController_rename: {
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
        'application/json': components['schemas']['PasskeyNameDto'];
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
  PasswordController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordDto'];
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
  PasswordController_proveAgain: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProveDto'];
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
  SecondFactorController_begin: {
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
          'application/json': components['schemas']['OfferedSecretDto'];
        };
      };
    };
  };
  SecondFactorController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
    };
  };
  SecondFactorController_renew: {
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
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
    };
  };
  SecondFactorController_turnOff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TurnOffDto'];
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
  AccountController_endOthers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
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
  AccountController_endOne: {
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
  AssessmentCountsController_counts: {
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
          'application/json': components['schemas']['AssessmentCountsDto'];
        };
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
  DeliveriesController_list: {
    parameters: {
      query?: {
        status?:
          | 'queued'
          | 'sent'
          | 'accepted'
          | 'bounced'
          | 'complained'
          | 'suppressed'
          | 'withdrawn'
          | 'failing';
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
  DownloadLeadsController_list: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
        /** @description Id of a free sample, or of the kit. */
        file?: string;
        /** @description A part of the address. */
        query?: string;
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
          'application/json': components['schemas']['DownloadLeadPageDto'];
        };
      };
    };
  };
  DownloadLeadsController_csv: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
        /** @description Id of a free sample, or of the kit. */
        file?: string;
        /** @description A part of the address. */
        query?: string;
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
        content?: never;
      };
    };
  };
  DownloadLeadsController_files: {
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
          'application/json': components['schemas']['LeadFileDto'][];
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
  ForgottenPasswordController_forgotten: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgottenPasswordDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForgottenAnswerDto'];
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
  ForgottenPasswordController_choose: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordDto'];
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
  InboxController_list: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
        /** @description All but advertising where it is not given. */
        state?: 'new' | 'read' | 'answered' | 'done' | 'spam';
        topic?: 'speaking' | 'books' | 'other';
        /** @description What stands in the name, the address, the subject or the words. */
        query?: string;
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
          'application/json': components['schemas']['InboxPageDto'];
        };
      };
    };
  };
  InboxController_counts: {
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
          'application/json': components['schemas']['InboxCountsDto'];
        };
      };
    };
  };
  InboxController_one: {
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
          'application/json': components['schemas']['InboxMessageDto'];
        };
      };
    };
  };
  InboxController_note: {
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
        'application/json': components['schemas']['NoteThreadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxMessageDto'];
        };
      };
    };
  };
  InboxController_answer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        replyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplyDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxMessageDto'];
        };
      };
    };
  };
  InboxController_move: {
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
        'application/json': components['schemas']['MoveThreadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxMessageDto'];
        };
      };
    };
  };
  InboxController_file: {
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
        'application/json': components['schemas']['FileThreadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxMessageDto'];
        };
      };
    };
  };
  JoinController_look: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationTokenDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenInvitationDto'];
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
  JoinController_join: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JoinDto'];
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
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  SubscribersController_subscribers: {
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
          /** @description How many are on the list. */
          'X-Total-Count'?: number;
          /** @description For the next hundred, where there are more. */
          'X-Next-Cursor'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubscriberDto'][];
        };
      };
    };
  };
  OrdersController_list: {
    parameters: {
      query?: {
        /** @description A part of the buyer’s address or name, of the reference, or of the payment’s id. */
        query?: string;
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
          | 'stuck';
        productId?: string;
        /** @description Opened then or later. */
        from?: string;
        /** @description Opened before. */
        before?: string;
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
          'application/json': components['schemas']['OrderPageDto'];
        };
      };
    };
  };
  OrdersController_export: {
    parameters: {
      query?: {
        /** @description A part of the buyer’s address or name, of the reference, or of the payment’s id. */
        query?: string;
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
          | 'stuck';
        productId?: string;
        /** @description Opened then or later. */
        from?: string;
        /** @description Opened before. */
        before?: string;
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
          'text/csv': string;
        };
      };
    };
  };
  OrdersController_overview: {
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
          'application/json': components['schemas']['OrderOverviewDto'];
        };
      };
    };
  };
  OrdersController_one: {
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
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_address: {
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
        'application/json': components['schemas']['ChangeOrderAddressDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrdersController_evidence: {
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
          'application/json': components['schemas']['EvidenceDto'];
        };
      };
    };
  };
  OrderDeedsController_links: {
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
          'application/json': components['schemas']['MadeLinkDto'][];
        };
      };
    };
  };
  OrderDeedsController_note: {
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
        'application/json': components['schemas']['WriteOrderNoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_renote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        noteId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeOrderNoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_refund: {
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
        'application/json': components['schemas']['AskRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_resend: {
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
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_retry: {
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
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  OrderDeedsController_sent: {
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
        'application/json': components['schemas']['SendOffDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDto'];
        };
      };
    };
  };
  PersonController_look: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WhoDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonDto'];
        };
      };
    };
  };
  PersonController_erase: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ErasePersonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasedPersonDto'];
        };
      };
    };
  };
  PersonController_file: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WhoDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductPreviewController_look: {
    parameters: {
      query: {
        /** @description Of a product that there is; its page is shown where it has one. */
        id?: string;
        /** @description The card in the shop, or its own page. */
        look: 'shop' | 'page';
        title: string;
        description: string;
        price: number;
        type: 'ebook' | 'paperback' | 'speaking';
        formats?: string[];
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
        content?: never;
      };
    };
  };
  DeskProductsController_list: {
    parameters: {
      query?: {
        /** @description Those that are put away. */
        away?: 'true';
        cursor?: unknown;
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
          'application/json': components['schemas']['DeskProductPageDto'];
        };
      };
    };
  };
  DeskProductsController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          title: string;
          description: string;
          /** @description US cents. */
          price: number;
          /** @enum {string} */
          type: 'ebook' | 'paperback' | 'speaking';
          files?: string[];
          formats?: ('epub' | 'pdf' | 'unknown')[];
          /** @enum {string} */
          publish?: 'true' | 'false';
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  DeskProductsController_one: {
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
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  DeskProductsController_change: {
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
        'application/json': components['schemas']['ChangeProductDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  ProductStepsController_bringBack: {
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
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  ProductStepsController_bring: {
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
        'multipart/form-data': {
          version: number;
          /** @description What is new. */
          note: string;
          /** @enum {string} */
          pastBuyers: 'told' | 'served' | 'kept';
          files: string[];
          formats?: ('epub' | 'pdf' | 'unknown')[];
          replaces: string[];
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  DeskProductsController_history: {
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
          'application/json': components['schemas']['ProductEventDto'][];
        };
      };
    };
  };
  ProductStepsController_putAway: {
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
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  ProductStepsController_putOnSale: {
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
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  ProductStepsController_releaseIt: {
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
          'application/json': components['schemas']['DeskProductDto'];
        };
      };
    };
  };
  ProductStepsController_takeOffSale: {
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
          'application/json': components['schemas']['DeskProductDto'];
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
  PasskeySignInController_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeySignInDto'];
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
      /** @description One source has called too often; Retry-After says how long to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PasskeySignInController_ask: {
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
          'application/json': components['schemas']['PasskeyOptionsDto'];
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
  SecondStepController_take: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepDto'];
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
  SpeakingController_list: {
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
          'application/json': components['schemas']['SpeakingRequestDto'][];
        };
      };
    };
  };
  SpeakingController_change: {
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
        'application/json': components['schemas']['ChangeSpeakingDto'];
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
  SpeakingController_move: {
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
        'application/json': components['schemas']['MoveSpeakingDto'];
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
  TeamController_all: {
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
          'application/json': components['schemas']['TeamDto'];
        };
      };
    };
  };
  TeamController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteDto'];
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
  TeamController_revoke: {
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
  TeamController_rule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffRulesDto'];
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
  TeamController_remove: {
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
  TeamController_role: {
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
        'application/json': components['schemas']['RoleDto'];
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
  SubscribersController_subscriptions: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
        state?: 'pending' | 'confirmed' | 'ended' | 'held-back';
        /** @description A part of the address. */
        query?: string;
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
          'application/json': components['schemas']['SubscriptionPageDto'];
        };
      };
    };
  };
  SubscribersController_csv: {
    parameters: {
      query?: {
        /** @description Of the page before. */
        cursor?: string;
        state?: 'pending' | 'confirmed' | 'ended' | 'held-back';
        /** @description A part of the address. */
        query?: string;
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
        content?: never;
      };
    };
  };
  SubscribersController_end: {
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
  SubscribersController_takeBack: {
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
}
