import { z } from 'zod';
import { listOf, text, textWith, texts, titledText, webLink } from './fields.js';

export const salesWords = z.strictObject({
  buyLabel: text,
  openingLabel: text,
  synopsisHeading: text,
  moreLabel: text,
  lessLabel: text,
  featuresHeading: text,
  openingHeading: text,
  reviewsHeading: text,
  /** Source of a review, shown below it. */
  reviewSources: z.strictObject({
    sample: text,
    'sample-review-copy': text,
    'review-copy': text,
    bought: text,
    author: text,
  }),
  /** Approved reviews of buyers. */
  boughtReviewsText: textWith('{rating}', '{count}'),
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
    /** Instructions for each step of the checkout. */
    hints: z.strictObject({ details: text, payment: text, done: text }),
  }),
  details: z.strictObject({
    /** Heading of the section; the next one is the heading of the card of editions. */
    sectionHeading: text,
    heading: text,
    isbnLabel: text,
    pagesLabel: text,
    priceLabel: text,
    /** List price of a printed edition; stores set their own prices. */
    listPriceLabel: text,
    /** Label of the e-book sold here. */
    fileLabel: text,
    publishedLabel: text,
    /** Link to the page of facts. */
    allLabel: text,
  }),
  /** Texts around pre-ordering an unreleased book. */
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
  /** Form that emails a buyer their books. */
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
