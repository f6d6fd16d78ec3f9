import { type LetterWords, site } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';

interface ReaderLetterProps {
  words: LetterWords & { footer: string };
  /** What stands for the places in the words. */
  places: Readonly<Record<string, string>>;
  publicUrl: string;
  /** Between the paragraphs and the closing. */
  children?: ReactNode;
}

/** From her to a reader: greeting, paragraphs, what it is about, closing. */
export function ReaderLetter({ words, places, publicUrl, children }: ReaderLetterProps) {
  return (
    <Letter
      preheader={fill(words.preheader, places)}
      heading={fill(words.heading, places)}
      siteName={site.name}
      siteUrl={publicUrl}
      footer={fill(words.footer, places)}
    >
      <Paragraph>{fill(words.greeting, places)}</Paragraph>
      {words.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      {children}
      {words.closing.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      <Paragraph>{words.signature}</Paragraph>
    </Letter>
  );
}
