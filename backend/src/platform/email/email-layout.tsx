import { artwork, emailWords, look, type SiteLanguage, site } from '@lectern/catalogue';
import type { ColorRoles } from '@lectern/ui/tokens';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { fill } from './email.js';
import { logoRules, Masthead } from './email-masthead.js';
import { type BookTheme, EmailColors, SANS, SERIF, siteLight, useEmailColors } from './email-theme.js';

const EDGE_PX = 16;
const SHEET_PX = 32;

/** Maximum width of content, in pixels. */
export const COLUMN_PX = 592 - 2 * EDGE_PX - 2 * SHEET_PX;

/**
 * For dark mode and phones; mail programs without media queries use the inline styles. The band keeps the cover's color,
 * which is deep enough for both modes.
 */
const rulesFor = (dark: ColorRoles) => `@media (prefers-color-scheme: dark) {
  .ground, .ground > table, .ground > table > tbody > tr > td { background-color: ${dark.background} !important; }
  .sheet { background-color: ${dark.surface} !important; border-color: ${dark.accent} !important; }
  .ink, .ink p, .ink h1, .ink h2, .ink td, .ink li { color: ${dark.ink} !important; }
  .link, .ink .link, .ink .signature, .ink .secondary { color: ${dark.accent} !important; }
  .quotation, .button, .secondary { border-color: ${dark.accent} !important; }
  .muted, .ink .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.muted} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }${logoRules(artwork.logo, dark)}
}
@media (max-width: 480px) {
  .edge { padding: 0 !important; }
  .band, .sheet { padding: 24px 20px !important; }
  .title { font-size: 24px !important; line-height: 30px !important; }
}`;

interface EmailLayoutProps {
  preheader: string;
  heading: string;
  siteName: string;
  siteUrl: string;
  footer: string;
  /** The site's if undefined. */
  language?: SiteLanguage | null | undefined;
  book?: BookTheme | undefined;
  children: ReactNode;
}

/** Template of all emails: one column, readable without pictures and on phones, in the colors of a book if given. */
export function EmailLayout(props: EmailLayoutProps) {
  const { preheader, heading, siteName, siteUrl, footer, language, book, children } = props;
  const colors = book?.colors ?? look.colors;
  const { provider } = site.law;
  return (
    <EmailColors value={colors}>
      <Html lang={language ?? site.language}>
        <Head>
          <title>{heading}</title>
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{rulesFor(colors.dark)}</style>
        </Head>
        <Preview>{preheader}</Preview>
        <Body
          className="ground"
          style={{ backgroundColor: colors.light.background, margin: 0, padding: '24px 0' }}
        >
          <Container className="edge" style={{ maxWidth: '592px', padding: `0 ${EDGE_PX}px` }}>
            <Text className="muted" style={{ ...small(), margin: '0 24px 16px', textAlign: 'center' }}>
              <Masthead {...{ siteName, siteUrl }} />
            </Text>
            {book ? (
              <Cell
                className="band"
                style={{
                  backgroundColor: colors.light.accent,
                  // Also of the cover's alternative text, until pictures are allowed.
                  color: colors.light.onAccent,
                  padding: `24px ${SHEET_PX}px`,
                }}
              >
                <BesideCover book={book} siteUrl={siteUrl} width={112} margin={0}>
                  <Title color={colors.light.onAccent}>{heading}</Title>
                </BesideCover>
              </Cell>
            ) : null}
            <Cell
              className="sheet ink"
              style={{
                backgroundColor: colors.light.surface,
                borderTop: book ? 0 : `6px solid ${colors.light.accent}`,
                padding: `${SHEET_PX}px`,
              }}
            >
              {book ? null : (
                <Section style={{ margin: '0 0 16px' }}>
                  <Title color={siteLight().ink}>{heading}</Title>
                </Section>
              )}
              {children}
            </Cell>
            <Text className="muted" style={{ ...small(), margin: '16px 24px' }}>
              {footer}
              {provider ? (
                <>
                  <br />
                  <a
                    href={siteUrl + provider.link.path}
                    className="muted"
                    style={{ color: siteLight().muted }}
                  >
                    {provider.link.label}
                  </a>
                </>
              ) : null}
            </Text>
          </Container>
        </Body>
      </Html>
    </EmailColors>
  );
}

const small = () => ({ color: siteLight().muted, fontFamily: SANS, fontSize: '13px', lineHeight: '20px' });
const title = { fontFamily: SERIF, fontSize: '28px', fontWeight: 400, lineHeight: '34px', margin: 0 };
const body = () => ({ color: siteLight().ink, fontFamily: SERIF, fontSize: '17px', lineHeight: '26px' });

const Title = ({ color, children }: { color: string; children: string }) => (
  <Heading as="h1" className="title" style={{ ...title, color }}>
    {children}
  </Heading>
);

interface CellProps {
  className: string;
  style: CSSProperties;
  children: ReactNode;
}

/** A table of one cell: Outlook on Windows supports padding in nothing else. */
function Cell({ className, style, children }: CellProps) {
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" width="100%">
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface BesideCoverProps {
  book: BookTheme | undefined;
  siteUrl: string;
  /** Of the cover, in pixels. */
  width: number;
  /** Below it, in pixels. */
  margin?: number;
  children: ReactNode;
}

export function BesideCover({ book, siteUrl, width, margin = 24, children }: BesideCoverProps) {
  if (!book) return <Section style={{ margin: '0 0 16px' }}>{children}</Section>;
  return (
    <table
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      style={{ margin: `0 0 ${margin}px`, width: '100%' }}
    >
      <tbody>
        <tr>
          <td style={{ paddingRight: '20px', verticalAlign: 'middle', width: `${width}px` }}>
            <img
              src={siteUrl + book.coverSrc}
              alt={fill(emailWords.coverAlt, { title: book.title })}
              width={width}
              height={width * 1.5}
              style={{ border: 0, display: 'block', fontFamily: SANS, fontSize: '13px' }}
              data-skip-in-text="true"
            />
          </td>
          <td style={{ verticalAlign: 'middle' }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ ...body(), margin: '0 0 16px' }}>{children}</Text>;
}

export function Signature({ children }: { children: ReactNode }) {
  const { accent } = useEmailColors();
  return (
    <Text
      className="signature"
      style={{
        color: accent,
        fontFamily: SERIF,
        fontSize: '26px',
        fontStyle: 'italic',
        lineHeight: '32px',
        margin: '24px 0 0',
      }}
    >
      {children}
    </Text>
  );
}

export function Quoted({ children }: { children: ReactNode }) {
  const { accent } = useEmailColors();
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Cell className="quotation" style={{ borderLeft: `3px solid ${accent}`, paddingLeft: '16px' }}>
        {children}
      </Cell>
    </Section>
  );
}

/** Quotes a plain text and keeps its line breaks. */
export function Quotation({ text }: { text: string }) {
  return (
    <Quoted>
      <Text style={{ ...body(), margin: 0, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
        {text.split('\n').map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </Quoted>
  );
}
