import { describe, expect, it } from '@jest/globals';

import { type EvidenceFacts, evidenceSections, evidenceText } from './evidence-text.js';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const FACTS: EvidenceFacts = {
  siteName: 'Eleanor Marsh',
  siteUrl: 'https://books.example',
  order: {
    id: '7f3k2q9a-1',
    reference: '7F3K-2Q9A',
    customerName: 'Ruth Weaver',
    customerEmail: 'ruth@example.com',
    productTitle: 'Finding Peace',
    productType: 'ebook',
    totalCents: 999,
    givenBackCents: 0,
    createdAt: at('09:00'),
    paidAt: at('09:01'),
    paymentIntentId: 'pi_1',
    postalAddress: [],
    trackingNumber: null,
  },
  dispute: {
    id: 'du_1',
    reason: 'product_not_received',
    status: 'needs_response',
    amountCents: 999,
    dueBy: at('23:00'),
  },
  emails: [
    {
      subject: 'Your copy of Finding Peace',
      recipient: 'ruth@example.com',
      status: 'accepted',
      sentAt: at('09:02'),
      changedAt: at('09:03'),
      messageId: 'm1@books.example',
    },
  ],
  links: [
    {
      fileName: 'Finding Peace.pdf',
      issuedFor: 'letter',
      createdAt: at('09:02'),
      firstOpenedAt: at('10:00'),
      lastOpenedAt: at('11:00'),
      openedCount: 2,
    },
    {
      fileName: 'Finding Peace.epub',
      issuedFor: null,
      createdAt: at('09:02'),
      firstOpenedAt: null,
      lastOpenedAt: null,
      openedCount: 0,
    },
  ],
  downloads: [{ fileName: 'Finding Peace.pdf', count: 1, lastAt: at('10:01') }],
  policy: ['Write to me within 30 days and you will have your money back.'],
  sentAt: null,
  addressChanges: [{ oldEmail: 'rvth@example.com', newEmail: 'ruth@example.com', changedAt: at('09:30') }],
};

const textOf = (facts: EvidenceFacts) => evidenceText('Evidence', evidenceSections(facts));

describe('The evidence for a disputed sale', () => {
  // Includes what is not counted (C11).
  it('lists the sale, the dispute, the buyer, their downloads, and the emails @S2-calls-and-errors-32', () => {
    expect(textOf(FACTS).split('\n\n')).toEqual([
      'Evidence',
      [
        'THE SALE',
        'Shop: Eleanor Marsh, https://books.example',
        'Order: 7F3K-2Q9A (7f3k2q9a-1)',
        'Product: Finding Peace. Digital book, delivered as files.',
        'Ordered: 2026-11-21 09:00:00 UTC',
        'Paid: 2026-11-21 09:01:00 UTC',
        'Amount: $9.99 (USD)',
        'Refunded: $0.00',
        'Payment at Stripe: pi_1',
      ].join('\n'),
      [
        'THE DISPUTE',
        'Dispute at Stripe: du_1',
        'Reason given: product not received',
        'Amount: $9.99',
        'State: needs response',
        'Answer until: 2026-11-21 23:00:00 UTC',
      ].join('\n'),
      [
        'THE BUYER',
        'Name: Ruth Weaver',
        'Email: ruth@example.com',
        'Email corrected: 2026-11-21 09:30:00 UTC: from rvth@example.com to ruth@example.com',
      ].join('\n'),
      [
        'DELIVERY AND ACCESS',
        'Downloaded: Finding Peace.pdf: once in full, last 2026-11-21 10:01:00 UTC',
        'Link to Finding Peace.pdf, made 2026-11-21 09:02:00 UTC, in an email to the buyer: opened 2 times: first 2026-11-21 10:00:00 UTC, last 2026-11-21 11:00:00 UTC',
        'Link to Finding Peace.epub, made 2026-11-21 09:02:00 UTC, given to the buyer: not opened',
        'Not counted: Automatic requests by mail scanners: those for a link in an email within 30 seconds of sending it, if nothing shows a person’s click.',
      ].join('\n'),
      [
        'EMAILS TO THE BUYER',
        'Your copy of Finding Peace: to ruth@example.com, 2026-11-21 09:02:00 UTC: accepted by the mail server of the recipient (2026-11-21 09:03:00 UTC), Message-ID <m1@books.example>',
      ].join('\n'),
      [
        'WHAT THE BUYER WAS TOLD',
        'At the checkout: Product, price and total were shown before the payment at https://books.example/shop and on the page of the book.',
        'Delivery: The files can be downloaded right after payment, on the page that follows it and by the links in an email.',
        'In the order email: Write to me within 30 days and you will have your money back.',
        'What is not kept: We don’t store readers’ IP addresses with a purchase.',
      ].join('\n'),
    ]);
  });

  it('claims nothing that is unknown', () => {
    const { dispute: _none, ...known } = FACTS;
    const order = { ...FACTS.order, customerName: null, paidAt: null, paymentIntentId: null };
    const text = textOf({ ...known, order, emails: [], links: [], downloads: [], addressChanges: [] });
    for (const words of [
      'Paid: not noted',
      'Payment at Stripe: none',
      'Name: not given\nEmail: ruth@example.com\n\n',
    ])
      expect(text).toContain(words);
    expect(text).toContain('DELIVERY AND ACCESS\nDelivery: Nothing was delivered yet.');
    expect(text).toContain('EMAILS TO THE BUYER\nEmails: None was sent.');
    expect(text).not.toContain('THE DISPUTE');
    expect(textOf({ ...FACTS, dispute: FACTS.dispute && { ...FACTS.dispute, dueBy: null } })).not.toContain(
      'until',
    );
  });

  it('dates an email’s status if it is not just sent, and a link by its first and last use', () => {
    const [letter] = FACTS.emails;
    const [opened] = FACTS.links;
    if (!letter || !opened) throw new Error('There is one of each.');
    const emails = [
      { ...letter, status: 'sent' },
      { ...letter, subject: null, status: 'queued', sentAt: null, messageId: null },
    ];
    const text = textOf({ ...FACTS, emails, links: [{ ...opened, lastOpenedAt: null }] });
    expect(text).toContain(
      [
        'Your copy of Finding Peace: to ruth@example.com, 2026-11-21 09:02:00 UTC: sent, Message-ID <m1@books.example>',
        'An email about the order: to ruth@example.com: not sent yet',
        '',
      ].join('\n'),
    );
    expect(text).toContain('in an email to the buyer: not opened');
  });

  it('includes the shipment of a paperback', () => {
    const order = {
      ...FACTS.order,
      productType: 'paperback' as const,
      postalAddress: ['Ruth Weaver, 12 Orchard Lane'],
      trackingNumber: '9400',
    };
    const parcel = { ...FACTS, order, sentAt: at('15:00'), links: [], downloads: [] };
    expect(textOf(parcel)).toContain('Posted: 2026-11-21 15:00:00 UTC, tracking number 9400\n\n');
    expect(textOf(parcel)).toContain('Sent to: Ruth Weaver, 12 Orchard Lane');
    expect(textOf(parcel)).toContain('Delivery: The book is shipped to the buyer’s address');
    const talk = textOf({ ...parcel, order: { ...order, productType: 'speaking' } });
    expect(talk).toContain('Delivery: The author delivers the order in person');
    const untracked = { ...parcel, order: { ...order, trackingNumber: null } };
    expect(textOf(untracked)).toContain('Posted: 2026-11-21 15:00:00 UTC\n\n');
  });
});
