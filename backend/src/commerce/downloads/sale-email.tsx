import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps } from '../emails/order-email.js';

const WORDS = {
  subject: 'You sold {title}',
  heading: 'You sold a book',
  preheader: '{name} bought {title}.',
  paragraphs: ['{name} bought {title} for {total}.', 'Reply to this email to write to {name} at {email}.'],
  buttonLabel: 'See the order',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email a day instead, or none.',
};

/** Email to the owner: a book was sold. */
export const saleEmail = (order: OrderEmailProps): Email =>
  orderEmail(order, WORDS, {
    children: <EmailButton href={order.adminUrl}>{WORDS.buttonLabel}</EmailButton>,
  });
