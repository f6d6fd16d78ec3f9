import { newsletter, site } from '@lectern/catalogue';
import { Fragment } from 'react';
import { EmailLayout, Paragraph } from '../../platform/email/email-layout.js';
import { preheaderOf } from '../../platform/email/email-preheader.js';
import { EmailText, type LinkOf } from '../../platform/email/email-text.js';
import { type Email, fill, renderBody } from '../../platform/email/email.js';
import { FooterLinks } from '../../platform/email/list-email.js';
import { siteLight } from '../../platform/email/email-theme.js';

interface BroadcastContent {
  to: string;
  subject: string;
  /** Default: the beginning of the body. */
  preheader?: string;
  /** Markdown. */
  body: string;
  publicUrl: string;
  endUrl: string;
  preferencesUrl: string;
  /** A few lines at the end; none if it is empty. */
  postalAddress: string;
  linkOf?: LinkOf | undefined;
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
      <EmailText markdownText={body} publicUrl={publicUrl} linkOf={content.linkOf} />
      <FooterLinks
        links={[
          { label: words.preferencesLabel, url: preferencesUrl },
          { label: words.endLabel, url: endUrl },
        ]}
      />
      {content.postalAddress && <SenderAddress lines={content.postalAddress.split('\n')} />}
    </EmailLayout>
  );
}

function SenderAddress({ lines }: { lines: readonly string[] }) {
  return (
    <Paragraph>
      <span className="muted" style={{ color: siteLight().muted, fontSize: '14px' }}>
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </span>
    </Paragraph>
  );
}

/** Addresses that the links of a broadcast's text lead to, each once. */
export function linksOfBroadcast(body: string, publicUrl: string): string[] {
  const found = new Set<string>();
  const linkOf: LinkOf = (address) => {
    found.add(address);
    return address;
  };
  renderBody(<EmailText markdownText={body} publicUrl={publicUrl} linkOf={linkOf} />);
  return [...found];
}

export function broadcastEmail(content: BroadcastContent): Email {
  return {
    to: content.to,
    subject: content.subject,
    body: <BroadcastBody content={content} />,
    unsubscribeUrl: content.endUrl,
  };
}
