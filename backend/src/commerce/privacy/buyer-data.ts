import { formatPrice } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { SubjectDataSources, type SubjectData, type ErasedSubjectData } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { raisePageRevisions } from '../order-links/order-links.queries.js';
import { type OrderStatus, isPaidFor } from '../orders/order-rules.js';
import { CopyRequests } from '../personal-copies/copy-requests.js';
import { forgetBuyerAtStripe } from './buyer-privacy.jobs.js';
import {
  countMistakenOrders,
  deleteCodes,
  deleteNotices,
  deletePersonalRows,
  eraseBuyer,
  eraseDownloads,
  eraseTexts,
  findBuyerOrders,
  findDownloads,
  findNotices,
  findPersonalCopies,
  findReadingNotes,
} from './buyer-data.queries.js';

const WAITS: Partial<Record<OrderStatus, string>> = {
  processing: 'One of their payments is still in progress. Wait until it goes through or fails.',
  paid: 'One of their orders is being delivered. Wait until it’s done.',
  'to-send': 'They’re waiting for a package. Ship it or refund it before you erase the address.',
  disputed:
    'One of their payments is in dispute. You need what we know about it as evidence until that’s settled.',
};

const BEING_PAID = 'They’re buying something right now. Please wait an hour.';

/** Reasons why a buyer cannot be erased yet, without duplicates. */
function blockingReasons(orders: readonly { status: OrderStatus; isFresh: boolean }[]): string[] {
  const reasons = orders.map(({ status, isFresh }) =>
    status === 'pending' && isFresh ? BEING_PAID : WAITS[status],
  );
  return [...new Set(reasons)].filter((reason) => reason !== undefined);
}

const CARDS = {
  what: 'Their card and what the bank said about it',
  why: 'Only Stripe has that, and tells only the cardholder.',
};

const LINKS = {
  what: 'The links to what they bought',
  why: 'Anyone with a link can open it, so the site keeps only fingerprints. New links come by email.',
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The items if there are any records. */
const when = <T>(records: readonly unknown[], ...items: T[]): T[] => (records.length > 0 ? items : []);

@Injectable()
export class BuyerData {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
    private readonly copies: CopyRequests,
    private readonly outbox: Outbox,
  ) {
    records.add({
      name: 'orders',
      read: (email, pseudonym) => this.read(email, pseudonym),
      erase: (email, pseudonym) => this.erase(email, pseudonym),
    });
  }

  /** @param email lowercase */
  async read(email: string, pseudonym: string): Promise<SubjectData> {
    const { manager } = this.database;
    const orders = await findBuyerOrders(manager, email, pseudonym);
    const ids = orders.map(({ id }) => id);
    const fetched = await findDownloads(manager, ids);
    const copies = await findPersonalCopies(manager, ids);
    const reading = await findReadingNotes(manager, ids);
    const notices = await findNotices(manager, email);
    const mistaken = await countMistakenOrders(manager, email, ids);
    const named = orders.filter((order) => order.email !== pseudonym);
    const erased = orders.filter((order) => order.email === pseudonym);
    const reviewed = orders.flatMap(({ title, review }) => (review ? [{ title, review }] : []));
    const paidCents = orders
      .filter(({ status }) => isPaidFor(status))
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
    const mistakenText = `${counted(mistaken, 'order')} of another buyer`;
    return {
      facts: [
        ...when(orders, { label: 'Orders', value: `${orders.length}, ${formatPrice(paidCents)} paid` }),
        ...when(erased, { label: 'Erased', value: `${counted(erased.length, 'order')} kept without a name` }),
        ...when(notices, { label: 'Waits for', value: notices.map(({ title }) => title).join(', ') }),
        ...(mistaken > 0 ? [{ label: 'By mistake', value: `In ${mistakenText}` }] : []),
      ],
      events: [
        ...orders.map(({ id, title, totalCents, status, orderedAt }) => ({
          at: orderedAt.toISOString(),
          what: `Ordered ${title}`,
          detail: `${formatPrice(totalCents)}, ${status}`,
          path: `/shop/orders/${id}`,
        })),
        ...reviewed.map(({ title, review }) => ({
          at: review.written_at,
          what: `Reviewed ${title}`,
          detail: review.body,
          path: '/shop/reviews',
        })),
        ...fetched.map(({ fileName, fetchedAt }) => ({
          at: fetchedAt.toISOString(),
          what: `Fetched ${fileName}`,
        })),
        ...notices.map(({ title, askedAt }) => ({
          at: askedAt.toISOString(),
          what: `Joined the waitlist for ${title}`,
        })),
      ],
      data: { orders: orders.map(({ isFresh: _, ...order }) => order), fetched, copies, reading, notices },
      leavesOut: [
        ...when(orders, CARDS, LINKS),
        ...(mistaken > 0 ? [{ what: mistakenText, why: 'This address was entered by mistake.' }] : []),
      ],
      goes: [
        ...when(named, `The name and the addresses of ${counted(named.length, 'order')}`),
        ...when(copies, `${counted(copies.length, 'file')} with their name`),
        ...when(reading, `Their place and highlights in ${counted(reading.length, 'book')}`),
        ...when(notices, counted(notices.length, 'request to hear of a book')),
        ...when(reviewed, `${counted(reviewed.length, 'review')}, from the pages too`),
        ...(mistaken > 0 ? [`The address in ${mistakenText}`] : []),
      ],
      stays: when(orders, {
        what: `What was bought, when and for how much, of ${counted(orders.length, 'order')}`,
        why: 'Tax law requires keeping sales for years. They stay without the buyer’s name and address.',
      }),
      holdsUp: blockingReasons(named),
    };
  }

  /**
   * Removes name and addresses from orders, whose amounts stay, and deletes waitlist entries.
   * Call it in the transaction of the erasure.
   * @param email lowercase
   */
  async erase(email: string, pseudonym: string): Promise<ErasedSubjectData> {
    const { manager } = this.database;
    const ids = await eraseBuyer(manager, email, pseudonym);
    await eraseDownloads(manager, ids, pseudonym);
    await this.copies.end(ids);
    await deletePersonalRows(manager, ids, email);
    await raisePageRevisions(manager, ids);
    for (const orderId of ids) await this.outbox.enqueue(forgetBuyerAtStripe, { orderId });
    const codes = await deleteCodes(manager, email);
    await eraseTexts(manager, ids);
    const notices = await deleteNotices(manager, email);
    return {
      causes: [
        ...ids.map((orderId) => ({ orderId })),
        ...notices.map((noticeId) => ({ noticeId })),
        ...codes.map((buyerCodeId) => ({ buyerCodeId })),
      ],
    };
  }
}
