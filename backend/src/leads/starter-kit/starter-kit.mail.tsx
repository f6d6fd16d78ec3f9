import { mails, site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Button, Section, Text } from '@react-email/components';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mail.js';

const { light } = siteColors;
const SANS = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif';
const BUTTON = {
  backgroundColor: light.accent,
  borderRadius: '8px',
  color: light.onAccent,
  display: 'block',
  fontFamily: SANS,
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 20px',
  textAlign: 'center',
} as const;
const NOTE = {
  color: light.muted,
  fontFamily: SANS,
  fontSize: '14px',
  lineHeight: '20px',
  margin: '6px 0 0',
} as const;

export interface MailedKit {
  /** Names the letter for good. */
  key: string;
  to: string;
  name: string;
  /** The site's origin. */
  publicUrl: string;
  /** Address of a part of the kit, or of all of it. */
  urlOf(part?: string): string;
}

/** The free kit: the workbook, the spreadsheet, and both in one. */
export function starterKitMail({ key, to, name, publicUrl, urlOf }: MailedKit): Mail {
  const words = mails.starterKit;
  const places = { name, site: site.name };
  return {
    key,
    to,
    subject: fill(words.subject, places),
    body: (
      <Letter
        preheader={words.preheader}
        heading={words.heading}
        siteName={site.name}
        siteUrl={publicUrl}
        footer={fill(words.footer, places)}
      >
        <Paragraph>{fill(words.greeting, places)}</Paragraph>
        {words.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {words.files.map(({ part, label, note }) => (
          <Section key={label} style={{ margin: '0 0 16px' }}>
            <Button className="button" href={urlOf(part ?? undefined)} style={BUTTON}>
              {label}
            </Button>
            <Text className="muted" style={NOTE}>
              {note}
            </Text>
          </Section>
        ))}
        {words.closing.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Paragraph>{words.signature}</Paragraph>
      </Letter>
    ),
  };
}
