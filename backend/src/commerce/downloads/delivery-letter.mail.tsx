import { type DeliveryWords, mails, site } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import { ReaderEmail } from '../../platform/email/reader-email.js';
import { DownloadButtons, type MailedLink } from './download-buttons.mail.js';

/** What every letter that carries links knows. */
export interface Delivery {
  to: string;
  customerName: string;
  productTitle: string;
  /** The site's origin, before the links' paths. */
  publicUrl: string;
  links: readonly MailedLink[];
}

/** What stands for the places in the letters' words. */
export function deliveryPlaces({ productTitle, customerName }: Delivery) {
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
    <ReaderEmail words={{ ...words, footer: mails.footer }} places={places} publicUrl={publicUrl}>
      <DownloadButtons links={links} words={words} publicUrl={publicUrl} />
      {children}
    </ReaderEmail>
  );
}
