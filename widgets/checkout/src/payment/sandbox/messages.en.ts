// English texts of the sandbox's card form; loaded with it.

export const card = 'Card';
export const number = 'Card number';
export const expiry = 'Expiration date';
export const expiryPlaceholder = 'MM / YY';
export const code = 'Security code';
export const postalCode = 'ZIP';
/** Before and after the test card's number. */
export const testCardBefore = 'Test mode: no real card is charged. Pay with the test card';
export const testCardAfter = ', any future date and any code.';

export const numberMissing = 'Enter your card number.';
export const numberIncomplete = 'Your card number is incomplete.';
export const numberInvalid = 'Your card number isn’t valid. Check the digits.';
export const expiryMissing = 'Enter the expiration date.';
export const expiryUnclear = 'Enter month and year, such as 04 / 29.';
export const expired = 'This card has expired.';
export const yearUnlikely = 'Check the year.';
export const codeMissing = 'Enter the security code.';
export const codeLength = (digits: number) => `The security code has ${digits} digits.`;
export const postalCodeMissing = 'Enter your ZIP or postal code.';
export const postalCodeInvalid = 'Check your ZIP or postal code.';

export const challengeHeading = 'Confirm with your bank';
export const challengeTitle = 'Confirm this payment with your bank';
export const challengeCancel = 'Cancel and go back';
export const declined = 'Your card was declined. Please try another card.';
export const challengeLeft =
  'You closed your bank’s check before it finished, so you weren’t charged. You can try again.';

export const wallet = 'Test wallet';
export const walletHeading = 'Pay with the test wallet?';
export const walletText =
  'The test wallet replaces Apple Pay, Google Pay, and Link, which appear here if your phone or browser supports them. You won’t be charged.';
export const walletAgree = 'Agree and pay';
export const walletCancel = 'Cancel';
