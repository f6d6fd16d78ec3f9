import { formatPrice, site } from '@lectern/catalogue';
import { SCANNER_WINDOW_MS } from '../downloads/download-rules.js';

export interface EvidenceFacts {
  siteName: string;
  siteUrl: string;
  order: {
    id: string;
    reference: string;
    customerName: string | null;
    customerEmail: string;
    productTitle: string;
    productType: 'ebook' | 'paperback' | 'speaking';
    totalCents: number;
    givenBackCents: number;
    createdAt: Date;
    paidAt: Date | null;
    paymentIntentId: string | null;
    postalAddress: readonly string[];
    trackingNumber: string | null;
    withdrawalConsent?: { wording: string; agreedAt: Date } | null;
  };
  /** Undefined if there is none, or Stripe does not answer. */
  dispute?:
    | { id: string; reason: string; status: string; amountCents: number; dueBy: Date | null }
    | undefined;
  emails: readonly {
    subject: string | null;
    recipient: string;
    status: string;
    sentAt: Date | null;
    changedAt: Date;
    messageId: string | null;
  }[];
  links: readonly {
    fileName: string;
    issuedFor: string | null;
    createdAt: Date;
    firstOpenedAt: Date | null;
    lastOpenedAt: Date | null;
    openedCount: number;
  }[];
  downloads: readonly { fileName: string; count: number; lastAt: Date }[];
  sentAt: Date | null;
  policy: readonly string[];
  addressChanges: readonly { oldEmail: string; newEmail: string; changedAt: Date }[];
}

interface EvidenceSection {
  title: string;
  lines: { label: string; value: string }[];
}

const line = (label: string, value: string) => ({ label, value });
/** UTC, since banks in any country read it. */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const TYPES = {
  ebook: 'Digital book, delivered as files',
  paperback: 'Printed book, shipped',
  speaking: 'Speaking engagement',
};
const PLACES: Record<string, string> = {
  page: 'shown on the page after the purchase',
  letter: 'in an email to the buyer',
  desk: 'handed over by the shop',
};
const EMAIL_STATES: Record<string, string> = {
  queued: 'not sent yet',
  sent: 'sent',
  accepted: 'accepted by the mail server of the recipient',
  bounced: 'returned by the mail server of the recipient',
  complained: 'delivered, and marked as spam by the recipient',
  suppressed: 'not sent: the address takes no mail',
};

function saleOf({ order, siteName, siteUrl }: EvidenceFacts): EvidenceSection {
  return {
    title: 'The sale',
    lines: [
      line('Shop', `${siteName}, ${siteUrl}`),
      line('Order', `${order.reference} (${order.id})`),
      line('Product', `${order.productTitle}. ${TYPES[order.productType]}.`),
      line('Ordered', utc(order.createdAt)),
      line('Paid', order.paidAt ? utc(order.paidAt) : 'not noted'),
      line('Amount', `${formatPrice(order.totalCents)} (${site.currency})`),
      line('Refunded', formatPrice(order.givenBackCents)),
      line('Payment at Stripe', order.paymentIntentId ?? 'none'),
    ],
  };
}

function disputeOf({ dispute }: EvidenceFacts): EvidenceSection[] {
  if (!dispute) return [];
  const { id, reason, status, amountCents, dueBy } = dispute;
  const lines = [
    line('Dispute at Stripe', id),
    line('Reason given', reason.replaceAll('_', ' ')),
    line('Amount', formatPrice(amountCents)),
    line('State', status.replaceAll('_', ' ')),
    ...(dueBy ? [line('Answer until', utc(dueBy))] : []),
  ];
  return [{ title: 'The dispute', lines }];
}

function buyerOf({ order, addressChanges }: EvidenceFacts): EvidenceSection {
  return {
    title: 'The buyer',
    lines: [
      line('Name', order.customerName ?? 'not given'),
      line('Email', order.customerEmail),
      ...addressChanges.map(({ oldEmail, newEmail, changedAt }) =>
        line('Email corrected', `${utc(changedAt)}: from ${oldEmail} to ${newEmail}`),
      ),
      ...(order.postalAddress.length > 0 ? [line('Sent to', order.postalAddress.join(', '))] : []),
    ],
  };
}

