import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { Quotation } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import type { ContactLetter } from './contact-letter.js';

/** To the author: what somebody has written on the contact page. An answer goes to whoever wrote it. */
export function ownerMessageMail({ name, email, subject, message, publicUrl }: ContactLetter): Email {
  const words = mails.ownerMessage;
  const places = { name, email, subject, site: site.name };
  return {
    to: site.contact.email,
    replyTo: email,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail words={words} heading={subject} places={places} publicUrl={publicUrl}>
        <Quotation text={message} />
      </OwnerEmail>
    ),
  };
}

/** To whoever wrote: it has arrived. The words themselves are not repeated, for the address may be somebody else's. */
export function messageReceivedMail({ email, publicUrl }: ContactLetter): Email {
  const words = mails.messageReceived;
  const places = { site: site.name };
  return {
    to: email,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} publicUrl={publicUrl} />,
  };
}
