import { mails, site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Heading } from '@react-email/heading';
import { Fragment } from 'react';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { DownloadButtons, type MailedLink } from './download-buttons.mail.js';

export interface MailedPurchase {
  title: string;
  links: readonly MailedLink[];
}

export interface MailedPurchases {
  to: string;
  customerName: string;
  publicUrl: string;
  purchases: readonly MailedPurchase[];
}

/** Everything that was bought with an address, each with its links. */
export function purchasesMail({ to, customerName, publicUrl, purchases }: MailedPurchases): Email {
  const words = mails.purchases;
  const places = { name: customerName || 'reader', site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={{ ...words, footer: mails.footer }} places={places} publicUrl={publicUrl}>
        {purchases.map(({ title, links }) => (
          <Fragment key={title}>
            <Heading
              as="h2"
              style={{
                color: siteColors.light.ink,
                fontFamily: 'Georgia, serif',
                fontSize: '20px',
                margin: '24px 0 12px',
              }}
            >
              {title}
            </Heading>
            <DownloadButtons links={links} words={words} publicUrl={publicUrl} />
          </Fragment>
        ))}
      </ReaderEmail>
    ),
  };
}
