/** What every page that sells a book says around the words of that book. */
export interface SalesWords {
  buyLabel: string;
  openingLabel: string;
  synopsisHeading: string;
  moreLabel: string;
  lessLabel: string;
  featuresHeading: string;
  openingHeading: string;
  reviewsHeading: string;
  /** Where a review comes from, said beneath it. */
  reviewSources: Record<'sample' | 'sample-review-copy' | 'review-copy' | 'bought' | 'author', string>;
  includesHeading: string;
  guaranteeHeading: string;
  checkoutLoadingText: string;
  checkoutFailureText: string;
  retailersHeading: string;
  retailersText: string;
  retailerNoPriceText: string;
  keywordsHeading: string;
  newTabText: string;
  /** Of a product without an ePub. */
  pdfOnlyText: string;
  /** While the shop has hidden the product. */
  awayText: string;
  secondButton: Record<'heading' | 'text' | 'buyLabel' | 'busyLabel' | 'hint', string>;
  details: Record<'heading' | 'isbnLabel' | 'pagesLabel' | 'priceLabel' | 'publishedLabel', string>;
  /** Around the purchase of a book that is not out. */
  preOrder: Record<
    | 'heading'
    | 'text'
    | 'pricesHeading'
    | 'paperbackLabel'
    | 'ebookLabel'
    | 'nameLabel'
    | 'emailLabel'
    | 'buttonLabel'
    | 'readLabel'
    | 'publishedText'
    | 'pagesText',
    string
  >;
}

export interface ShopWords {
  heading: string;
  text: string;
  nameLabel: string;
  emailLabel: string;
  emailHint: string;
  emptyTitle: string;
  emptyText: string;
  errorTitle: string;
  errorText: string;
  retryLabel: string;
  checkoutHeading: string;
  summaryHeading: string;
  totalLabel: string;
  backLabel: string;
  successHeading: string;
  successText: string;
  successLinkLabel: string;
  /** After the order of something that is not handed over as files. */
  orderedHeading: string;
  orderedText: string;
  infoCards: { title: string; text: string }[];
}

/** What is said of a purchase that is not handed over as files. */
export interface ByHandWords {
  heading: string;
  text: string;
  receiptNote: string;
  whatsNext: string[];
}

export interface ThankYouWords {
  heading: string;
  text: string;
  processingHeading: string;
  processingText: string;
  /** When the bank takes longer than this page waits. */
  slowText: string;
  checkAgainLabel: string;
  failedHeading: string;
  failedText: string;
  refundedHeading: string;
  refundedText: string;
  /** While the bank looks into the payment. */
  pausedHeading: string;
  pausedText: string;
  orderLabel: string;
  sentToLabel: string;
  downloadLabel: string;
  newTabNote: string;
  receiptNote: string;
  /** When the page was opened without a purchase to show. */
  nothingHeading: string;
  nothingText: string;
  /** The form that has one's books sent by mail. */
  byMail: {
    heading: string;
    text: string;
    emailLabel: string;
    emailProblem: string;
    buttonLabel: string;
    sendingLabel: string;
    askedText: string;
    failureText: string;
  };
  byHand: { paperback: ByHandWords; speaking: ByHandWords };
  whatsNextHeading: string;
  whatsNext: string[];
  homeLabel: string;
}
