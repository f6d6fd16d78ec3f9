import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { innerTokens, quotationParts } from '@lectern/rich-text';
import type { Token, Tokens } from 'marked';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

import { EmailButton } from './email-button.js';
import { SERIF, siteLight, siteLine, useEmailColors } from './email-theme.js';
import {
  absoluteAddress,
  isNewsletterBox,
  plainWords,
  readMarkdown,
  withoutJoiners,
} from './email-markdown.js';
import { COLUMN_PX, Paragraph, Quoted } from './email-layout.js';

const lineStyle = () => ({ color: siteLight().ink, fontFamily: SERIF, fontSize: '17px', lineHeight: '26px' });

/** Address in the email for the address that a link leads to. */
export type LinkOf = (address: string) => string;

const Links = createContext<LinkOf>((address) => address);

interface EmailTextProps {
  markdownText: string;
  publicUrl: string;
  /** Default: links as they are written. */
  linkOf?: LinkOf | undefined;
}

/** Renders Markdown for an email. A link alone in its paragraph becomes a button; HTML is shown as text. */
export function EmailText({ markdownText, publicUrl, linkOf }: EmailTextProps) {
  const blocks = <Blocks tokens={readMarkdown(markdownText)} publicUrl={publicUrl} />;
  return linkOf ? <Links value={linkOf}>{blocks}</Links> : blocks;
}

interface TokensProps {
  tokens: readonly Token[];
  publicUrl: string;
}

function Blocks({ tokens, publicUrl }: TokensProps): ReactNode {
  return tokens.map((token, at) => <Block key={at} token={token} publicUrl={publicUrl} />);
}

function Block({ token, publicUrl }: { token: Token; publicUrl: string }): ReactNode {
  const inner = innerTokens(token) ?? [];
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
      return <Hr className="line" style={{ borderColor: siteLine(), margin: '24px 0' }} />;
    case 'heading':
      return (
        <Heading as="h2" style={{ ...lineStyle(), fontSize: '21px', fontWeight: 600, margin: '24px 0 8px' }}>
          <Inline tokens={inner} publicUrl={publicUrl} />
        </Heading>
      );
    case 'blockquote':
      return <QuotedText quotation={token as Tokens.Blockquote} publicUrl={publicUrl} />;
    case 'list':
      return <List list={token as Tokens.List} publicUrl={publicUrl} />;
    case 'footnote':
      return (
        <Paragraph>
          [{String(token['label'])}] <Inline tokens={inner} publicUrl={publicUrl} />
        </Paragraph>
      );
    case 'paragraph':
      if (isNewsletterBox(token)) return null;
      return <ParagraphOf tokens={inner} publicUrl={publicUrl} />;
    case 'text':
    case 'checkbox':
      return <Run token={token} publicUrl={publicUrl} />;
    default:
      return <Paragraph>{token.raw}</Paragraph>;
  }
}

/** A quotation with its source, or a note. A pull quote repeats the text and is left out. */
function QuotedText({ quotation, publicUrl }: { quotation: Tokens.Blockquote; publicUrl: string }) {
  const { kind, tokens, source } = quotationParts(quotation, 'breaks');
  if (kind === 'pull') return null;
  const isKnown = kind === 'note' || kind === 'quotation';
  return (
    <Quoted>
      <Blocks tokens={isKnown ? tokens : quotation.tokens} publicUrl={publicUrl} />
      {source && (
        <Paragraph>
          — <Inline tokens={source} publicUrl={publicUrl} />
        </Paragraph>
      )}
    </Quoted>
  );
}

function ParagraphOf({ tokens, publicUrl }: TokensProps): ReactNode {
  const linkOf = useContext(Links);
  const [only, ...others] = tokens;
  if (only?.type === 'link' && others.length === 0) {
    const { href, tokens: inner } = only as Tokens.Link;
    const address = absoluteAddress(href, publicUrl);
    if (address && !inner.some(({ type }) => type === 'image'))
      return <EmailButton href={linkOf(address)}>{plainWords(inner)}</EmailButton>;
  }
  return (
    <Paragraph>
      <Inline tokens={tokens} publicUrl={publicUrl} />
    </Paragraph>
  );
}

function List({ list, publicUrl }: { list: Tokens.List; publicUrl: string }): ReactNode {
  const items = list.items.map(({ tokens }, at) => (
    <li key={at} style={{ margin: '0 0 8px' }}>
      <Blocks tokens={tokens} publicUrl={publicUrl} />
    </li>
  ));
  const style = { ...lineStyle(), margin: '0 0 16px', paddingLeft: '24px' };
  return list.ordered ? (
    <ol start={Number(list.start)} style={style}>
      {items}
    </ol>
  ) : (
    <ul style={style}>{items}</ul>
  );
}

function Inline({ tokens, publicUrl }: TokensProps): ReactNode {
  return tokens.map((token, at) => (
    <Fragment key={at}>
      <Run token={token} publicUrl={publicUrl} />
    </Fragment>
  ));
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  const { accent } = useEmailColors();
  const linkOf = useContext(Links);
  return (
    <a href={linkOf(href)} className="link" style={{ color: accent }}>
      {children}
    </a>
  );
}

function Picture({ image, publicUrl }: { image: Tokens.Image; publicUrl: string }): ReactNode {
  const src = absoluteAddress(image.href, publicUrl);
  if (!src) return plainWords(image.tokens);
  // Outlook on Windows supports only the attribute, other mail programs the style.
  const style = { border: 0, height: 'auto', maxWidth: '100%', width: 'auto' };
  const picture = <img src={src} alt={plainWords(image.tokens)} width={COLUMN_PX} style={style} />;
  if (!image.title) return picture;
  return (
    <>
      {picture}
      <br />
      <em>{image.title}</em>
    </>
  );
}

function Run({ token, publicUrl }: { token: Token; publicUrl: string }): ReactNode {
  const tokens = innerTokens(token);
  const inner = tokens && <Inline tokens={tokens} publicUrl={publicUrl} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'footnoteReference':
      return `[${String(token['label'])}]`;
    case 'link': {
      const href = absoluteAddress(String(token.href), publicUrl);
      return href ? <Link href={href}>{inner}</Link> : inner;
    }
    case 'image':
      return <Picture image={token as Tokens.Image} publicUrl={publicUrl} />;
    default:
      return inner ?? withoutJoiners(String((token as Tokens.Generic)['text'] ?? token.raw));
  }
}
