import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { type OrderEmailProps, orderPlaces } from '../emails/order-email.js';

const WORDS = {
  subject: 'You sold {title}',
  heading: 'You sold a book',
  preheader: '{name} bought {title}.',
  paragraphs: ['{name} bought {title} for {total}.', 'Reply to this email to write to {name} at {email}.'],
  buttonLabel: 'See the order',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email a day instead, or none.',
};

interface SaleEmailProps extends Omit<OrderEmailProps, 'to'> {
  orderId: string;
}

/** Email to the owner: one copy of a book was sold. */
export function saleEmail({ orderId, ...order }: SaleEmailProps): Email {
  const places = orderPlaces({ ...order, to: site.contact.email });
  return {
    to: site.contact.email,
    replyTo: order.customerEmail,
    subject: fill(WORDS.subject, places),
    body: (
      <OwnerEmail
        words={WORDS}
        heading={WORDS.heading}
        places={places}
        publicUrl={order.publicUrl}
        book={bookThemeOf(order.productTitle)}
      >
        <EmailButton href={`${order.publicUrl}/admin/shop/orders/${orderId}`}>
          {WORDS.buttonLabel}
        </EmailButton>
      </OwnerEmail>
    ),
  };
}