function deliveryOf({ order, sentAt, downloads, links }: EvidenceFacts): EvidenceSection {
  const posted = sentAt
    ? [
        line(
          'Posted',
          `${utc(sentAt)}${order.trackingNumber ? `, tracking number ${order.trackingNumber}` : ''}`,
        ),
      ]
    : [];
  const opened = links.flatMap(
    ({ fileName, issuedFor, createdAt, firstOpenedAt, lastOpenedAt, openedCount }) => {
      const link = `Link to ${fileName}, made ${utc(createdAt)}, ${PLACES[issuedFor ?? ''] ?? 'given to the buyer'}`;
      if (!firstOpenedAt || !lastOpenedAt) return [line(link, 'not opened')];
      return [
        line(link, `opened ${times(openedCount)}: first ${utc(firstOpenedAt)}, last ${utc(lastOpenedAt)}`),
      ];
    },
  );
  const fetched = downloads.map(({ fileName, count, lastAt }) =>
    line(`Downloaded: ${fileName}`, `${times(count)} in full, last ${utc(lastAt)}`),
  );
  const scanners = links.some(({ issuedFor }) => issuedFor === 'letter')
    ? [
        line(
          'Not counted',
          `Automatic requests by mail scanners: those for a link in an email within ${SCANNER_WINDOW_MS / 1000} seconds of sending it, if nothing shows a person’s click.`,
        ),
      ]
    : [];
  const lines = [...posted, ...fetched, ...opened, ...scanners];
  return {
    title: 'Delivery and access',
    lines: lines.length > 0 ? lines : [line('Delivery', 'Nothing was delivered yet.')],
  };
}

function emailsOf({ emails }: EvidenceFacts): EvidenceSection {
  const lines = emails.map(({ subject, recipient, status, sentAt, changedAt, messageId }) => {
    const state = EMAIL_STATES[status] ?? status;
    const when = status === 'sent' || !sentAt ? '' : ` (${utc(changedAt)})`;
    const id = messageId ? `, Message-ID <${messageId}>` : '';
    return line(
      subject ?? 'An email about the order',
      `to ${recipient}${sentAt ? `, ${utc(sentAt)}` : ''}: ${state}${when}${id}`,
    );
  });
  return {
    title: 'Emails to the buyer',
    lines: lines.length > 0 ? lines : [line('Emails', 'None was sent.')],
  };
}

const DELIVERIES = {
  ebook:
    'The files can be downloaded right after payment, on the page that follows it and by the links in an email.',
  paperback: 'The book is shipped to the buyer’s address, and an email confirms the shipment.',
  speaking: 'The author delivers the order in person and notifies the buyer by email.',
};

function termsOf({ order, siteUrl, policy }: EvidenceFacts): EvidenceSection {
  const { withdrawalConsent: consent } = order;
  return {
    title: 'What the buyer was told',
    lines: [
      line(
        'At the checkout',
        `Product, price and total were shown before the payment at ${siteUrl}/shop and on the page of the book.`,
      ),
      line('Delivery', DELIVERIES[order.productType]),
      ...(consent ? [line('Agreed by the buyer', `${utc(consent.agreedAt)}: “${consent.wording}”`)] : []),
      line('In the order email', policy.join(' ')),
      line('What is not kept', 'We don’t store readers’ IP addresses with a purchase.'),
    ],
  };
}

/** In the order of Stripe's dispute form. */
export function evidenceSections(facts: EvidenceFacts): EvidenceSection[] {
  return [
    saleOf(facts),
    ...disputeOf(facts),
    buyerOf(facts),
    deliveryOf(facts),
    emailsOf(facts),
    termsOf(facts),
  ];
}

export function evidenceText(title: string, sections: readonly EvidenceSection[]): string {
  const parts = sections.map(({ title: heading, lines }) =>
    [heading.toUpperCase(), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  );
  return [title, ...parts].join('\n\n');
}
