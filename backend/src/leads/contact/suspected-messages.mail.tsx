import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph, Quotation } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import type { MessageSign } from './message-signs.js';

/** As much of a message as tells what it is. */
const EXCERPT_LENGTH = 300;

export interface SuspectedMessagesLetter {
  /** How many wait in all; the letter may hold fewer. */
  count: number;
  messages: readonly {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    reasons: readonly MessageSign[];
    /** Where she says that it is real. */
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
export function suspectedMessagesMail({ count, messages, publicUrl }: SuspectedMessagesLetter): Email {
  const words = mails.ownerSuspected;
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
            <EmailButton href={realUrl}>{words.buttonLabel}</EmailButton>
          </div>
        ))}
      </OwnerEmail>
    ),
  };
}
