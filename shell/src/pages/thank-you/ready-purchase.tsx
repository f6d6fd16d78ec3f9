import type { Purchase, PurchasedFile } from '@lectern/api-client';
import { Card, Icon, LinkButton, paletteClass, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { fileSizeText } from '@lectern/ui/formats';
import { PurchaseFrame } from './purchase-frame.js';
import type { ThankYouWords } from './thank-you.words.js';
import * as m from '../../messages.en.js';

const Lead = styled.p`
  margin-block: var(--space-2) var(--space-4);
  font-size: var(--text-lead);
`;

const Files = styled(Card)`
  display: grid;
  gap: var(--space-2);
  max-width: 40rem;
  h2 {
    font-size: var(--text-heading-3);
  }
`;

const Downloads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-half) var(--space-2);
  font: 400 0.9375rem/1.5 var(--font-control);
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const CorrectAddress = styled.a`
  display: block;
  width: fit-content;
  padding-block: var(--space-half);
  font-weight: 400;
`;

const Muted = styled.p`
  color: var(--color-muted);
  font-size: 1rem;
`;

const Next = styled.section`
  max-width: 40rem;
  margin-top: var(--space-6);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
  ol {
    padding-left: 1.4em;
    list-style: decimal;
  }
  li {
    padding-left: 0.25em;
    margin-top: var(--space-1);
  }
`;

interface ReadyPurchaseProps {
  words: ThankYouWords;
  purchase: Purchase;
}

export function ReadyPurchase({ words, purchase }: ReadyPurchaseProps) {
  const { product, readings, downloads } = purchase;
  const { type } = product;
  const { heading, text, receiptNote, whatsNext } = type === 'ebook' ? words : words.byHand[type];
  const book = words.books.find(({ id }) => id === product.bookId);
  return (
    <PurchaseFrame book={book}>
      <div>
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <Files className={book && paletteClass(book.id)}>
          <h2>{product.title}</h2>
          {downloads.length > 0 ? (
            <Downloads data-screen-only="">
              {readings.map(({ title, url }) => (
                <LinkButton key={url} href={url}>
                  {readings.length > 1 ? m.thankYou.readTitle(title) : m.thankYou.read}
                </LinkButton>
              ))}
              {downloads.map((file) => (
                <FileButton
                  key={file.url}
                  file={file}
                  words={words}
                  look={readings.length > 0 ? 'quiet' : 'solid'}
                  isOneOfMany={downloads.filter(({ format }) => format === file.format).length > 1}
                />
              ))}
            </Downloads>
          ) : null}
          <Facts>
            <dt>{words.orderLabel}</dt>
            <dd>{purchase.orderRef}</dd>
            <dt>{words.sentToLabel}</dt>
            <dd>
              {purchase.customerEmail}
              {purchase.addressUrl ? (
                <CorrectAddress data-screen-only="" href={purchase.addressUrl}>
                  {words.wrongAddressLabel}
                </CorrectAddress>
              ) : null}
            </dd>
          </Facts>
          <Muted>{receiptNote}</Muted>
          <p data-screen-only="">
            <a href={purchase.orderUrl}>{words.orderPageLabel}</a>
          </p>
        </Files>
        <Next aria-labelledby="next-title">
          <h2 id="next-title">{words.whatsNextHeading}</h2>
          <ol>
            {whatsNext.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Next>
      </div>
    </PurchaseFrame>
  );
}

interface FileButtonProps {
  words: ThankYouWords;
  file: PurchasedFile;
  look: 'solid' | 'quiet';
  isOneOfMany: boolean;
}

/** The PDF opens in a new tab, where it can be read and saved; an ePub is downloaded for a reading app. */
function FileButton({ words, file, look, isOneOfMany }: FileButtonProps) {
  const { format, url, fileName, sizeBytes } = file;
  const size = fileSizeText(sizeBytes);
  const name = (formatName: string) => (isOneOfMany ? fileName : formatName);
  if (format === 'pdf') {
    return (
      <LinkButton $look={look} href={`${url}?show`} target="_blank" rel="noreferrer">
        <Icon name="outside" />
        {words.downloadLabel} {name(m.file.formats.pdf)} ({size})
        <VisuallyHidden>, {words.newTabNote}</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <LinkButton $look={look} href={url} download={fileName}>
      <Icon name="download" />
      {words.downloadLabel} {name(m.file.formats.epub)} ({size})
    </LinkButton>
  );
}
