import { newsletter, site } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { EmailText } from '../../platform/email/email-text.js';
import { EmailLayout } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { QuietLinks } from '../../platform/email/quiet-links.js';
import { preheaderOf } from './preheader.js';

export interface BroadcastLetter {
  to: string;
  subject: string;
  /** What a mailbox shows beside the subject; the beginning of the letter where it is not given. */
  preheader?: string;
  /** Markdown. */
  body: string;
  /** The site's origin. */
  publicUrl: string;
  endUrl: string;
  preferencesUrl: string;
}

function Sheet({ letter }: { letter: BroadcastLetter }) {
  const { subject, body, publicUrl, endUrl, preferencesUrl, preheader = preheaderOf(body) } = letter;
  const words = newsletter.letter;
  return (
    <EmailLayout
      preheader={preheader}
      heading={subject}
      siteName={site.name}
      siteUrl={publicUrl}
      footer={fill(words.footer, { site: site.name })}
    >
      <EmailText markdownText={body} publicUrl={publicUrl} />
      <QuietLinks
        links={[
          { label: words.preferencesLabel, url: preferencesUrl },
          { label: words.endLabel, url: endUrl },
        ]}
      />
    </EmailLayout>
  );
}

/** A letter to all readers, with the two ways out that each copy has. */
export function broadcastMail(letter: BroadcastLetter): Email {
  return {
    to: letter.to,
    subject: letter.subject,
    body: <Sheet letter={letter} />,
    unsubscribeUrl: letter.endUrl,
  };
}
