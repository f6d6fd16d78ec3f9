import { emailWords, site, siteLocale } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { Quotation, Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { EXCERPT_LENGTH } from '../messages/message-rules.js';
import type { MessageSign } from '../messages/spam-rules.js';

export interface ContactEmail {
  name: string;
  email: string;
  subject: string;
  message: string;
  publicUrl: string;
}

/** A message to the author. Replies go to its sender. */
export function ownerMessageEmail({ name, email, subject, message, publicUrl }: ContactEmail): Email {
  const words = emailWords.ownerMessage;
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

/** Acknowledgment to the sender. It does not quote the message, as the address may be someone else's. */
export function messageReceivedEmail({ email, publicUrl }: ContactEmail): Email {
  const words = emailWords.messageReceived;
  const places = { site: site.name };
  return {
    to: email,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} publicUrl={publicUrl} />,
  };
}

interface SuspectedMessagesEmail {
  /** Of all held messages; the email may list fewer. */
  count: number;
  messages: readonly {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    reasons: readonly MessageSign[];
    realUrl: string;
  }[];
  publicUrl: string;
}

function excerpt(message: string): string {
  const characters = [...message];
  return characters.length <= EXCERPT_LENGTH ? message : `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

/** Held messages to the owner, each with its reasons and a button to release it. */
export function suspectedMessagesEmail({ count, messages, publicUrl }: SuspectedMessagesEmail): Email {
  const words = emailWords.ownerSuspected;
  const places = { count: count.toLocaleString(siteLocale), site: site.name };
  return {
    to: site.contact.email,
    subject: fill(count === 1 ? words.subjectOfOne : words.subject, places),
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={publicUrl}>
        {messages.map(({ id, name, email, subject, message, reasons, realUrl }) => (
          <div key={id} style={{ marginTop: '32px' }}>
            <Paragraph>
              <strong>{subject}</strong>
              <br />
              {fill(words.sender, { name, email })}
              <br />
              {fill(words.reasonsLine, { reasons: reasons.map((sign) => words.reasons[sign]).join('; ') })}
            </Paragraph>
            <Quotation text={excerpt(message)} />
            <EmailButton href={realUrl} isSecondary>
              {words.buttonLabel}
            </EmailButton>
          </div>
        ))}
      </OwnerEmail>
    ),
  };
}
