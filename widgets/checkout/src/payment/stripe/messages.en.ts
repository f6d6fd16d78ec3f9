// What is said where Stripe says nothing itself: fetched with its fields alone.

export const declined = 'Your payment was declined. Please try another card.';
