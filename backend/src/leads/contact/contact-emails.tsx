import { emailWords, site } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { Quotation, Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import type { MessageSign } from '../messages/spam-rules.js';

/** What the emails about a message of the contact page know. */
export interface ContactEmail {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The site's origin. */
  publicUrl: string;
}

/** To the author: what somebody has written on the contact page. An answer goes to whoever wrote it. */
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

/** To whoever wrote: it has arrived. The words themselves are not repeated, for the address may be somebody else's. */
export function messageReceivedEmail({ email, publicUrl }: ContactEmail): Email {
  const words = emailWords.messageReceived;
  const places = { site: site.name };
  return {
    to: email,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} publicUrl={publicUrl} />,
  };
}

/** As much of a message as tells what it is. */
const EXCERPT_LENGTH = 300;

interface SuspectedMessagesEmail {
  /** How many wait in all; the email may hold fewer. */
  count: number;
  messages: readonly {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    reasons: readonly MessageSign[];
    /** Where the owner says that it is real. */
    realUrl: string;
  }[];
  /** The site's origin. */
  publicUrl: string;
}

function excerpt(message: string): string {
  const characters = [...message];
  return characters.length <= EXCERPT_LENGTH ? message : `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

/** To the owner: what was held back, from whom and why, each with a button that has it passed on. */
export function suspectedMessagesEmail({ count, messages, publicUrl }: SuspectedMessagesEmail): Email {
  const words = emailWords.ownerSuspected;
  const places = { count: count.toLocaleString('en-US'), site: site.name };
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
