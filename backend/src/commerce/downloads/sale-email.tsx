import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps } from '../emails/order-email.js';
import { messagesIn } from '../messages.js';

const { sale } = messagesIn();

/** Email to the owner: a book was sold. */
export const saleEmail = (order: OrderEmailProps): Email =>
  orderEmail(order, sale, {
    children: <EmailButton href={order.adminUrl}>{sale.buttonLabel}</EmailButton>,
  });
