import { afterEach, describe, expect, it } from '@jest/globals';

import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';

/** Schedules that run all the time for all orders. */
const RESTLESS = { PAYMENT_SWEEP_EVERY_MS: '100', PAYMENT_SWEEP_AFTER_MS: '0' };
const BUYERS = ['ruth', 'esther', 'lydia', 'phoebe', 'miriam'].map((name) => `${name}@example.com`);

describe('A buyer who pays and closes the window', () => {
  let shop: RunningShop;

  afterEach(() => shop.stop());

  async function openFor(faults: string): Promise<{ visitor: ApiSession; books: ShopBooks }> {
    shop = await openShop({ SANDBOX_WEBHOOK_FAULTS: faults, ...RESTLESS });
    return { visitor: new ApiSession(shop), books: new ShopBooks(shop) };
  }

  const count = async (sql: string) => (await shop.pool.query(`SELECT count(*)::int AS n ${sql}`)).rows[0].n;

  /** Waits until both schedules have run again, so that any duplicate would show. */
  async function schedulesCameRoundAgain(): Promise<void> {
    for (const job of ['sweep-payments', 'replay-events']) {
      const runs = () => count(`FROM outbox WHERE job = '${job}' AND closed_at IS NOT NULL`);
      const before = await runs();
      await eventually(`two more runs of ${job}`, async () => (await runs()) >= before + 2);
    }
  }

  async function eachHasOneBook(visitor: ApiSession, books: ShopBooks): Promise<void> {
    for (const buyer of BUYERS) await books.becomes(buyer, 'fulfilled');
    await schedulesCameRoundAgain();
    await eventually('every mail', async () => (await visitor.mails(0)).length >= BUYERS.length);
    for (const buyer of BUYERS) {
      expect(await books.saleTo(buyer)).toMatchObject({ status: 'fulfilled', grants: 2 });
      expect(await visitor.mailsTo(buyer)).toHaveLength(1);
    }
    expect(await count(`FROM stripe_sandbox.charges WHERE body->>'status' = 'succeeded'`)).toBe(
      BUYERS.length,
    );
  }

  it('gets their book by email once if every webhook is lost', async () => {
    const { visitor, books } = await openFor('seed=7 drop=1');
    for (const customerEmail of BUYERS) await visitor.pay(await visitor.startPayment({ customerEmail }));
    await eachHasOneBook(visitor, books);
    expect(await count('FROM stripe_sandbox.webhook_deliveries WHERE delivered_at IS NOT NULL')).toBe(0);
  });

  it('gets it once if every webhook comes twice, late and out of order, even after a declined card', async () => {
    const { visitor, books } = await openFor(
      'seed=7 double=1 reorder=0.5 delay=0.7 delayMs=0-400 reorderMs=300',
    );
    await Promise.all(
      BUYERS.map(async (customerEmail) => {
        const secret = await visitor.startPayment({ customerEmail });
        await visitor.pay(secret, 'pm_card_visa_chargeDeclined');
        await visitor.pay(secret);
      }),
    );
    await eventually(
      'every webhook to have come twice',
      async () => (await count('FROM stripe_sandbox.webhook_deliveries WHERE delivered_at IS NULL')) === 0,
    );
    const events = await count('FROM stripe_sandbox.events');
    expect(await count('FROM stripe_sandbox.webhook_deliveries')).toBe(2 * events);
    await eachHasOneBook(visitor, books);
    const withoutNews = `('payment_intent.created', 'charge.succeeded', 'charge.failed')`;
    expect(await count('FROM stripe_events')).toBe(
      await count(`FROM stripe_sandbox.events WHERE type NOT IN ${withoutNews}`),
    );
  });
});
