// English texts of the site itself. One export per area, so that an island bundles only those it uses. Texts quoted by the
// specification must match it exactly. The author's own texts are in content/.

export const layout = {
  skipToContent: 'Skip to the content',
  navigation: { label: 'Main' },
  menu: { label: 'Menu', close: 'Close' },
  page: { loading: 'One moment: the page is loading.' },
  breadcrumb: { label: 'Breadcrumb' },
  sandbox: { cardNumbers: 'Test card numbers' },
} as const;

/** On the pages of an author without books. */
export const books = {
  none: {
    heading: 'No books yet',
    text: 'The first one is still being written. You’ll find it here as soon as it’s out.',
  },
} as const;

export const previews = {
  none: {
    heading: 'Nothing to listen to yet',
    text: 'You’ll find the first preview here as soon as there is one.',
  },
} as const;

export const blog = {
  none: {
    heading: 'No articles yet',
    text: 'The first one is still being written. You’ll find it here as soon as it’s out.',
  },
  categories: { label: 'Articles by category' },
  pages: {
    label: 'Pages of articles',
    newer: 'Newer articles',
    older: 'Older articles',
    page: (page: number) => `Page ${page}`,
    place: (page: number, of: number) => `Page ${page} of ${of}`,
    title: (title: string, page: number) => `${title} (page ${page})`,
  },
} as const;

export const home = {
  carousel: { place: (place: number, of: number) => `${place} of ${of}` },
  /** Visually hidden, after "Learn More". */
  works: { aboutBook: (title: string) => ` about ${title}` },
} as const;

export const recording = {
  seekLabel: 'Place in the recording',
  failureText: 'The recording didn’t play.',
  fileLabel: 'Open the recording’s file',
} as const;

export const newsletter = {
  subscribed: {
    title: 'Success!',
    // After the thanks, about the double opt-in.
    description:
      'Thank you for subscribing to our newsletter. Please confirm it in the email on its way to you.',
  },
  failed: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
} as const;

export const form = {
  failed: 'That didn’t go through. What you typed is still here. Please try again.',
} as const;

export const contact = {
  failed:
    'We can’t tell whether your message arrived. It’s still here, so please try again. We’ll get it only once.',
} as const;

export const shop = {
  products: {
    loading: 'Loading the books…',
    /** Beside a failed fetch, if products are still shown. */
    stale: 'Prices may be out of date',
  },
  /** Opens the full description of a product. */
  description: { more: 'Read it all' },
  buy: {
    label: 'Buy Now',
    disabled: 'Enter Info Above',
    /** At the book whose payment is starting, and disabled at the others. */
    starting: 'Preparing your payment…',
    otherStarting: 'Another payment is being prepared…',
    /** Beside the book, under the specified toast. */
    failed: 'The shop didn’t respond. You weren’t charged. Please try again.',
  },
  sheet: { close: 'Close' },
  toasts: {
    missingInformation: {
      title: 'Missing Information',
      description: 'Please enter your name and email address.',
    },
    paymentReady: { title: 'Payment Ready', description: 'Please complete your payment below.' },
    checkoutError: {
      title: 'Checkout Error',
      description: 'Failed to initialize checkout. Please try again.',
    },
  },
} as const;

export const thankYou = {
  read: 'Start reading',
  readTitle: (title: string) => `Start reading ${title}`,
} as const;

export const product = {
  types: { ebook: 'E-book', paperback: 'Paperback', speaking: 'Speaking' },
  formats: {
    pdf: 'PDF only',
    epub: 'ePub only',
    pdfAndEpub: 'PDF & ePub',
    paperback: 'shipped to you',
    speaking: 'by appointment',
  },
  pages: (pages: number) => `PDF, ${pages} pages`,
} as const;

export const file = { formats: { pdf: 'PDF', epub: 'ePub' } } as const;

/** Pictures of typeset pages. */
export const interior = {
  label: (title: string) => `Pages of ${title}, as they are printed`,
  page: (number: number) => `Page ${number} of the sample`,
} as const;

/** Accessibility metadata of a book's ePub. */
export const accessibility = { heading: 'Accessibility', source: 'According to the ePub:' } as const;

/** Steps to a page, for search engines. */
export const breadcrumbs = { home: 'Home', about: 'About', books: 'Books' } as const;
