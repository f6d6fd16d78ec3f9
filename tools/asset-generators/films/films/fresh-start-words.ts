/** The twenty-one concepts of the first chapter, and the fewest words for each. */
export const concepts: readonly (readonly [word: string, meaning: string])[] = [
  ['Debtor', 'that is you'],
  ['Creditor', 'anyone you owe'],
  ['Trustee', 'reads your papers'],
  ['Claim', 'a right to be paid'],
  ['Secured', 'a string is tied to it'],
  ['Unsecured', 'no string'],
  ['Priority', 'first in line'],
  ['Petition', 'the form that starts it'],
  ['Schedules', 'everything, written down'],
  ['Counseling', 'two short classes'],
  ['Estate', 'a basket, on paper'],
  ['Exemption', 'what you take back out'],
  ['Reaffirm', 'promise again; be slow'],
  ['Automatic stay', 'the wall'],
  ['Discharge', 'what you came for'],
  ['Non-dischargeable', 'what stays'],
  ['Chapter 7', 'the short door'],
  ['Chapter 13', 'the long one'],
  ['Means test', 'arithmetic at the door'],
  ['Plan', 'you must still eat'],
  ['Meeting', 'less than ten minutes'],
];

/** As many as the page has room for at a time. */
export const conceptsAtOnce = 3;
