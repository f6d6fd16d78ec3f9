import { describe, expect, it } from '@jest/globals';
import { pages } from '@lectern/catalogue';

import { publicEvents } from './order-page-rules.js';

const event = (kind: string, letter: string | null = null) => ({
  ...{ at: new Date(), kind, letter },
  ...{ email: null, amountCents: null, format: null },
});

describe('The history on the page of an order', () => {
  it('leaves out declined tries, and emails that are not the buyer’s', () => {
    const { words } = pages.order;
    const older = structuredClone(words);
    older.timeline.kinds['payment-failed'] = 'A payment was declined.';
    const events = [
      event('ordered'),
      event('payment-failed'),
      event('paid'),
      event('letter-sent', 'send-order-mail'),
      event('letter-sent', 'notify-of-sale'),
    ];
    for (const each of [words, older])
      expect(publicEvents(events, each).map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'letter-sent']);
  });
});
