import { failureText, type Purchase } from '@lectern/api-client';
import type { CheckoutOptions, Toast } from '@lectern/widget-kit';

// English texts of the checkout. Names in braces are placeholders for elements (see interpolate.tsx). Texts
// quoted by the specification must not change.

export const labels = {
  name: 'Full Name *',
  email: 'Email Address *',
  phone: 'Phone Number (optional)',
  phoneHint: 'Optional. We don’t receive it.',
  buying: 'Processing Purchase...',
  paying: 'Processing...',
} as const;

export const formats = { pdf: 'PDF only', pdfAndEpub: 'PDF & ePub' } as const;

export type GoodsType = NonNullable<CheckoutOptions['productType']>;

/** Texts that depend on how the purchase is delivered. */
export interface GoodsMessages {
  heading: string;
  /** Shown next to the title; e-books show their formats instead. */
  offer: string | null;
  promise: string;
  lastStep: string;
  /** Shown for an invalid email address. */
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

export const frameLabel = (title: string) => `Buy ${title}`;
export const stepsLabel = 'Checkout steps';
export const detailsStep = 'Your details';
export const paymentStep = 'Payment';
export const stepPlace = (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`;
export const announcements = {
  starting: 'Preparing your payment.',
  total: (total: string) => `The total with tax is ${total}.`,
  paying: 'Your payment is being processed.',
  collecting: 'Payment received. One moment, please.',
} as const;

export const buyNow = (price: string) => `Buy now for ${price}`;
export const securePayment = 'Secure payment processing';
export const guarantee = '30-day money-back guarantee';
export const tryAgain = 'Try again';
export const startOver = 'Start over';
export const close = 'Close';
export const moveSheetBack = 'Back to the page';

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
  showTotal: 'Show total with tax',
  price: 'Price',
  none: 'Tax',
  total: 'Total',
} as const;

export const walletsLabel = 'Pay with a wallet';
export const orByCard = 'or by card';
export const payByCard = 'Pay by card';
export const payFor = (buyer: string) => `For ${buyer}.`;
export const pay = (price: string) => `Pay ${price}`;
export const paymentPromises = `${securePayment}. ${guarantee}.`;
export const formBroken = 'The card form didn’t load. Check your connection.';
export const restoring = 'Finding your payment…';
export const starting = 'Preparing your payment…';

export const thankYou = 'Thank you.';
export const thankYouFor = (title: string) => `Thank you. ${title} is yours.`;
export const sentTo = {
  files: { soon: 'We’ll also email the links to', done: 'We’ve also emailed the links to' },
  receipt: { soon: 'We’ll email your receipt to', done: 'We’ve emailed your receipt to' },
} as const;
export const wrongAddress = '{sentTo} {email}. Wrong address? {write} and we’ll fix it.';
export const correctableAddress = '{sentTo} {email}. {correct}';
export const correctAddress = 'Wrong address? Correct it';
export const byMailHeading = 'What we’ll email you';
export const readNow = (sample: string) => `Read ${sample} now`;
export const readNowHint = ', in a new tab';
export const nextBook = 'Read next';
export const writeToUs = 'Write to us';
export const orderRef = 'Order {order}. Keep it in case you need help.';
export const orderPage = 'View order and receipt';
export const another = 'Want to give one away? {buy}';
export const buyAnother = 'Buy another copy';
export const openOrder = 'Open it';
export const findBooks = 'Find my books';
export const boughtBefore = 'Bought it before? {send}';
export const sendLinks = 'Send me the link';
export const linksSent = (email: string) =>
  `If books were bought with ${email}, we’ve emailed their links there.`;
export const questions = 'Questions about order {order}? {write}: we answer within 24 hours.';

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

export const linksLife = 'The links work for 24 hours. After that, each one offers to email you a new link.';
export const checkAgain = 'Check again';
export const waitingForShop = 'Your payment went through. One moment, please…';
export const preparingFiles =
  'Your payment went through. We’re preparing your files. This takes a few seconds…';
export const fetchingFiles = 'Your payment went through. Fetching your files…';
export const openFiles = 'Open your files';
export const openFilesHint = ' on the author’s site, in a new tab';
export const download = (format: string) => `Download ${format}`;
export const formatNames = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' } as const;
export const formatHints = {
  pdf: 'for screen and paper',
  epub: 'for e-readers and phones',
  mobi: 'for older Kindles',
} as const;

/** Follows the shop's own message, which says how long to wait. */
export const retryAt = (time: string) => `Try again at ${time}.`;
export const noAnswer =
  'We couldn’t reach the shop, so you weren’t charged. Check your connection and try again.';
/** For a response that is not from the shop's API. */
export const shopFailed = (status: number) =>
  `The shop couldn’t respond (${status}). You weren’t charged. Please try again.`;
/** Below the card, after the specified toast. */
export const notChargedYet =
  'The payment didn’t go through. You weren’t charged. It’s safe to try again: you pay only once.';
export const chargeUnknown =
  'The connection broke, so we can’t tell yet whether you were charged. If you were, we’ll email you. It’s safe to try again: you pay only once.';
export const filesNotHere =
  'Your payment went through, but your files aren’t here yet. We’ll email them to you as well.';
export const purchaseEnded =
  'You paid for this more than a day ago. Use the links in your email, or get new ones there.';
export const noResponseYet = 'Your payment went through, but the shop hasn’t responded yet. We’ll email you.';
export const lookUpFailed = 'We couldn’t look up your payment. Nothing is lost. Please try again.';

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
