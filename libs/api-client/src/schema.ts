// Made from the API by `npm run api-client`. Changes made here are lost, and a test finds them.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
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
    SendMessageDto: {
      name: string;
      /** Format: email */
      email: string;
      subject: string;
      message: string;
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    };
  };
}
