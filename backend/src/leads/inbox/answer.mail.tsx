import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { EmailText } from '../../platform/email/email-text.js';
import { EmailLayout, Paragraph, Quotation } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';

export interface AnswerLetter {
  to: string;
  /** Of whoever has written. */
  name: string;
  subject: string;
  /** What was written on the contact page. */
  words: string;
  writtenAt: Date;
  /** Markdown. */
  answer: string;
  /** The site's origin. */
  publicUrl: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** From the author to somebody who has written to her: an answer comes back to her own mailbox. */
export function answerMail({ to, name, subject, words, writtenAt, answer, publicUrl }: AnswerLetter): Email {
  const { subject: answered, preheader, quotation, footer } = mails.messageAnswered;
  const places = { name, subject, date: day.format(writtenAt), site: site.name };
  const about = /^re:/i.test(subject) ? subject : fill(answered, places);
  return {
    to,
    replyTo: site.contact.email,
    subject: about,
    body: (
      <EmailLayout
        preheader={fill(preheader, places)}
        heading={about}
        siteName={site.name}
        siteUrl={publicUrl}
        footer={fill(footer, places)}
      >
        <EmailText markdownText={answer} publicUrl={publicUrl} />
        <Paragraph>{fill(quotation, places)}</Paragraph>
        <Quotation text={words} />
      </EmailLayout>
    ),
  };
}
