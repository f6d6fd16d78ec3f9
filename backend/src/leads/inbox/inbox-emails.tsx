import { emailWords, site, siteLocale } from '@lectern/catalogue';
import { EmailLayout, Paragraph, Quotation } from '../../platform/email/email-layout.js';
import { EmailText } from '../../platform/email/email-text.js';
import { type Email, fill } from '../../platform/email/email.js';

interface AnswerEmail {
  to: string;
  /** Of the sender. */
  name: string;
  subject: string;
  /** Their message. */
  words: string;
  writtenAt: Date;
  /** Markdown. */
  answer: string;
  publicUrl: string;
}

const day = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** From the author to the sender of a message. Replies go to the author's mailbox. */
export function answerEmail({ to, name, subject, words, writtenAt, answer, publicUrl }: AnswerEmail): Email {
  const { subject: answered, preheader, quotation, footer } = emailWords.messageAnswered;
  const places = { name, subject, date: day.format(writtenAt), site: site.name };
  const about = /^re:/i.test(subject) ? subject : fill(answered, places);
  return {
    to,
    replyTo: site.contact.email,
    isWrittenByHand: true,
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
