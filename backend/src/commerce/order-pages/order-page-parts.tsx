import { pages, type PageWords, formatPrice, siteLocale } from '@lectern/catalogue';
import { fileSizeText } from '@lectern/ui/formats';
import { paletteClass } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';

import { fill } from '../../platform/email/email.js';
import { type DeviceFacts, DevicePart, type DeviceResult } from './device-parts.js';
import { formatName, isReadHere } from '../downloads/download-rules.js';
import { GuaranteePart } from '../guarantee/guarantee-parts.js';
import { type DetailsResult, ReceiptPart } from './receipt-parts.js';
import { readPathOf } from '../order-links/order-page-path.js';
import { momentText } from '../order-links/day-text.js';
import { BoughtCover } from '../order-links/bought-cover.js';
import { OrderFrame } from '../order-links/order-frame.js';
import { CodeForm, EmailForm, type FormResult } from '../order-links/mailbox-forms.js';
import type { PublicEvent } from './order-page-rules.js';
import type { AddressReason, LineFacts, OrderFacts } from './order-pages.js';

type Words = PageWords<'order'>;

export interface AddressStep extends FormResult {
  step: 'email' | 'code';
  /** From the link of the browser that paid. */
  payerProof?: string;
}

export interface OrderPageResult {
  address?: AddressStep;
  details?: DetailsResult;
  device?: DeviceResult;
}

interface OrderPartsProps {
  order: OrderFacts;
  path: string;
  timeZone: string;
  result: OrderPageResult;
  device: DeviceFacts;
}

export function OrderParts({ order, path, timeZone, result, device }: OrderPartsProps) {
  const { address = { step: 'email' } } = result;
  const { words } = pages.order;
  const titles = new Intl.ListFormat(siteLocale).format(order.lines.map(({ title }) => title));
  return (
    <OrderFrame bookIds={order.lines.map(({ book }) => book?.id)}>
      <div className="lead">
        <h1>{words.heading}</h1>
        {order.lines.map((line) => (
          <Line key={line.lineNumber} line={line} words={words} path={path} />
        ))}
      </div>
      <div className="content">
        <div className="column">
          <DevicePart {...device} lines={order.lines} path={path} result={result.device} />
          {order.addressReason ? (
            <AddressPart
              words={words.address}
              reason={order.addressReason}
              order={order}
              path={path}
              address={address}
            />
          ) : null}
          <Part id="timeline" heading={words.timeline.heading}>
            <ol>
              {order.events.map((event, at) => (
                <li key={at}>
                  <Moment at={event.at} timeZone={timeZone} />
                  <span>{eventText(event, titles, words.timeline)}</span>
                </li>
              ))}
            </ol>
          </Part>
        </div>
        <div className="column beside">
          <Part id="receipt" heading={words.receipt.heading}>
            <ReceiptPart order={order} path={path} timeZone={timeZone} result={result.details} />
          </Part>
          <GuaranteePart view={order.guarantee} path={path} timeZone={timeZone} />
          <Part id="help" heading={words.help.heading} screenOnly>
            <p>
              {fill(words.help.text, { order: order.reference })}{' '}
              <a href={words.help.link.path}>{words.help.link.label}</a>
            </p>
          </Part>
        </div>
      </div>
    </OrderFrame>
  );
}

function Line({ line, words, path }: { line: LineFacts; words: Words; path: string }) {
  const { lineNumber, title, book, state, files } = line;
  const id = `bought-${lineNumber}`;
  return (
    <section aria-labelledby={id} className={`bought ${book ? paletteClass(book.id) : ''}`}>
      {book ? <BoughtCover book={book} /> : null}
      <div>
        <h2 id={id}>{title}</h2>
        <p>{words.states[state]}</p>
        {files.length > 0 ? (
          <Files files={files} words={words.files} readPath={readPathOf(path, lineNumber)} />
        ) : null}
      </div>
    </section>
  );
}

interface PartProps {
  id: string;
  heading: string;
  screenOnly?: boolean;
  children: ReactNode;
}

const Part = ({ id, heading, screenOnly, children }: PartProps) => (
  <section aria-labelledby={id} {...(screenOnly ? { 'data-screen-only': '' } : {})}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);

interface FilesProps {
  files: LineFacts['files'];
  words: Words['files'];
  readPath: string;
}

function Files({ files, words, readPath }: FilesProps) {
  const isRead = files.some(({ format, isFixedLayout }) => isReadHere({ fileFormat: format, isFixedLayout }));
  return (
    <div data-screen-only="">
      <h3>{words.heading}</h3>
      <p className="ways">
        {isRead ? (
          <a href={readPath} className="button">
            {words.readLabel}
          </a>
        ) : null}
        {files.map(({ format, sizeBytes, path }) => (
          <a key={path} href={path} className={isRead ? 'button quiet' : 'button'}>
            {fill(words.buttonLabel, { format: formatName(format) })} ({fileSizeText(sizeBytes, siteLocale)})
          </a>
        ))}
      </p>
      <p className="note">{words.note}</p>
    </div>
  );
}

interface AddressPartProps {
  words: Words['address'];
  reason: AddressReason;
  order: OrderFacts;
  path: string;
  address: AddressStep;
}

function AddressPart({ words, reason, order, path, address }: AddressPartProps) {
  const { step, email = '', payerProof, problem } = address;
  const { heading, text } = words.reasons[reason];
  const hidden: Record<string, string> = payerProof ? { payer: payerProof } : {};
  return (
    <section aria-labelledby="address" className="sheet" data-screen-only="">
      <h2 id="address">{heading}</h2>
      {step === 'email' ? (
        <>
          <p>{fill(text, { email: order.customerEmail })}</p>
          <EmailForm
            action={`${path}/address#address`}
            hidden={hidden}
            label={words.emailLabel}
            buttonLabel={words.emailButtonLabel}
            email={email}
            problem={problem}
          />
        </>
      ) : (
        <>
          <p role={problem ? undefined : 'status'}>{fill(words.codeText, { email })}</p>
          <CodeForm
            action={`${path}/address/code#address`}
            hidden={hidden}
            label={words.codeLabel}
            buttonLabel={words.codeButtonLabel}
            email={email}
            problem={problem}
          />
          <p>
            <a href={payerProof ? `${path}?payer=${payerProof}#address` : path}>{words.emailLabel}</a>
          </p>
        </>
      )}
    </section>
  );
}

function eventText({ kind, letter, entry }: PublicEvent, title: string, words: Words['timeline']): string {
  const { email, format, amountCents } = entry;
  return fill(words.kinds[kind] ?? '', {
    title,
    letter: letter ? words.letters[letter] : '',
    email: email ?? '',
    format: format === 'pdf' || format === 'epub' || format === 'mobi' ? formatName(format) : '',
    amount: amountCents === null ? '' : formatPrice(amountCents),
  });
}

const Moment = ({ at, timeZone }: { at: Date; timeZone: string }) => (
  <time dateTime={at.toISOString()}>{momentText(at, timeZone)}</time>
);
