import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mail.js';
import { DownloadButtons, type MailedLink } from './download-buttons.mail.js';

export interface LinkRenewed {
  key: string;
  to: string;
  customerName: string;
  productTitle: string;
  publicUrl: string;
  links: readonly MailedLink[];
}

export function linkRenewedMail(link: LinkRenewed): Mail {
  const words = mails.linkRenewed;
  const values = { title: link.productTitle, name: link.customerName || 'reader', site: site.name };
  return {
    key: link.key,
    to: link.to,
    subject: fill(words.subject, values),
    body: (
      <Letter
        preheader={words.preheader}
        heading={words.heading}
        siteName={site.name}
        siteUrl={link.publicUrl}
        footer={fill(mails.footer, values)}
      >
        <Paragraph>{fill(words.greeting, values)}</Paragraph>
        {words.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{fill(paragraph, values)}</Paragraph>
        ))}
        <DownloadButtons links={link.links} words={words} publicUrl={link.publicUrl} />
        {words.closing.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Paragraph>{words.signature}</Paragraph>
      </Letter>
    ),
  };
}
