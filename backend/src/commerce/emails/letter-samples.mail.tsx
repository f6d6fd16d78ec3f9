import { site } from '@lectern/catalogue';

import type { EmailSample } from '../../platform/email/email-sample.js';
import { linkRenewedMail } from '../downloads/link-renewed.mail.js';
import { orderDeliveredMail } from '../downloads/order-delivered.mail.js';
import { purchasesMail } from '../downloads/purchases.mail.js';
import type { OrderLetter } from '../shipping/order-letter.js';
import { newEditionMail } from '../editions/new-edition.mail.js';
import { orderToSendMail, speakingBookedMail } from '../shipping/order-received.mail.js';
import { orderPartRefundedMail, orderRefundedMail } from '../shipping/order-refunded.mail.js';
import { orderSentMail } from '../shipping/order-sent.mail.js';
import { ownerErrandMail } from '../shipping/owner-errand.mail.js';
import { noticeQuestionMail, releaseMail } from '../waitlist/release-letter.mail.js';

const BUYER = { to: 'ruth@example.com', customerName: 'Ruth Weaver' };
const LINKS = [
  { format: 'pdf' as const, sizeBytes: 1_834_120, path: `/d/${'a'.repeat(43)}` },
  { format: 'epub' as const, sizeBytes: 612_480, path: `/d/${'b'.repeat(43)}` },
];
const ADDRESS = {
  name: 'Ruth Weaver',
  line1: '12 Mill Lane',
  line2: null,
  city: 'Springfield',
  region: 'OH',
  postalCode: '45501',
  country: 'US',
};

const order = (publicUrl: string): OrderLetter => ({
  ...BUYER,
  customerEmail: BUYER.to,
  orderRef: '7F3K-2Q9A',
  productTitle: 'Finding Peace',
  totalCents: 999,
  paidAt: new Date('2026-11-21T15:00:00Z'),
  address: ADDRESS,
  publicUrl,
});

const errand = (publicUrl: string) => ({
  ...order(publicUrl),
  to: site.contact.email,
  sentUrl: `${publicUrl}/orders/example.token/sent`,
});

const notice = (publicUrl: string) => ({
  to: BUYER.to,
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

/** Every letter of the shop. */
export const commerceLetters: readonly EmailSample[] = [
  sample('order-delivered', (url) => orderDeliveredMail({ ...order(url), links: LINKS })),
  sample('link-renewed', (url) => linkRenewedMail({ ...order(url), links: LINKS.slice(0, 1) })),
  sample('purchases', (url) =>
    purchasesMail({
      ...BUYER,
      publicUrl: url,
      purchases: [
        { title: 'Finding Peace', links: LINKS },
        { title: 'Fresh Start', links: LINKS.slice(1) },
      ],
    }),
  ),
  sample('new-edition', (url) =>
    newEditionMail({
      ...order(url),
      links: LINKS,
      note: 'Chapter seven has grown by ten pages.\n\nAnd every misprint that you have sent me is mended.',
    }),
  ),
  sample('order-to-send', (url) => orderToSendMail(order(url))),
  sample('speaking-booked', (url) => speakingBookedMail({ ...order(url), address: null })),
  sample('order-sent', (url) =>
    orderSentMail({ ...order(url), trackingNumber: '9400 1000 0000 0000 0000 00' }),
  ),
  sample('order-refunded', (url) => orderRefundedMail(order(url))),
  sample('order-part-refunded', (url) => orderPartRefundedMail({ ...order(url), amountCents: 400 })),
  sample('owner-to-send', (url) => ownerErrandMail({ ...errand(url), news: 'to-send' })),
  sample('owner-to-write', (url) => ownerErrandMail({ ...errand(url), address: null, news: 'to-write' })),
  sample('owner-to-hold', (url) => ownerErrandMail({ ...errand(url), news: 'to-hold' })),
  sample('release-asked', (url) => noticeQuestionMail(notice(url))),
  sample('release-out', (url) => releaseMail(notice(url)), true),
];
