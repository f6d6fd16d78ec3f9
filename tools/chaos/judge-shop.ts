import { type BuyerRecord, doublesOf, hasPaid, lossesOf } from '../harness/buyer-records.js';
import type { Visit } from './buyer.js';

/** Lists orders whose state does not match their payment. */
function contradictionsOf({ orders, payments }: BuyerRecord): string[] {
  return orders.flatMap(({ id, status, grants }) => {
    const own = payments.filter(({ orderId }) => orderId === id);
    const isPaid = own.some((payment) => payment.status === 'succeeded');
    if (isPaid && own.some(({ refunds }) => refunds > 0))
      return status === 'refunded' ? [] : [`a refunded order is ${status}`];
    if (isPaid) return status === 'fulfilled' ? [] : [`a paid order is ${status}`];
    const isGiven = grants > 0 || ['paid', 'fulfilled'].includes(status);
    return isGiven ? [`an unpaid order is ${status} and has ${grants} files`] : [];
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A confirmed refund is one refund of the whole amount. */
function refundFaults({ payments }: BuyerRecord): string[] {
  const refunds = sum(payments.map((payment) => payment.refunds));
  const keptCents = sum(payments.map((payment) => payment.keptCents));
  return refunds === 1 && keptCents === 0
    ? []
    : [`a refund was confirmed, and there are ${refunds} refunds, with ${keptCents} cents kept`];
}

/** A buyer as the shop knows them, and as they saw the shop. */
export interface Buyer {
  record: BuyerRecord;
  visit: Visit;
  fileComplaints: string[];
}

const faultsOf = ({ record, visit, fileComplaints }: Buyer) => [
  // The number of emails of a refunded order depends on when it was refunded.
  ...(visit.isRefunded ? refundFaults(record) : [...lossesOf(record), ...doublesOf(record)]),
  ...contradictionsOf(record),
  ...(visit.sawPaid && !hasPaid(record) ? ['saw a payment succeed that did not'] : []),
  ...visit.complaints,
  ...fileComplaints,
];

/**
 * Compares the records of a shop with what its buyers saw.
 * @param openJobs after everything has finished
 * @param receiptFaults faults in the numbers of receipts
 */
export function judgeShop(buyers: readonly Buyer[], openJobs: number, receiptFaults: readonly string[] = []) {
  const violations = [
    ...buyers.flatMap((buyer) =>
      faultsOf(buyer).map((fault) => `${buyer.visit.email} (${buyer.visit.habit}): ${fault}`),
    ),
    ...receiptFaults,
    ...(openJobs > 0 ? [`${openJobs} jobs are still open`] : []),
  ];
  const records = buyers.map(({ record }) => record);
  const paid = buyers.filter(({ record }) => hasPaid(record));
  const kept = buyers.filter(({ visit }) => !visit.isRefunded).map(({ record }) => record);
  const withFiles = paid.filter(
    ({ visit, fileComplaints }) => !visit.isRefunded && fileComplaints.length === 0,
  );
  const messageIds = records.flatMap(({ emails }) => emails.map(({ messageId }) => messageId));
  return {
    violations,
    counts: {
      buyers: buyers.length,
      orders: sum(records.map(({ orders }) => orders.length)),
      paid: paid.length,
      charges: sum(records.flatMap(({ payments }) => payments.map(({ charges }) => charges))),
      refunded: paid.filter(({ visit }) => visit.isRefunded).length,
      'with both files': withFiles.length,
      'with personal copies': withFiles.filter(({ visit }) => visit.isPersonal).length,
      'with an email': paid.filter(({ record }) => record.emails.length > 0).length,
      emails: new Set(messageIds).size,
      lost: kept.filter((record) => lossesOf(record).length > 0).length,
      doubled: kept.filter((record) => doublesOf(record).length > 0).length,
      'open jobs': openJobs,
      'requests sent again': sum(buyers.map(({ visit }) => visit.retries)),
    },
  };
}
