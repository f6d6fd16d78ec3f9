// English texts of the sandbox's card form; loaded with it.

export const card = {
  legend: 'Card',
  declined: 'Your card was declined. Please try another card.',
  number: {
    label: 'Card number',
    missing: 'Enter your card number.',
    incomplete: 'Your card number is incomplete.',
    invalid: 'Your card number isn’t valid. Check the digits.',
  },
  expiry: {
    label: 'Expiration date',
    placeholder: 'MM / YY',
    missing: 'Enter the expiration date.',
    invalid: 'Enter month and year, such as 04 / 29.',
    past: 'This card has expired.',
    unlikely: 'Check the year.',
  },
  code: {
    label: 'Security code',
    missing: 'Enter the security code.',
    length: (digits: number) => `The security code has ${digits} digits.`,
  },
  postalCode: {
    label: 'ZIP',
    placeholder: '20001',
    missing: 'Enter your ZIP or postal code.',
    invalid: 'Check your ZIP or postal code.',
  },
} as const;

/** Before and after the test card's number. */
export const testCard = {
  before: 'Test mode: no real card is charged. Pay with the test card',
  after: ', any future date and any code.',
} as const;

export const challenge = {
  heading: 'Confirm with your bank',
  title: 'Confirm this payment with your bank',
  cancel: 'Cancel and go back',
  abandoned: 'You closed your bank’s check before it finished, so you weren’t charged. You can try again.',
} as const;

export const wallet = {
  label: 'Test wallet',
  heading: 'Pay with the test wallet?',
  text: 'The test wallet replaces Apple Pay, Google Pay, and Link, which appear here if your phone or browser supports them. You won’t be charged.',
  agree: 'Agree and pay',
  cancel: 'Cancel',
} as const;
