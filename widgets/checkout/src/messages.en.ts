import { failureText, type Purchase } from '@lectern/api-client';
import { GUARANTEE_DAYS } from '@lectern/money';
import type { CheckoutOptions, Toast } from '@lectern/widget-kit';

// English texts of the checkout. Names in braces are placeholders for elements (see interpolate.tsx). Texts
// quoted by the specification must not change.

export const frame = {
  label: (title: string) => `Buy ${title}`,
  /** Collapses the sheet on phones. */
  collapse: 'Back to the page',
} as const;

export const actions = {
  tryAgain: 'Try again',
  startOver: 'Start over',
  close: 'Close',
  buyAnother: 'Buy another copy',
} as const;

export const progress = {
  label: 'Checkout steps',
  step: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
} as const;

export const announcements = {
  starting: 'Preparing your payment.',
  total: (total: string) => `The total with tax is ${total}.`,
  paying: 'Your payment is being processed.',
  collecting: 'Payment received. One moment, please.',
} as const;

export const promises = {
  secure: 'Secure payment processing',
  guarantee: `${GUARANTEE_DAYS}-day money-back guarantee`,
  all: `Secure payment processing. ${GUARANTEE_DAYS}-day money-back guarantee.`,
} as const;

export const formats = { pdf: 'PDF only', pdfAndEpub: 'PDF & ePub' } as const;

export const details = {
  title: 'Your details',
  name: { label: 'Full Name *' },
  email: { label: 'Email Address *' },
  phone: { label: 'Phone Number (optional)', hint: 'Optional. We don’t receive it.' },
  submit: {
    label: (price: string) => `Buy now for ${price}`,
    showTotal: 'Show total with tax',
    busy: 'Processing Purchase...',
  },
} as const;

export const address = {
  legend: 'Where should we ship it?',
  name: 'Recipient *',
  line1: 'Street address *',
  line2: 'Apartment, company (optional)',
  city: 'City *',
  region: 'State or region *',
  postalCode: 'Postal code *',
  country: 'Country *',
  chooseCountry: 'Please choose',
  unknownCountries: 'The list of countries didn’t load.',
} as const;

export const tax = {
  postalCode: 'Postal code (optional)',
  plus: 'plus tax',
  price: 'Price',
  none: 'Tax',
  total: 'Total',
} as const;

export const payment = {
  title: 'Payment',
  heading: 'Pay by card',
  buyer: (buyer: string) => `For ${buyer}.`,
  wallets: { label: 'Pay with a wallet', or: 'or by card' },
  submit: {
    label: (price: string) => `Pay ${price}`,
    /** Worded by law: Directive 2011/83/EU, article 8(2). */
    binding: (price: string) => `Order with obligation to pay: ${price}`,
    busy: 'Processing...',
  },
  preparing: 'Preparing your payment…',
  restoring: 'Finding your payment…',
  fieldsFailed: 'The card form didn’t load. Check your connection.',
  /** Below the card, after the specified toast. */
  failed: 'The payment didn’t go through. You weren’t charged. It’s safe to try again: you pay only once.',
  unknown:
    'The connection broke, so we can’t tell yet whether you were charged. If you were, we’ll email you. It’s safe to try again: you pay only once.',
  lookupFailed: 'We couldn’t look up your payment. Nothing is lost. Please try again.',
} as const;

export const done = {
  thanks: 'Thank you.',
  thanksFor: (title: string) => `Thank you. ${title} is yours.`,
  read: { start: 'Start reading', startTitle: (title: string) => `Start reading ${title}` },
  email: {
    heading: 'What we’ll email you',
    sentTo: {
      files: { soon: 'We’ll also email the links to', done: 'We’ve also emailed the links to' },
      receipt: { soon: 'We’ll email your receipt to', done: 'We’ve emailed your receipt to' },
    },
    wrongAddress: '{sentTo} {email}. Wrong address? {write} and we’ll fix it.',
    correctable: '{sentTo} {email}. {correct}',
    correct: 'Wrong address? Correct it',
  },
  order: {
    reference: 'Order {order}. Keep it in case you need help.',
    view: 'View order and receipt',
  },
  next: { heading: 'Read next' },
  gift: { offer: 'Want to give one away? {buy}' },
} as const;

