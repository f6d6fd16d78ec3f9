import { doublesOf, hasPaid, lossesOf } from '../buyers/books-of-buyers.mjs';

/** @typedef {import('../buyers/books-of-buyers.mjs').Account} Account */
/** @typedef {import('./buyer.mjs').Visit} Visit */

/** An order's state follows its payment, and nobody has for nothing what others paid for. @param {Account} account */
function contradictionsOf({ orders, payments }) {
  return orders.flatMap(({ id, status, grants }) => {
    const isPaid = payments.some((payment) => payment.orderId === id && payment.status === 'succeeded');
    const isRefunded = payments.some((payment) => payment.orderId === id && payment.refunds > 0);
    if (isPaid && isRefunded) return status === 'refunded' ? [] : [`a refunded order is ${status}`];
    if (isPaid) return status === 'fulfilled' ? [] : [`a paid order is ${status}`];
    const isGiven = grants > 0 || ['paid', 'fulfilled'].includes(status);
    return isGiven ? [`an order that nobody paid is ${status} and has ${grants} files`] : [];
  });
}

/**
 * Of a buyer who was told that they get their money back: all of it, once.
 * @param {Account} account
 */
function refundFaults({ payments }) {
  const refunds = payments.reduce((sum, payment) => sum + payment.refunds, 0);
  const keptCents = payments.reduce((sum, payment) => sum + payment.keptCents, 0);
  return refunds === 1 && keptCents === 0
    ? []
    : [`was told that they are refunded, and has ${refunds} refunds, with ${keptCents} cents kept`];
}

/** Emails about a purchase that was given back are as many as the moment had it. @param {Account} account @param {Visit} visit */
const lacksOrDoubles = (account, { gaveBack }) =>
  gaveBack ? refundFaults(account) : [...lossesOf(account), ...doublesOf(account)];

/**
 * Holds the books against what the buyers saw.
 * @param {{ account: Account, visit: Visit, fileComplaints: string[] }[]} buyers
 * @param {number} openPromises of work, after all has become quiet
 * @param {string[]} aboutReceipts what is wrong with their numbers
 */
export function verdict(buyers, openPromises, aboutReceipts = []) {
  const violations = buyers.flatMap(({ account, visit, fileComplaints }) =>
    [
      ...lacksOrDoubles(account, visit),
      ...contradictionsOf(account),
      ...(visit.sawPaid && !hasPaid(account) ? ['was told that they have paid, but have not'] : []),
      ...visit.complaints,
      ...fileComplaints,
    ].map((violation) => `${account.email} (${visit.habit}): ${violation}`),
  );
  violations.push(...aboutReceipts);
  if (openPromises > 0) violations.push(`${openPromises} promises of work are still open`);
  const accounts = buyers.map(({ account }) => account);
  const paid = buyers.filter(({ account }) => hasPaid(account));
  const kept = buyers.filter(({ visit }) => !visit.gaveBack);
  const payments = accounts.flatMap((account) => account.payments);
  return {
    violations,
    counts: {
      buyers: buyers.length,
      orders: accounts.flatMap(({ orders }) => orders).length,
      paid: paid.length,
      charges: payments.reduce((sum, { charges }) => sum + charges, 0),
      'given back': paid.filter(({ visit }) => visit.gaveBack).length,
      'with both files': paid.filter(
        ({ visit, fileComplaints }) => !visit.gaveBack && fileComplaints.length === 0,
      ).length,
      'with copies of their own': paid.filter(
        ({ visit, fileComplaints }) => visit.isPersonal && !visit.gaveBack && fileComplaints.length === 0,
      ).length,
      'with a mail': paid.filter(({ account }) => account.mails.length > 0).length,
      mails: new Set(accounts.flatMap(({ mails }) => mails.map(({ messageId }) => messageId))).size,
      lost: kept.filter(({ account }) => lossesOf(account).length > 0).length,
      doubled: kept.filter(({ account }) => doublesOf(account).length > 0).length,
      'open promises': openPromises,
      'requests sent again': buyers.reduce((sum, { visit }) => sum + visit.retries, 0),
    },
  };
}
