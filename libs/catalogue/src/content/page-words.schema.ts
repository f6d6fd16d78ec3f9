import { z } from 'zod';
import { listOf, text, textWith, texts, titledText, webLink } from './fields.js';

/** Around every book. */
export const bookWords = z.strictObject({
  /** `{title}` */
  coverAlt: textWith('{title}'),
  /** Titles of a book's two pages, if the author writes none. */
  titleText: textWith('{title}'),
  factsTitleText: textWith('{title}'),
  /** `{series}`, `{number}` */
  seriesText: textWith('{series}', '{number}'),
  /** By format, if an edition has no label. */
  editionLabels: z.record(z.string(), text),
  /** Banner above a book that is not out. */
  preOrder: titledText,
});

export const salesWords = z.strictObject({
  buyLabel: text,
  openingLabel: text,
  synopsisHeading: text,
  moreLabel: text,
  lessLabel: text,
  featuresHeading: text,
  openingHeading: text,
  reviewsHeading: text,
  reviewSources: z.strictObject({
    sample: text,
    'sample-review-copy': text,
    'review-copy': text,
    bought: text,
    author: text,
    press: text,
  }),
  boughtReviewsText: textWith('{rating}', '{count}'),
  /** Above the author's reply to a review. */
  reviewReplyLabel: text,
  /** Shown once for the section if all its reviews are samples of one kind. */
  sampleReviewsTexts: z.strictObject({ sample: text, 'sample-review-copy': text }),
  includesHeading: text,
  guaranteeHeading: text,
  checkoutLoadingText: text,
  checkoutFailureText: text,
  retailersHeading: text,
  retailersText: text,
  retailerNoPriceText: text,
  keywordsHeading: text,
  newTabText: text,
  /** For a product without an ePub. */
  pdfOnlyText: text,
  /** Replaces the checkout when scripts are off, before the author's address. */
  scriptNote: text,
  /** Shown while the product is hidden. */
  awayHeading: text,
  awayText: text,
  secondButton: z.strictObject({
    heading: text,
    text,
    buyLabel: text,
    busyLabel: text,
    hints: z.strictObject({ details: text, payment: text, done: text }),
  }),
  details: z.strictObject({
    sectionHeading: text,
    heading: text,
    isbnLabel: text,
    pagesLabel: text,
    priceLabel: text,
    listPriceLabel: text,
    fileLabel: text,
    publishedLabel: text,
    allLabel: text,
  }),
  preOrder: z.strictObject({
    heading: text,
    text,
    pricesHeading: text,
    paperbackLabel: text,
    ebookLabel: text,
    nameLabel: text,
    emailLabel: text,
    buttonLabel: text,
    readLabel: text,
    /** `{date}` */
    publishedText: text,
    /** Used after the expected date has passed. `{date}` */
    lateText: text,
    /** `{pages}` */
    pagesText: text,
  }),
});

export const shopWords = z.strictObject({
  heading: text,
  text,
  nameLabel: text,
  emailLabel: text,
  emailHint: text,
  scriptNote: text,
  storesLabel: text,
  emptyTitle: text,
  emptyText: text,
  errorTitle: text,
  errorText: text,
  retryLabel: text,
  checkoutHeading: text,
  summaryHeading: text,
  totalLabel: text,
  backLabel: text,
  successHeading: text,
  successText: text,
  successLinkLabel: text,
  /** After an order without files to download. */
  orderedHeading: text,
  orderedText: text,
  infoCards: listOf(titledText.extend({ link: z.strictObject({ label: text, url: webLink }).optional() })),
});

/** For a purchase without files to download. */
const byHand = z.strictObject({ heading: text, text, receiptNote: text, whatsNext: texts });

export const thankYouWords = z.strictObject({
  heading: text,
  text,
  processingHeading: text,
  processingText: text,
  /** Shown if the bank takes longer than this page waits. */
  slowText: text,
  checkAgainLabel: text,
  failedHeading: text,
  failedText: text,
  unreachableHeading: text,
  unreachableText: text,
  refundedHeading: text,
  refundedText: text,
  /** Shown while the bank reviews the payment. */
  pausedHeading: text,
  pausedText: text,
  orderLabel: text,
  sentToLabel: text,
  wrongAddressLabel: text,
  downloadLabel: text,
  newTabNote: text,
  receiptNote: text,
  orderPageLabel: text,
  /** Shown if there is no purchase to show. */
  nothingHeading: text,
  nothingText: text,
  byMail: z.strictObject({
    heading: text,
    text,
    emailLabel: text,
    emailProblem: text,
    buttonLabel: text,
    sendingLabel: text,
    askedText: text,
    failureText: text,
  }),
  byHand: z.strictObject({ paperback: byHand, speaking: byHand }),
  whatsNextHeading: text,
  whatsNext: texts,
  homeLabel: text,
});
