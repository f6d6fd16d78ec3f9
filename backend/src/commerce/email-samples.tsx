import { Readable } from 'node:stream';

import { emailWords, site } from '@lectern/catalogue';
import { codeEmail } from '../platform/email/code-email.js';
import type { EmailSample } from '../platform/email/email.js';
import { consentText } from './order-links/consent-text.js';
import { toDeviceEmail } from './devices/device-email.js';
import { saleEmail } from './downloads/sale-email.js';
import { linkRenewedEmail, orderDeliveredEmail, purchasesEmail } from './downloads/download-emails.js';
import { newEditionEmail } from './editions/edition-email.js';
import { guaranteeEmail, ownerGuaranteeEmail } from './guarantee/guarantee-emails.js';
import { recoveryEmail } from './payment-recovery/recovery-email.js';
import { paymentMismatchEmail } from './payments/payment-emails.js';
import { copyFaultEmail } from './personal-copies/copy-fault-email.js';
import {
  orderPartRefundedEmail,
  orderRefundedEmail,
  orderRefundReturnedEmail,
} from './refunds/refund-emails.js';
import { ownerReviewEmail, reviewReplyEmail } from './reviews/review-emails.js';
import {
  orderToSendEmail,
  speakingBookedEmail,
  orderSentEmail,
  ownerTaskEmail,
} from './shipping/shipping-emails.js';
import { confirmationEmail, releaseEmail } from './waitlist/waitlist-emails.js';
import { type OrderEmailProps, orderListEmail } from './emails/order-email.js';

const BUYER = { customerEmail: 'ruth@example.com', customerName: 'Ruth Weaver' };
const LINKS = [
  { format: 'pdf' as const, sizeBytes: 1_834_120, path: `/d/${'a'.repeat(43)}` },
  { format: 'epub' as const, sizeBytes: 612_480, path: `/d/${'b'.repeat(43)}` },
];
const BOOK_FILE = {
  fileName: 'Finding Peace.epub',
  contentType: 'application/epub+zip',
  open: async () => Readable.from([]),
};
const ADDRESS = {
  name: 'Ruth Weaver',
  line1: '12 Mill Lane',
  line2: null,
  city: 'Springfield',
  region: 'OH',
  postalCode: '45501',
  country: 'US',
};

const PAID_AT = new Date('2026-11-21T15:00:00Z');

const MISMATCH = { paymentIntentId: 'pi_3RxTzE2eZvKYlo2C1Q', receivedAmount: 799, currency: 'usd' };

const order = (publicUrl: string): OrderEmailProps => ({
  ...BUYER,
  orderRef: '7F3K-2Q9A',
  productTitle: 'Finding Peace',
  lines: [{ productId: 'finding-peace-ebook', title: 'Finding Peace', amountCents: 999 }],
  totalCents: 999,
  paidAt: PAID_AT,
  timeZone: 'America/New_York',
  address: ADDRESS,
  consentText:
    site.law.withdrawalConsent &&
    consentText({ wording: site.law.withdrawalConsent, agreedAt: PAID_AT }, 'America/New_York'),
  publicUrl,
  orderUrl: `${publicUrl}/orders/example.0.token`,
  adminUrl: `${publicUrl}/admin/shop/orders/7f3k2q9a`,
});

const ownerTask = (publicUrl: string) => ({
  ...order(publicUrl),
  sentUrl: `${publicUrl}/orders/example.token/sent`,
});

const code = (publicUrl: string) => ({ to: BUYER.customerEmail, publicUrl, code: '042117' });

const notice = (publicUrl: string) => ({
  to: BUYER.customerEmail,
  productTitle: 'Greedy/Lying',
  publicUrl,
  productUrl: `${publicUrl}/greedy-lying`,
  confirmUrl: `${publicUrl}/release-notices/example.token/confirm`,
  endUrl: `${publicUrl}/release-notices/example.token/end`,
});

const sample = (name: string, email: EmailSample['email'], isListed = false): EmailSample => ({
  name,
  isListed,
  email,
});