export const downloads = {
  lifetime: 'The links work for 24 hours. After that, each one offers to email you a new link.',
  checkAgain: 'Check again',
  confirming: 'Your payment went through. One moment, please…',
  preparing: 'Your payment went through. We’re preparing your files. This takes a few seconds…',
  fetching: 'Your payment went through. Fetching your files…',
  delayed: 'Your payment went through, but your files aren’t here yet. We’ll email them to you as well.',
  unconfirmed: 'Your payment went through, but the shop hasn’t responded yet. We’ll email you.',
  expired: 'You paid for this more than a day ago. Use the links in your email, or get new ones there.',
  open: { label: 'Open your files', hint: ' on the author’s site, in a new tab' },
  file: {
    label: (format: string) => `Download ${format}`,
    /** If the order has several files of a format. */
    ofTitle: (fileName: string) => `Download ${fileName}`,
    formats: { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' },
    hints: { pdf: 'for screen and paper', epub: 'for e-readers and phones', mobi: 'for older Kindles' },
  },
} as const;

/** Orders of an address that has bought the book before. */
export const pastOrders = {
  open: 'Open it',
  find: 'Find my books',
  offer: 'Bought it before? {send}',
  send: 'Send me the link',
  sent: (email: string) => `If books were bought with ${email}, we’ve emailed their links there.`,
} as const;

export const help = {
  write: 'Write to us',
  questions: 'Questions about order {order}? {write}: we answer within 24 hours.',
} as const;

export const errors = {
  offline: 'We couldn’t reach the shop, so you weren’t charged. Check your connection and try again.',
  /** For a response that is not from the shop's API. */
  server: (status: number) => `The shop couldn’t respond (${status}). You weren’t charged. Please try again.`,
  /** Follows the shop's own message, which says how long to wait. */
  retryAt: (time: string) => `Try again at ${time}.`,
} as const;

export type GoodsType = NonNullable<CheckoutOptions['productType']>;

export interface GoodsMessages {
  heading: string;
  /** Shown next to the title; e-books show their formats instead. */
  offer: string | null;
  promise: string;
  lastStep: string;
  emailProblem: string;
  paidText: string;
  purchaseText: string;
  announcement: string;
  /** Next step for purchases without files. */
  next: string | null;
}

export const goods: Record<GoodsType, GoodsMessages> = {
  ebook: {
    heading: 'Get your copy',
    offer: null,
    promise: 'Read it right away. We’ll email the links, too.',
    lastStep: 'Your book',
    emailProblem: 'Check your email address. Your book goes there.',
    paidText: 'Thank you for your purchase! We’re emailing you the download instructions.',
    purchaseText: 'Your book is yours to keep.',
    announcement: 'Your files are ready to download.',
    next: null,
  },
  paperback: {
    heading: 'Order your copy',
    offer: 'Paperback, shipped to you',
    promise: 'Packed by the author. We’ll email you when it ships.',
    lastStep: 'Your order',
    emailProblem: 'Check your email address. Your receipt goes there.',
    paidText: 'Thank you for your order! We’re emailing your receipt.',
    purchaseText: 'You’ll get an email when your book ships.',
    announcement: 'We’ve received your order.',
    next: 'The author packs and ships your book by hand. We’ll email you when it ships.',
  },
  speaking: {
    heading: 'Book it',
    offer: 'By appointment',
    promise: 'The author emails you within 24 hours',
    lastStep: 'Your booking',
    emailProblem: 'Check your email address. The author writes to you there.',
    paidText: 'Thank you for your booking! We’re emailing your receipt.',
    purchaseText: 'The author will email you within 24 hours.',
    announcement: 'We’ve received your booking.',
    next: 'The author will email you within 24 hours to agree on the date and place.',
  },
};

export interface Ending {
  heading: string;
  text: string;
  isFailure?: boolean;
}

/** Shown for a purchase without downloads. */
export const endings: Partial<Record<Purchase['status'], Ending>> = {
  failed: {
    heading: 'This order didn’t go through',
    text: 'Something went wrong with your order after the payment step.',
    isFailure: true,
  },
  refunded: {
    heading: 'This purchase was refunded',
    text: 'Your money is on its way back to your card, so the download links no longer work.',
  },
  paused: {
    heading: 'This purchase is paused',
    text: 'Your bank is reviewing the payment, so downloads are on hold until it’s resolved.',
  },
};

const errorToast = (title: string, description: string): Toast & { description: string } => ({
  title,
  description,
  tone: 'destructive',
});

export const toasts = {
  missingDetails: errorToast('Error', 'Please fill in your name and email address'),
  missingAddress: errorToast('Error', 'Please fill in the shipping address'),
  missingPlace: errorToast('Error', 'Please choose your country and enter your postal code'),
  purchaseRefused: (cause: unknown) => errorToast('Error', failureText(cause, 'Failed to process purchase')),
  paymentReady: {
    title: 'Payment Ready',
    description: 'Please complete your payment below.',
    tone: 'neutral',
  },
  paymentFailed: (providerMessage: string) => errorToast('Payment Failed', providerMessage),
  paymentError: errorToast('Payment Error', 'An unexpected error occurred. Please try again.'),
  /** The specification omits the second sentence if a paid order leads to the return page. */
  paymentErrorBeforeReturn: errorToast('Payment Error', 'An unexpected error occurred.'),
  /** The description depends on the product type. */
  paymentSuccessful: { title: 'Payment Successful', tone: 'success' },
  purchaseComplete: { title: 'Purchase Complete!', tone: 'success', follows: true },
} as const satisfies Record<string, Toast | ((message: string) => Toast) | ((cause: unknown) => Toast)>;
