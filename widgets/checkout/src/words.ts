import type { Toast } from '@lectern/widget-kit';

/** The sentences that the specification fixes; it quotes them, so they are not ours to polish. */
export const labels = {
  name: 'Full Name *',
  email: 'Email Address *',
  phone: 'Phone Number',
  buying: 'Processing Purchase...',
  paying: 'Processing...',
} as const;

export function formatsLine(formats: readonly string[]): string {
  return formats.includes('epub') ? 'PDF & ePub' : 'PDF only';
}

const errorToast = (title: string, description: string): Toast & { description: string } => ({
  title,
  description,
  tone: 'destructive',
});

export const toasts = {
  missingDetails: errorToast('Error', 'Please fill in your name and email address'),
  missingAddress: errorToast('Error', 'Please fill in the address that it is to be sent to'),
  purchaseRefused: (serverMessage: string | null) =>
    errorToast('Error', serverMessage ?? 'Failed to process purchase'),
  paymentReady: {
    title: 'Payment Ready',
    description: 'Please complete your payment below.',
    tone: 'neutral',
  },
  paymentFailed: (providerMessage: string) => errorToast('Payment Failed', providerMessage),
  paymentError: errorToast('Payment Error', 'An unexpected error occurred. Please try again.'),
  /** Where a paid order leads away, the specification leaves the second sentence out. */
  paymentErrorBeforeReturn: errorToast('Payment Error', 'An unexpected error occurred.'),
  /** What follows, the goods say. */
  paymentSuccessful: { title: 'Payment Successful', tone: 'success' },
  purchaseComplete: { title: 'Purchase Complete!', tone: 'success' },
} as const satisfies Record<
  string,
  Toast | ((message: string) => Toast) | ((message: string | null) => Toast)
>;