/** All emails of the shop. */
export const commerceEmails: readonly EmailSample[] = [
  sample('order-delivered', (url) =>
    orderDeliveredEmail({ ...order(url), books: [{ title: 'Finding Peace', links: LINKS }] }),
  ),
  sample('order-restored', (url) =>
    orderDeliveredEmail({
      ...order(url),
      isRestored: true,
      books: [{ title: 'Finding Peace', links: LINKS }],
    }),
  ),
  sample('payments-recovered', (url) =>
    recoveryEmail(
      {
        isOfRestore: true,
        since: new Date('2026-11-27T08:00:00Z'),
        counts: { payments: 12, restored: 10, updated: 0, refunded: 1, unresolved: 1, toSend: 1 },
      },
      url,
    ),
  ),
  sample('link-renewed', (url) => linkRenewedEmail({ ...order(url), links: LINKS.slice(0, 1) })),
  sample('purchases', (url) =>
    purchasesEmail({
      to: BUYER.customerEmail,
      customerName: BUYER.customerName,
      publicUrl: url,
      purchases: [
        { title: 'Finding Peace', links: LINKS },
        { title: 'Fresh Start', links: LINKS.slice(1) },
      ],
    }),
  ),
  sample('to-device', (url) => toDeviceEmail({ ...order(url), to: 'ruth@kindle.com', file: BOOK_FILE })),
  sample('books-code', (url) => codeEmail({ ...code(url), words: emailWords.booksCode })),
  sample('address-code', (url) => codeEmail({ ...code(url), words: emailWords.addressCode })),
  sample('reading-code', (url) => codeEmail({ ...code(url), words: emailWords.readingCode })),
  sample('new-edition', (url) =>
    newEditionEmail({
      ...order(url),
      links: LINKS,
      note: 'Chapter seven has grown by ten pages.\n\nAnd every misprint that you have sent me is mended.',
    }),
  ),
  sample('order-to-send', (url) => orderToSendEmail(order(url))),
  sample('speaking-booked', (url) => speakingBookedEmail({ ...order(url), address: null })),
  sample('order-sent', (url) =>
    orderSentEmail({ ...order(url), trackingNumber: '9400 1000 0000 0000 0000 00' }),
  ),
  sample('order-refunded', (url) => orderRefundedEmail(order(url))),
  sample('order-refund-returned', (url) =>
    orderRefundReturnedEmail({ ...order(url), amountCents: 999, isOpen: true }),
  ),
  sample('order-part-refunded', (url) => orderPartRefundedEmail({ ...order(url), amountCents: 400 })),
  sample('guarantee-asked', (url) => guaranteeEmail({ ...order(url), state: 'waiting', answer: '' })),
  sample('guarantee-declined', (url) =>
    guaranteeEmail({ ...order(url), state: 'declined', answer: 'You read the whole book, and then asked.' }),
  ),
  ...(['taken', 'failed', 'waiting'] as const).map((state) =>
    sample(`owner-guarantee-${state}`, (url) => ownerGuaranteeEmail({ ...order(url), state })),
  ),
  sample('owner-sale', (url) => saleEmail(order(url))),
  sample('owner-to-send', (url) => ownerTaskEmail({ ...ownerTask(url), task: 'to-send' })),
  sample('owner-to-write', (url) => ownerTaskEmail({ ...ownerTask(url), address: null, task: 'to-write' })),
  sample('owner-to-hold', (url) => ownerTaskEmail({ ...ownerTask(url), task: 'to-hold' })),
  sample('owner-to-check', (url) =>
    paymentMismatchEmail({ ...order(url), mismatch: MISMATCH, isSecond: false }),
  ),
  sample(
    'checkout-reminder',
    (url) =>
      orderListEmail(order(url), emailWords.checkoutReminder, {
        buttonUrl: `${url}/finding-peace#buy`,
        endUrl: `${url}/newsletter/example.token/end`,
      }),
    true,
  ),
  sample(
    'review-asked',
    (url) =>
      orderListEmail(order(url), emailWords.reviewAsked, {
        buttonUrl: `${url}/reviews/example.token`,
        endUrl: `${url}/reviews/example.token/end`,
      }),
    true,
  ),
  sample('review-answered', (url) =>
    reviewReplyEmail(order(url), 'Thank you, Ruth.\nSlowly is how I wrote it.', `${url}/finding-peace`),
  ),
  sample('owner-review', (url) =>
    ownerReviewEmail({
      to: site.contact.email,
      productTitle: 'Finding Peace',
      shownName: 'Ruth W.',
      rating: 4,
      body: 'I read it in one night, and then once more, slowly.',
      publicUrl: url,
    }),
  ),
  sample('copy-fault', (url) =>
    copyFaultEmail({
      to: site.contact.email,
      words: emailWords.ownerCopyFault,
      title: 'Finding Peace',
      productId: 'finding-peace-ebook',
      fileName: 'Finding Peace.pdf',
      reason: 'locked',
      publicUrl: url,
    }),
  ),
  sample('release-asked', (url) => confirmationEmail(notice(url))),
  sample('release-out', (url) => releaseEmail(notice(url)), true),
];
