import type { ReactNode } from 'react';
import { fill } from './email.js';
import type { BookTheme } from './email-theme.js';
import { EmailLayout, Paragraph, Signature } from './email-layout.js';

interface ReaderEmailProps {
  words: {
    preheader: string;
    heading: string;
    greeting: string;
    paragraphs: readonly string[];
    closing: readonly string[];
    signature: string;
    footer: string;
  };
  places: Readonly<Record<string, string>> & { readonly site: string };
  publicUrl: string;
  book?: BookTheme | undefined;
  children?: ReactNode;
}

export function ReaderEmail({ words, places, publicUrl, book, children }: ReaderEmailProps) {
  return (
    <EmailLayout
      preheader={fill(words.preheader, places)}
      heading={fill(words.heading, places)}
      siteName={places.site}
      siteUrl={publicUrl}
      footer={fill(words.footer, places)}
      book={book}
    >
      <Paragraph>{fill(words.greeting, places)}</Paragraph>
      {words.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      {children}
      {words.closing.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      <Signature>{words.signature}</Signature>
    </EmailLayout>
  );
}
