import { emailWords } from '@lectern/catalogue';
import { Paragraph } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { DownloadButtons, type MailedPurchase } from '../downloads/download-emails.js';
import { orderEmail, type PurchaseEmailProps } from '../emails/order-email.js';
import { EmailHeading } from '../emails/order-email-parts.js';

interface NewEditionEmail extends PurchaseEmailProps {
  links: MailedPurchase['links'];
  /** Owner's text about the changes, in paragraphs. */
  note: string;
}

/** Email to an earlier buyer: the new edition is included. */
export function newEditionEmail({ note, links, ...order }: NewEditionEmail): Email {
  const words = emailWords.newEdition;
  const paragraphs = note.split(/\n[^\S\n]*\n/).map((text) => text.trim());
  const children = (
    <>
      <DownloadButtons links={links} words={words} publicUrl={order.publicUrl} />
      <EmailHeading>{words.newsHeading}</EmailHeading>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </>
  );
  return orderEmail(order, words, { children });
}
