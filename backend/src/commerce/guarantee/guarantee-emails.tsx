import { emailWords } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps, orderPlaces } from '../emails/order-email.js';

const BUYER_WORDS = { waiting: 'guaranteeAsked', declined: 'guaranteeDeclined' } as const;

/** Email to the buyer: their request was received, or was declined with the owner's reason. */
export function guaranteeEmail(
  order: OrderEmailProps & { state: keyof typeof BUYER_WORDS; answer: string },
): Email {
  const children = order.answer ? <Paragraph>{order.answer}</Paragraph> : null;
  return orderEmail(order, emailWords[BUYER_WORDS[order.state]], { children });
}

const OWNER_WORDS = {
  taken: 'ownerGuaranteeTaken',
  failed: 'ownerGuaranteeFailed',
  waiting: 'ownerGuaranteeAsked',
} as const;

/** Email to the owner: a guarantee refund was made, failed, or needs a decision. */
export function ownerGuaranteeEmail(order: OrderEmailProps & { state: keyof typeof OWNER_WORDS }): Email {
  const words = emailWords[OWNER_WORDS[order.state]];
  const children = (
    <>
      <EmailButton href={order.adminUrl}>{words.buttonLabel}</EmailButton>
      <Paragraph>{fill(words.contact, orderPlaces(order))}</Paragraph>
    </>
  );
  return orderEmail(order, words, { children });
}
