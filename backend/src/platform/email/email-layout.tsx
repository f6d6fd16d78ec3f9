import { siteColors } from '@lectern/ui/tokens';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';

const { light, dark } = siteColors;
const SERIF = 'Newsreader, Georgia, "Times New Roman", serif';

/** Mail programs that follow the dark scheme read these; the others keep the inline light colours. */
const DARK_RULES = `@media (prefers-color-scheme: dark) {
  .ground, .ground > table, .ground > table > tbody > tr > td { background-color: ${dark.background} !important; }
  .sheet { background-color: ${dark.surface} !important; }
  .ink, .ink p, .ink h1, .ink h2, .ink td, .ink li { color: ${dark.ink} !important; }
  .link, .ink .link { color: ${dark.accent} !important; }
  .quotation { border-color: ${dark.accent} !important; }
  .muted, .ink .muted { color: ${dark.muted} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

interface EmailLayoutProps {
  preheader: string;
  heading: string;
  siteName: string;
  siteUrl: string;
  footer: string;
  children: ReactNode;
}

/** The paper every email is written on: one column, one voice, readable with pictures off. */
export function EmailLayout({ preheader, heading, siteName, siteUrl, footer, children }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_RULES}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body className="ground" style={{ backgroundColor: light.background, margin: 0, padding: '24px 0' }}>
        <Container style={{ maxWidth: '560px', padding: '0 16px' }}>
          <Text
            className="muted"
            style={{ color: light.muted, fontFamily: SERIF, fontSize: '15px', margin: '8px 24px' }}
          >
            <a href={siteUrl} className="muted" style={{ color: light.muted, textDecoration: 'none' }}>
              {siteName}
            </a>
          </Text>
          <Section
            className="sheet ink"
            style={{ backgroundColor: light.surface, borderRadius: '12px', padding: '24px' }}
          >
            <Heading
              as="h1"
              style={{
                color: light.ink,
                fontFamily: SERIF,
                fontSize: '28px',
                fontWeight: 500,
                lineHeight: '34px',
                margin: '8px 0 16px',
              }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          <Text
            className="muted"
            style={{
              color: light.muted,
              fontFamily: SERIF,
              fontSize: '14px',
              lineHeight: '20px',
              margin: '8px 24px',
            }}
          >
            {footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text
      style={{
        color: light.ink,
        fontFamily: SERIF,
        fontSize: '17px',
        lineHeight: '26px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Text>
  );
}

/** What somebody else has written, line by line as it was. */
export function Quotation({ text }: { text: string }) {
  return (
    <Section
      className="quotation"
      style={{ borderLeft: `3px solid ${light.accent}`, margin: '0 0 16px', paddingLeft: '16px' }}
    >
      <Text
        style={{
          color: light.ink,
          fontFamily: SERIF,
          fontSize: '17px',
          lineHeight: '26px',
          margin: 0,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Text>
    </Section>
  );
}
