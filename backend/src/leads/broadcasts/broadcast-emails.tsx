import { newsletter, site } from '@lectern/catalogue';
import { EmailLayout } from '../../platform/email/email-layout.js';
import { preheaderOf } from '../../platform/email/email-preheader.js';
import { EmailText } from '../../platform/email/email-text.js';
import { type Email, fill } from '../../platform/email/email.js';
import { QuietLinks } from '../../platform/email/list-email.js';

interface BroadcastContent {
  to: string;
  subject: string;
  /** What a mailbox shows beside the subject; the beginning of the broadcast where it is not given. */
  preheader?: string;
  /** Markdown. */
  body: string;
  /** The site's origin. */
  publicUrl: string;
  endUrl: string;
  preferencesUrl: string;
}

function BroadcastBody({ content }: { content: BroadcastContent }) {
  const { subject, body, publicUrl, endUrl, preferencesUrl, preheader = preheaderOf(body) } = content;
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

/** A broadcast, with the two ways out that each copy has. */
export function broadcastEmail(content: BroadcastContent): Email {
  return {
    to: content.to,
    subject: content.subject,
    body: <BroadcastBody content={content} />,
    unsubscribeUrl: content.endUrl,
  };
}
