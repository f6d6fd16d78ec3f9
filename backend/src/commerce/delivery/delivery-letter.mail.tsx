import { type DeliveryWords, mails, site } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';
import { DownloadButtons, type MailedLink } from './download-buttons.mail.js';

/** What every letter that carries links knows. */
export interface Delivery {
  /** Names the letter for good. */
  key: string;
  to: string;
  customerName: string;
  productTitle: string;
  /** The site's origin, before the links' paths. */
  publicUrl: string;
  links: readonly MailedLink[];
}

/** What stands for the places in the letters' words. */
export function deliveryPlaces({ productTitle, customerName }: Delivery): Record<string, string> {
  return { title: productTitle, name: customerName || 'reader', site: site.name };
}

interface DeliveryLetterProps {
  words: DeliveryWords;
  delivery: Delivery;
  /** Between the links and the closing. */
  children?: ReactNode;
}

/** Greeting, links, closing: the letter that hands over files. */
export function DeliveryLetter({ words, delivery, children }: DeliveryLetterProps) {
  const places = deliveryPlaces(delivery);
  const { publicUrl, links } = delivery;
  return (
    <Letter
      preheader={words.preheader}
      heading={words.heading}
      siteName={site.name}
      siteUrl={publicUrl}
      footer={fill(mails.footer, places)}
    >
      <Paragraph>{fill(words.greeting, places)}</Paragraph>
      {words.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      <DownloadButtons links={links} words={words} publicUrl={publicUrl} />
      {children}
      {words.closing.map((paragraph) => (
        <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
      ))}
      <Paragraph>{words.signature}</Paragraph>
    </Letter>
  );
}
