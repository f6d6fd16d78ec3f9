import { z } from 'zod';
import { listOf, text, textWith, texts, titledText, webLink } from './fields.js';

/** `sales` of content/site.json */
export const salesWords = z.strictObject({
  buyLabel: text,
  openingLabel: text,
  synopsisHeading: text,
  moreLabel: text,
  lessLabel: text,
  featuresHeading: text,
  openingHeading: text,
  reviewsHeading: text,
  /** Where a review comes from, said beneath it. */
  reviewSources: z.strictObject({
    sample: text,
    'sample-review-copy': text,
    'review-copy': text,
    bought: text,
    author: text,
  }),
  /** Of buyers whose reviews the owner has approved. */
  boughtReviewsText: textWith('{rating}', '{count}'),
  /** Once for the section, where all of its reviews are samples of one kind. */
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
  /** Of a product without an ePub. */
  pdfOnlyText: text,
  /** In the place of the checkout if no script runs, before the author's address. */
  scriptNote: text,
  /** While the shop has hidden the product. */
  awayHeading: text,
  awayText: text,
  secondButton: z.strictObject({
    heading: text,
    text,
    buyLabel: text,
    busyLabel: text,
    /** What is to be done in the checkout's form, by its steps. */
    hints: z.strictObject({ details: text, payment: text, done: text }),
  }),
  details: z.strictObject({
    /** Of the section; the next is that of the card of editions. */
    sectionHeading: text,
    heading: text,
    isbnLabel: text,
    pagesLabel: text,
    priceLabel: text,
    /** Of an edition on paper, for which shops ask what they like. */
    listPriceLabel: text,
    /** Of the e-book as it is sold here. */
    fileLabel: text,
    publishedLabel: text,
    /** To the page of facts. */
    allLabel: text,
  }),
  /** Around the purchase of a book that is not out. */
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
    /** Once that day has passed. `{date}` */
    lateText: text,
    /** `{pages}` */
    pagesText: text,
  }),
});

/** `shop` of content/site.json */
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
  /** After the order of something that is not handed over as files. */
  orderedHeading: text,
  orderedText: text,
  infoCards: listOf(titledText.extend({ link: z.strictObject({ label: text, url: webLink }).optional() })),
});

/** Of a purchase that is not handed over as files. */
const byHand = z.strictObject({ heading: text, text, receiptNote: text, whatsNext: texts });

/** `thankYou` of content/site.json */
export const thankYouWords = z.strictObject({
  heading: text,
  text,
  processingHeading: text,
  processingText: text,
  /** When the bank takes longer than this page waits. */
  slowText: text,
  checkAgainLabel: text,
  failedHeading: text,
  failedText: text,
  unreachableHeading: text,
  unreachableText: text,
  refundedHeading: text,
  refundedText: text,
  /** While the bank looks into the payment. */
  pausedHeading: text,
  pausedText: text,
  orderLabel: text,
  sentToLabel: text,
  wrongAddressLabel: text,
  downloadLabel: text,
  newTabNote: text,
  receiptNote: text,
  orderPageLabel: text,
  /** When the page was opened without a purchase to show. */
  nothingHeading: text,
  nothingText: text,
  /** The form that has one’s books sent by mail. */
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
