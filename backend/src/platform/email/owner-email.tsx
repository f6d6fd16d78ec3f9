import type { SiteLanguage } from '@lectern/catalogue';
import type { ReactNode } from 'react';
import { fill } from './email.js';
import type { BookTheme } from './email-theme.js';
import { EmailLayout, Paragraph } from './email-layout.js';

interface OwnerEmailProps {
  words: { preheader: string; paragraphs: readonly string[]; footer: string };
  heading: string;
  places: Readonly<Record<string, string>> & { readonly site: string };
  publicUrl: string;
  /** Of the words; the site's if undefined. */
  language?: SiteLanguage | null | undefined;
  book?: BookTheme | undefined;
  children?: ReactNode;
}

export function OwnerEmail({ words, heading, places, publicUrl, language, book, children }: OwnerEmailProps) {
  return (
    <EmailLayout
      preheader={fill(words.preheader, places)}
      heading={heading}
      siteName={places.site}
      siteUrl={publicUrl}
      language={language}
      footer={fill(words.footer, places)}
      book={book}
    >
      {words.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      {children}
    </EmailLayout>
  );
}
