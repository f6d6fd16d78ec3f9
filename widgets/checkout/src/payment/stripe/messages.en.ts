// Texts for cases without a message from Stripe; loaded with its fields.

export const payment = { declined: 'Your payment was declined. Please try another card.' } as const;
