// What the stand-in for the bank's form says: fetched with it alone.

export const card = 'Card';
export const number = 'Card number';
export const expiry = 'Expiration date';
export const expiryPlaceholder = 'MM / YY';
export const code = 'Security code';
export const postalCode = 'ZIP';
/** Before and after the card's number. */
export const practiceBefore = 'Test mode: no real card is charged. Pay with the test card';
export const practiceAfter = ', any future date and any code.';

export const numberMissing = 'Please enter your card number.';
export const numberIncomplete = 'Your card number is incomplete.';
export const numberInvalid = 'Your card number is not valid: please check the digits.';
export const expiryMissing = 'Please enter the expiration date.';
export const expiryUnclear = 'Please write the month and the year, like 04 / 29.';
export const expired = 'This card has expired.';
export const yearUnlikely = 'Please check the year.';
export const codeMissing = 'Please enter the security code.';
export const codeLength = (digits: number) => `The security code has ${digits} digits.`;
export const postalCodeMissing = 'Please enter your ZIP or postal code.';
export const postalCodeInvalid = 'Please check your ZIP or postal code.';

export const challengeHeading = 'Your bank asks you to confirm';
export const challengeTitle = 'Confirm this payment with your bank';
export const challengeCancel = 'Cancel and go back';
export const declined = 'Your card was declined. Please try another card.';
export const challengeLeft =
  'You closed your bank’s check before it was finished, so nothing was charged. You can try again.';

export const wallet = 'Test wallet';
export const walletHeading = 'Pay with the test wallet?';
export const walletText =
  'It stands in for Apple Pay, Google Pay and Link, which show themselves here where your phone or browser has them. No money moves.';
export const walletAgree = 'Agree and pay';
export const walletCancel = 'Cancel';
