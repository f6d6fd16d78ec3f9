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
  letters: [
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

const said = (facts: EvidenceFacts) => evidenceText('Evidence', evidenceSections(facts));

describe('what a bank is told of a disputed sale', () => {
  it('is the sale, the dispute, the buyer, what she opened, and what was written to her @S2-calls-and-errors-32', () => {
    for (const words of [
      'Order: 7F3K-2Q9A (7f3k2q9a-1)',
      'Reason given: product not received',
      'Email corrected: 2026-11-21 09:30:00 UTC: from rvth@example.com to ruth@example.com',
      'opened 2 times: first 2026-11-21 10:00:00 UTC, last 2026-11-21 11:00:00 UTC',
      'Link to Finding Peace.epub, made 2026-11-21 09:02:00 UTC, given to the buyer: not opened',
      'Downloaded: Finding Peace.pdf: once in full, last 2026-11-21 10:01:00 UTC',
      'accepted by the mail server of the recipient (2026-11-21 09:03:00 UTC), Message-ID <m1@books.example>',
      'Write to me within 30 days and you will have your money back.',
    ])
      expect(said(FACTS)).toContain(words);
  });

  it('claims nothing where nothing is known', () => {
    const { dispute: _none, ...known } = FACTS;
    const text = said({ ...known, letters: [], links: [], downloads: [], addressChanges: [] });
    expect(text).toContain('Nothing was delivered yet.');
    expect(text).toContain('Letters: None was sent.');
    expect(text).not.toContain('THE DISPUTE');
  });

  it('names the parcel of what went by post', () => {
    const order = {
      ...FACTS.order,
      productType: 'paperback' as const,
      postalAddress: ['Ruth Weaver', '12 Orchard Lane'],
      trackingNumber: '9400',
    };
    const text = said({ ...FACTS, order, sentAt: at('15:00'), links: [], downloads: [] });
    expect(text).toContain('Posted: 2026-11-21 15:00:00 UTC, tracking number 9400');
    expect(text).toContain('Sent to: Ruth Weaver, 12 Orchard Lane');
  });
});
