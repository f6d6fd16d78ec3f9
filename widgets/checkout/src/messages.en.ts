import { failureText, type Purchase } from '@lectern/api-client';
import type { CheckoutOptions, Toast } from '@lectern/widget-kit';

// All that the checkout says, in English. Names in braces are places for elements (see filled.tsx); a function puts words
// in. What the specification quotes is not ours to polish.

export const labels = {
  name: 'Full Name *',
  email: 'Email Address *',
  phone: 'Phone Number (optional)',
  phoneHint: 'Not sent with your order: the author writes by email.',
  buying: 'Processing Purchase...',
  paying: 'Processing...',
} as const;

export const formats = { pdf: 'PDF only', pdfAndEpub: 'PDF & ePub' } as const;

export type GoodsType = NonNullable<CheckoutOptions['productType']>;

/** What is said of a purchase by the way in which it reaches the buyer. */
export interface GoodsMessages {
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

export const goods: Record<GoodsType, GoodsMessages> = {
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
    offer: 'Paperback, shipped to you',
    promise: 'Packed by the author; you hear when it ships',
    lastStep: 'Your order',
    emailProblem: 'Please check the address: your receipt is sent there.',
    paidText: 'Thank you for your order! A receipt is on its way to you by email.',
    purchaseText: 'You’ll get an email when your book ships.',
    announcement: 'Your order has arrived.',
    next: 'The author packs and ships it by hand, to the address you gave. You’ll get an email when it ships.',
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

export const frameLabel = (title: string) => `Buy ${title}`;
export const stepsLabel = 'Steps of your purchase';
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
export const foldSheet = 'Back to the page';

export const address = {
  legend: 'Where should it go?',
  name: 'Name on the parcel *',
  line1: 'Street and number *',
  line2: 'Apartment, company (optional)',
  city: 'City *',
  region: 'State or region *',
  postalCode: 'Postal code *',
  country: 'Country *',
  chooseCountry: 'Please choose',
  unknownCountries: 'We couldn’t look up where we ship books.',
} as const;

export const tax = {
  postalCode: 'Postal code (optional)',
  plus: 'plus tax',
  showTotal: 'Show the total with tax',
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
export const formBroken = 'The card form didn’t load. Please check your connection.';
export const restoring = 'Finding the payment you had started…';
export const starting = 'Preparing your payment…';

export const thankYou = 'Thank you.';
export const thankYouFor = (title: string) => `Thank you. ${title} is yours.`;
export const sentTo = {
  files: { soon: 'We will also send the links to', done: 'We have also sent the links to' },
  receipt: { soon: 'A receipt will be sent to', done: 'A receipt is on its way to' },
} as const;
export const wrongAddress = '{sentTo} {email}. Wrong address? {write} and we will put it right.';
export const correctableAddress = '{sentTo} {email}. {correct}';
export const correctAddress = 'Wrong address? Correct it';
export const byMailHeading = 'What comes by email';
export const readNow = (sample: string) => `Read ${sample} now`;
export const readNowHint = ', in a new tab';
export const nextBook = 'Read next';
export const writeToUs = 'Write to us';
export const orderRef = 'Order {order}. Keep it in case you want to ask us something.';
export const orderPage = 'Your order’s own page, with its receipt and fresh links';
export const another = 'Would you like to give one away? {buy}';
export const buyAnother = 'Buy another copy';
export const openOrder = 'Open it';
export const findBooks = 'Find my books';
export const boughtBefore = 'Bought it before? {send}';
export const sendLinks = 'Send me the link';
export const linksSent = (email: string) =>
  `If books were bought with ${email}, an email with their links is on its way there.`;
export const questions = 'Questions about order {order}? {write}: we answer within 24 hours.';

export interface Ending {
  heading: string;
  text: string;
  isFailure?: boolean;
}

/** What is said where the purchase hands out nothing. */
export const endings: Partial<Record<Purchase['status'], Ending>> = {
  failed: {
    heading: 'This order could not be finished',
    text: 'Something went wrong with your order after the payment step.',
    isFailure: true,
  },
  refunded: {
    heading: 'This purchase was refunded',
    text: 'The money is on its way back to your card, so the download links no longer work.',
  },
  paused: {
    heading: 'This purchase is paused',
    text: 'The payment is in dispute at the bank, so the download links wait until that is settled.',
  },
};

export const linksLife = 'The links work for 24 hours. After that, each one offers to email you a new link.';
export const lookAgain = 'Check again';
export const waitingForShop = 'Your payment went through. One moment, please…';
export const preparingFiles = 'Your payment arrived. We are preparing your files; this takes a few seconds…';
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

/** After the shop's own sentence, which says how long to wait. */
export const comeBackAt = (time: string) => `That is at ${time}.`;
export const noAnswer =
  'We could not reach the shop, so nothing was charged. Please check your connection and try again.';
/** For an answer that did not come from the shop itself. */
export const shopFailed = (status: number) =>
  `The shop could not answer just now (${status}). Nothing was charged. Please try again.`;
/** Below the card, after the specified toast. */
export const notChargedYet =
  'The payment did not go through, and nothing has been charged. It is safe to try again: you pay only once.';
export const chargeUnknown =
  'The connection broke, so we cannot tell yet whether you were charged. If you were, we will email you. It is safe to try again: you pay only once.';
export const filesNotHere =
  'Your payment went through, but your files are not here yet. They will reach you by email as well.';
export const purchaseEnded =
  'You paid for this more than a day ago. The links in your email lead to it, and to fresh ones.';
export const noWordYet =
  'Your payment went through, but the shop has not answered yet. You will hear from it by email.';
export const lookUpFailed =
  'We could not look up the payment you had started. Nothing is lost: please try again.';

const errorToast = (title: string, description: string): Toast & { description: string } => ({
  title,
  description,
  tone: 'destructive',
});

export const toasts = {
  missingDetails: errorToast('Error', 'Please fill in your name and email address'),
  missingAddress: errorToast('Error', 'Please fill in the shipping address'),
  missingPlace: errorToast('Error', 'Please choose your country, and enter your postal code'),
  purchaseRefused: (cause: unknown) => errorToast('Error', failureText(cause, 'Failed to process purchase')),
  paymentReady: {
    title: 'Payment Ready',
    description: 'Please complete your payment below.',
    tone: 'neutral',
  },
  paymentFailed: (providerMessage: string) => errorToast('Payment Failed', providerMessage),
  paymentError: errorToast('Payment Error', 'An unexpected error occurred. Please try again.'),
  /** Where a paid order leads away, the specification leaves the second sentence out. */
  paymentErrorBeforeReturn: errorToast('Payment Error', 'An unexpected error occurred.'),
  /** What follows, the goods say. */
  paymentSuccessful: { title: 'Payment Successful', tone: 'success' },
  purchaseComplete: { title: 'Purchase Complete!', tone: 'success', follows: true },
} as const satisfies Record<string, Toast | ((message: string) => Toast) | ((cause: unknown) => Toast)>;
