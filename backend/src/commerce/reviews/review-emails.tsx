import { emailWords, site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { orderEmail, type OrderEmailProps } from '../emails/order-email.js';

interface OwnerReview {
  to: string;
  productTitle: string;
  shownName: string;
  rating: number;
  body: string;
  publicUrl: string;
}

/** Email to the owner: a review waits for approval. */
export function ownerReviewEmail(review: OwnerReview): Email {
  const words = emailWords.ownerReview;
  const places = {
    site: site.name,
    title: review.productTitle,
    name: review.shownName,
    stars: '★'.repeat(review.rating),
  };
  return {
    to: review.to,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={words}
        heading={words.heading}
        places={places}
        publicUrl={review.publicUrl}
        book={bookThemeOf(review.productTitle)}
      >
        <Paragraph>{review.body}</Paragraph>
        <EmailButton href={`${review.publicUrl}/admin/shop/reviews`}>{words.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}

/** Email to the reviewer: the owner replied. */
export function reviewReplyEmail(order: OrderEmailProps, reply: string, bookUrl: string): Email {
  const words = emailWords.reviewAnswered;
  const children = (
    <>
      <Paragraph>{reply}</Paragraph>
      <EmailButton href={bookUrl}>{words.buttonLabel}</EmailButton>
    </>
  );
  return orderEmail(order, words, { children });
}
