import { doublesOf, hasPaid, lossesOf } from '../buyers/books-of-buyers.mjs';

/** @typedef {import('../buyers/books-of-buyers.mjs').Account} Account */
/** @typedef {import('./buyer.mjs').Visit} Visit */

/** An order's state follows its payment, and nobody has for nothing what others paid for. @param {Account} account */
function contradictionsOf({ orders, payments }) {
  return orders.flatMap(({ id, status, grants }) => {
    const isPaid = payments.some((payment) => payment.orderId === id && payment.status === 'succeeded');
    if (isPaid) return status === 'fulfilled' ? [] : [`a paid order is ${status}`];
    const isGiven = grants > 0 || ['paid', 'fulfilled'].includes(status);
    return isGiven ? [`an order that nobody paid is ${status} and has ${grants} files`] : [];
  });
}

/**
 * Holds the books against what the buyers saw.
 * @param {{ account: Account, visit: Visit, fileComplaints: string[] }[]} buyers
 * @param {number} openPromises of work, after all has become quiet
 */
export function verdict(buyers, openPromises) {
  const violations = buyers.flatMap(({ account, visit, fileComplaints }) =>
    [
      ...lossesOf(account),
      ...doublesOf(account),
      ...contradictionsOf(account),
      ...(visit.sawPaid && !hasPaid(account) ? ['was told that she has paid, but has not'] : []),
      ...visit.complaints,
      ...fileComplaints,
    ].map((violation) => `${account.email} (${visit.habit}): ${violation}`),
  );
  if (openPromises > 0) violations.push(`${openPromises} promises of work are still open`);
  const accounts = buyers.map(({ account }) => account);
  const paid = buyers.filter(({ account }) => hasPaid(account));
  const payments = accounts.flatMap((account) => account.payments);
  return {
    violations,
    counts: {
      buyers: buyers.length,
      orders: accounts.flatMap(({ orders }) => orders).length,
      paid: paid.length,
      charges: payments.reduce((sum, { charges }) => sum + charges, 0),
      'with both files': paid.filter(({ fileComplaints }) => fileComplaints.length === 0).length,
      'with a mail': paid.filter(({ account }) => account.mails.length > 0).length,
      mails: new Set(accounts.flatMap(({ mails }) => mails.map(({ messageId }) => messageId))).size,
      lost: accounts.filter((account) => lossesOf(account).length > 0).length,
      doubled: accounts.filter((account) => doublesOf(account).length > 0).length,
      'open promises': openPromises,
      'requests sent again': buyers.reduce((sum, { visit }) => sum + visit.retries, 0),
    },
  };
}
