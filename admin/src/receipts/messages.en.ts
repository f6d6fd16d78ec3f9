export const receipts = {
  page: {
    title: 'Receipts and tax',
    lead: 'Every sale gets a numbered receipt, and every refund a credit note.',
    loading: 'Loading your receipts',
    due: {
      one: '{count} sale still waits for its number. It comes within a quarter of an hour.',
      other: '{count} sales still wait for their numbers. They come within a quarter of an hour.',
    },
  },
  empty: { title: 'No receipts yet', text: 'Your first sale gets the first number.' },
  totals: {
    title: 'Totals of {period}',
    loading: 'Adding up',
    receipts: 'Receipts',
    creditNotes: 'Credit notes',
    paid: 'Paid',
    refunded: 'Refunded',
    tax: 'Tax',
    cardFees: 'Card fees',
    payout: 'Payout',
    payoutNote:
      'The payout is what was paid, less card fees and refunds. Stripe keeps its fee when you refund.',
    feesOpen: {
      one: 'Stripe hasn’t reported the fee of {count} sale yet. Card fees and payout leave it out, and its cells in the spreadsheet are empty.',
      other:
        'Stripe hasn’t reported the fees of {count} sales yet. Card fees and payout leave them out, and their cells in the spreadsheet are empty.',
    },
  },
  years: {
    caption: 'By year',
    year: 'Year',
    file: 'For your tax adviser',
    download: 'Download as a spreadsheet',
  },
  period: {
    title: 'By month, quarter or year',
    text: 'Choose a month, a quarter or a whole year. Days start at midnight in your site’s time zone.',
    lastMonth: 'Last month',
    lastQuarter: 'Last quarter',
    part: 'Month or quarter',
    quarter: 'Quarter {quarter}',
    wholeYear: 'Whole year',
    download: 'Download {period} as a spreadsheet',
  },
  unknownTax: {
    title: 'Unknown tax',
    text: 'The sales went through, but we couldn’t calculate their tax. The file for your tax adviser says so.',
    number: 'Number',
    why: 'Why',
    askAgain: 'Ask Stripe again',
    busy: 'Asking…',
    asked: 'We’re asking Stripe again',
  },
  seller: {
    title: 'Who sells',
    text: 'New receipts say this. Those that have a number already stay as they are.',
    name: 'Name',
    address: 'Address',
    taxNumber: 'Tax number',
    noTaxNumber: 'If you leave this empty, none is printed.',
    fallback: 'If you leave this empty: {value}',
    note: 'Note below the total',
    noteHint: 'What your tax adviser wants said, such as why no tax is charged.',
    saved: 'Your receipts say this from now on',
    taxModes: {
      off: 'Don’t calculate tax',
      included: 'Ask Stripe Tax; tax is part of the price',
      added: 'Ask Stripe Tax; tax is added to the price',
    },
    taxHints: {
      off: 'Receipts show the total only.',
      included: 'Buyers pay the price on the button. After each sale, Stripe Tax says how much of it is tax.',
      added:
        'The checkout asks for country and postal code, shows price, tax and total, and charges the total. Where Stripe Tax can’t say, or another website’s page doesn’t ask, buyers pay the price alone and the tax is part of it.',
    },
  },
} as const;
