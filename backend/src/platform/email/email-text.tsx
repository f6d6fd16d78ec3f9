import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

import { EmailButton } from './email-button.js';
import { SERIF, light, useAccent } from './email-looks.js';
import { Paragraph, Quoted } from './email-layout.js';

const markdown = new Marked({ gfm: true });
const LINE = { color: light.ink, fontFamily: SERIF, fontSize: '17px', lineHeight: '26px' };

/** A link leads to a page of the site, to another site, or to a mailbox; anything else stays text. */
function absolute(href: string, publicUrl: string): string | undefined {
  if (href.startsWith('/') && !href.startsWith('//')) return publicUrl + href;
  return /^(https?|mailto):/i.test(href) ? href : undefined;
}

interface EmailTextProps {
  /** Markdown: paragraphs, headings, lists, quotations, emphasis, links and pictures. HTML in it is text. */
  markdownText: string;
  /** The site's origin, in front of addresses that begin with a slash. */
  publicUrl: string;
}

/** What its author has written in Markdown, set as an email is. A link that stands alone becomes a button. */
export function EmailText({ markdownText, publicUrl }: EmailTextProps) {
  return <Blocks tokens={markdown.lexer(markdownText)} publicUrl={publicUrl} />;
}

interface TokensProps {
  tokens: readonly Token[];
  publicUrl: string;
}

function Blocks({ tokens, publicUrl }: TokensProps): ReactNode {
  return tokens.map((token, at) => <Block key={at} token={token} publicUrl={publicUrl} />);
}

/** What stands within it: marked leaves it out where there can be nothing. */
const innerOf = (token: Token): Token[] | undefined => (token as Tokens.Generic).tokens;

function Block({ token, publicUrl }: { token: Token; publicUrl: string }): ReactNode {
  const inner = innerOf(token) ?? [];
  switch (token.type) {
    case 'space':
      return null;
    case 'hr':
      return <Hr className="line" style={{ borderColor: '#e4dccd', margin: '24px 0' }} />;
    case 'heading':
      return (
        <Heading as="h2" style={{ ...LINE, fontSize: '21px', fontWeight: 600, margin: '24px 0 8px' }}>
          <Inline tokens={inner} publicUrl={publicUrl} />
        </Heading>
      );
    case 'blockquote':
      return (
        <Quoted>
          <Blocks tokens={inner} publicUrl={publicUrl} />
        </Quoted>
      );
    case 'list':
      return <List list={token as Tokens.List} publicUrl={publicUrl} />;
    case 'paragraph':
      return <ParagraphOf tokens={inner} publicUrl={publicUrl} />;
    default:
      return <Paragraph>{token.raw}</Paragraph>;
  }
}

function ParagraphOf({ tokens, publicUrl }: TokensProps): ReactNode {
  const [only, ...others] = tokens;
  if (only?.type === 'link' && others.length === 0) {
    const { href, text } = only as Tokens.Link;
    const address = absolute(href, publicUrl);
    if (address) return <EmailButton href={address}>{text}</EmailButton>;
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
      <Inline tokens={tokens} publicUrl={publicUrl} />
    </li>
  ));
  const style = { ...LINE, margin: '0 0 16px', paddingLeft: '24px' };
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
  const { accent } = useAccent();
  return (
    <a href={href} className="link" style={{ color: accent }}>
      {children}
    </a>
  );
}

function Run({ token, publicUrl }: { token: Token; publicUrl: string }): ReactNode {
  const tokens = innerOf(token);
  const inner = tokens && <Inline tokens={tokens} publicUrl={publicUrl} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'br':
      return <br />;
    case 'link': {
      const href = absolute(String(token.href), publicUrl);
      return href ? <Link href={href}>{inner}</Link> : inner;
    }
    case 'image': {
      const src = absolute(String(token.href), publicUrl);
      return src ? (
        <img src={src} alt={String(token.text)} style={{ maxWidth: '100%' }} />
      ) : (
        String(token.text)
      );
    }
    case 'list':
      return <List list={token as Tokens.List} publicUrl={publicUrl} />;
    case 'text':
    case 'escape':
      return inner ?? String(token.text);
    default:
      return inner ?? token.raw;
  }
}
