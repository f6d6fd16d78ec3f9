import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { EmailButton } from '../../platform/email/email-button.js';
import { looksOf } from '../../platform/email/email-looks.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Settings } from '../../platform/settings/settings.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { orderPlaces } from '../emails/order-email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { tellOfSale } from './downloads.jobs.js';

const WORDS = {
  subject: 'You sold {title}',
  heading: 'You sold a book',
  preheader: '{name} bought {title}.',
  paragraphs: ['{name} bought {title} for {total}.', 'Reply to this email to write to {name} at {email}.'],
  buttonLabel: 'See the order',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email a day instead, or none.',
};

/** Notifies the owner of each sale, if the owner wants that at once. */
@Injectable()
export class SaleNotice {
  constructor(
    private readonly settings: Settings,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
  ) {}

  /** In the transaction that makes the order paid. */
  async enqueue(orderId: string): Promise<void> {
    const { value } = await this.settings.read(ownerEmailsSetting);
    if (value.sales === 'at-once') await this.emails.enqueue(tellOfSale, { orderId }, site.contact.email);
  }

  @WritesEmail(tellOfSale)
  async writeEmail({ orderId }: { orderId: string }): Promise<Email> {
    const { props } = await this.orderEmailFacts.read(orderId);
    const places = orderPlaces({ ...props, to: site.contact.email });
    return {
      to: site.contact.email,
      replyTo: props.customerEmail,
      subject: fill(WORDS.subject, places),
      body: (
        <OwnerEmail
          words={WORDS}
          heading={WORDS.heading}
          places={places}
          publicUrl={props.publicUrl}
          book={looksOf(props.productTitle)}
        >
          <EmailButton href={`${props.publicUrl}/admin/shop/orders/${orderId}`}>
            {WORDS.buttonLabel}
          </EmailButton>
        </OwnerEmail>
      ),
    };
  }
}
