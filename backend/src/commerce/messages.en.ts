/** English texts of the shop. */

/** Accessibility of an ePub in plain words, after the W3C's display guide (https://www.w3.org/TR/epub-a11y-display-guide/). */
export const accessibility = {
  adjustableText: 'You can change the size, the font and the colors of the text.',
  fixedText: 'The pages are fixed: the size and the look of the text can’t be changed.',
  readAloud: 'All of it can be read aloud or in braille.',
  partlyReadAloud: 'Not all of it can be read aloud or in braille.',
  notReadAloud: 'It can’t be read aloud or in braille.',
  describedPictures: 'Pictures have descriptions.',
  longDescriptions: 'Complex pictures have long descriptions.',
  recordedOnly: 'It is a recording without text.',
  narrated: 'A recorded voice reads along with the text.',
  captions: 'Films have captions.',
  transcripts: 'Recordings have a transcript.',
  math: 'Math can be read aloud.',
  finding: 'To find your way, it has {aids}.',
  contents: 'a table of contents',
  headings: 'headings',
  index: 'an index',
  printPages: 'the page numbers of the printed book',
  noHazards: 'It has no flashing, no simulated motion and no startling sounds.',
  flashing: 'Warning: it has flashing pictures, which can cause seizures.',
  motion: 'Warning: it has simulated motion.',
  sound: 'Warning: it has sounds that can cause discomfort.',
  meetsLevel: 'It meets the accessibility standard WCAG {version} at level {level}.',
  meetsLevelOnly: 'It meets the accessibility standard WCAG at level {level}.',
  certified: 'This was certified by {certifier}.',
} as const;

/** To the owner: a book was sold. */
export const sale = {
  subject: 'You sold {title}',
  heading: 'You sold a book',
  preheader: '{name} bought {title}.',
  paragraphs: ['{name} bought {title} for {total}.', 'Reply to this email to write to {name} at {email}.'],
  buttonLabel: 'See the order',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email a day instead, or none.',
};

const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** To the owner: the orders were compared with Stripe's payments. */
export const recovery = {
  subject: 'Payments since {since}: {summary}',
  heading: 'Your orders match Stripe again',
  preheader: '{summary}.',
  compared: 'The site compared its orders with what Stripe has taken since {since}. {summary}.',
  restored:
    'Your site was restored from a backup of {since}. It then compared its orders with what Stripe has taken since. {summary}.',
  resent:
    'Buyers of restored orders get their email again, because the links in the first one no longer work. It says so, and that nothing was charged again.',
  toSend:
    'Restored orders of printed books wait to be shipped: {count}. Please check which you have shipped already.',
  unresolved:
    'Some payments can’t be matched to an order. The list in your dashboard says why, and what to do.',
  receipts: 'Receipts from now on have another series of numbers, so none is used twice.',
  lost: 'Stripe knows payments only. Whatever else happened since the backup is lost: new subscribers, free downloads, messages, reviews, shipments you marked, and changes you made here. If you erased someone’s data since then, please erase it again.',
  buttonLabel: 'See the comparison',
  footer: 'You’re getting this email because {site}’s website is yours.',
  /** `12 payments: 10 orders restored, 1 refunded, 1 to look at` */
  summary: {
    payments: (count: number, parts: string) => `${count} ${count === 1 ? 'payment' : 'payments'}: ${parts}`,
    restored: (count: number) => `${orders(count)} restored`,
    updated: (count: number) => `${orders(count)} updated`,
    refunded: (count: number) => `${count} refunded`,
    unresolved: (count: number) => `${count} to look at`,
    complete: 'nothing was missing',
  },
};
