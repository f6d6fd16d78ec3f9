import type { Purchase } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { formatsLine } from './words.js';

export type GoodsType = NonNullable<CheckoutOptions['productType']>;

/** What is said of a purchase by the way in which it reaches the buyer. */
interface GoodsWords {
  heading: string;
  /** Beside the title; files name their formats instead. */
  offer: string | null;
  promise: string;
  lastStep: string;
  /** What the e-mail address is for, where it does not look like one. */
  emailProblem: string;
  paidText: string;
  purchaseText: string;
  announcement: string;
  /** Where the buyer is not handed files: what happens next. */
  next: string | null;
}

const words: Record<GoodsType, GoodsWords> = {
  ebook: {
    heading: 'Get your copy',
    offer: null,
    promise: 'Read it at once; the links come by email too',
    lastStep: 'Your book',
    emailProblem: 'Please check the address: your book is sent there.',
    paidText: 'Thank you for your purchase! Download instructions are on their way to you by email.',
    purchaseText: 'Your book is yours to keep.',
    announcement: 'Your files are ready to download.',
    next: null,
  },
  paperback: {
    heading: 'Order your copy',
    offer: 'Paperback, sent by post',
    promise: 'Packed by the author; you hear when it is on its way',
    lastStep: 'Your order',
    emailProblem: 'Please check the address: your receipt is sent there.',
    paidText: 'Thank you for your order! A receipt is on its way to you by email.',
    purchaseText: 'You will hear by email when your book is on its way.',
    announcement: 'Your order has arrived.',
    next: 'The author packs and posts it herself, to the address you gave. You will have an email when it is on its way.',
  },
  speaking: {
    heading: 'Book it',
    offer: 'By appointment',
    promise: 'The author writes to you within 24 hours',
    lastStep: 'Your booking',
    emailProblem: 'Please check the address: the author writes to you there.',
    paidText: 'Thank you for your booking! A receipt is on its way to you by email.',
    purchaseText: 'The author will write to you within 24 hours.',
    announcement: 'Your booking has arrived.',
    next: 'The author will write to you within 24 hours, to settle the day and the place.',
  },
};

export function goodsWords(type: GoodsType = 'ebook'): GoodsWords {
  return words[type];
}

export function offerLine({ productType, formats }: CheckoutOptions): string {
  return goodsWords(productType).offer ?? formatsLine(formats);
}

/** Of a purchase, the shop's own word on what it is. */
export function typeOf(purchase: Purchase | null, options: CheckoutOptions): GoodsType {
  return purchase?.product.type ?? options.productType ?? 'ebook';
}
