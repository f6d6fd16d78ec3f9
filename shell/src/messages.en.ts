// English texts of the site itself, as named exports, so that an island bundles only those it uses. Texts quoted by the
// specification must match it exactly. The author's own texts are in content/.

export const skipToContent = 'Skip to the content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const close = 'Close';
export const pageLoading = 'One moment: the page is loading.';
export const breadcrumb = 'Breadcrumb';
export const cardNumbers = 'Test card numbers';
/** Visually hidden, after "Learn More". */
export const aboutBook = (title: string) => ` about ${title}`;

export const subscribed = {
  title: 'Success!',
  // After the thanks, about the double opt-in.
  description:
    'Thank you for subscribing to our newsletter. Please confirm it in the email on its way to you.',
} as const;
export const notSubscribed = {
  title: 'Error',
  description: 'Failed to subscribe. Please try again.',
} as const;

export const booksLoading = 'Loading the books…';
export const buyNow = 'Buy Now';
export const enterInfoAbove = 'Enter Info Above';
/** Opens the full description of a product. */
export const readAll = 'Read it all';
export const infoFirst = 'Name and email first';
/** At the book whose payment is starting, and disabled at the others. */
export const paymentStarting = 'Preparing your payment…';
export const otherPaymentStarting = 'Another payment is being prepared…';
export const missingInformation = {
  title: 'Missing Information',
  description: 'Please enter your name and email address.',
} as const;
export const paymentReady = {
  title: 'Payment Ready',
  description: 'Please complete your payment below.',
} as const;
export const checkoutError = {
  title: 'Checkout Error',
  description: 'Failed to initialize checkout. Please try again.',
} as const;

/** Beside the book, under the specified toast. */
export const paymentNotStarted = 'The shop didn’t respond. You weren’t charged. Please try again.';

/** In a form while its request has failed. */
export const requestFailed = 'That didn’t go through. What you typed is still here. Please try again.';
/** Below the contact form after a failure. */
export const messageNotSent =
  'We can’t tell whether your message arrived. It’s still here, so please try again. We’ll get it only once.';

export const productTypes = { ebook: 'E-book', paperback: 'Paperback', speaking: 'Speaking' } as const;
export const productFormats = {
  pdf: 'PDF only',
  pdfAndEpub: 'PDF & ePub',
  paperback: 'shipped to you',
  speaking: 'by appointment',
} as const;
export const pdfLength = (pages: number) => `PDF, ${pages} pages`;
export const fileFormats = { pdf: 'PDF', epub: 'ePub' } as const;

/** Accessibility metadata of a book's ePub. */
export const bookAccessibility = {
  heading: 'Accessibility',
  source: 'According to the ePub:',
} as const;
