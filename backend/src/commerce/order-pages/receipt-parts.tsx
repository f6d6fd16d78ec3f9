import { pages, formatPrice } from '@lectern/catalogue';

import { fill } from '../../platform/email/email.js';
import type { OrderFacts } from './order-pages.js';
import { dayText } from '../order-links/day-text.js';
import type { DetailsInput, ReceiptPapers } from '../receipts/receipts.js';

const words = () => pages.order.words.receipt;

export interface DetailsResult extends DetailsInput {
  problem: string;
}

interface ReceiptPartProps {
  order: OrderFacts;
  path: string;
  timeZone: string;
  result: DetailsResult | undefined;
}

export function ReceiptPart({ order, path, timeZone, result }: ReceiptPartProps) {
  const { receipts } = order;
  return (
    <>
      <ReceiptLines order={order} timeZone={timeZone} />
      {receipts.papers.length > 0 ? (
        <div data-screen-only="">
          <p className="ways">
            {receipts.papers.map(({ number, kind, isVoid }) => (
              <a key={number} href={`${path}/receipts/${number}.pdf`} className="button">
                {fill(words().papers[isVoid ? 'void' : nameOf(kind, receipts)], { number })}
              </a>
            ))}
          </p>
          <DetailsForm
            action={`${path}/receipt-details#receipt`}
            details={receipts.details}
            result={result}
          />
        </div>
      ) : null}
    </>
  );
}

function nameOf(kind: ReceiptPapers['papers'][number]['kind'], { details }: ReceiptPapers) {
  if (kind === 'credit-note') return kind;
  return details.name || details.address || details.taxNumber ? 'invoice' : 'receipt';
}

function ReceiptLines({ order, timeZone }: Pick<ReceiptPartProps, 'order' | 'timeZone'>) {
  const { seller } = order.receipts;
  const lines: [label: string, value: string][] = [
    [words().orderLabel, order.reference],
    [words().dateLabel, dayText(order.date, timeZone)],
    [words().sellerLabel, [seller.name, ...seller.address.split('\n')].join(', ')],
    ...order.lines.map(({ title, amountCents }): [string, string] => [
      words().itemLabel,
      order.lines.length > 1 ? `${title}, ${formatPrice(amountCents)}` : title,
    ]),
    ...(order.isCharged ? [[words().totalLabel, formatPrice(order.totalCents)] as [string, string]] : []),
    ...(order.refundedCents > 0
      ? [[words().refundedLabel, formatPrice(order.refundedCents)] as [string, string]]
      : []),
    [words().emailLabel, order.customerEmail],
  ];
  return (
    <dl>
      {lines.map(([label, value], at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DetailsFormProps {
  action: string;
  details: DetailsInput;
  result: DetailsResult | undefined;
}

function DetailsForm({ action, details, result }: DetailsFormProps) {
  const { name, address, taxNumber } = result ?? details;
  const labels = words().details;
  return (
    <details open={result !== undefined}>
      <summary>{labels.summary}</summary>
      <p>{labels.text}</p>
      <form method="post" action={action} noValidate>
        {result ? (
          <p id="details-problem" role="alert" className="problem">
            {result.problem}
          </p>
        ) : null}
        <label htmlFor="details-name">{labels.nameLabel}</label>
        <input
          id="details-name"
          name="name"
          autoComplete="organization"
          defaultValue={name}
          {...described(result)}
        />
        <label htmlFor="details-address">{labels.addressLabel}</label>
        <textarea
          id="details-address"
          name="address"
          rows={3}
          autoComplete="street-address"
          defaultValue={address}
          {...described(result)}
        />
        <label htmlFor="details-tax-number">{labels.taxNumberLabel}</label>
        <input id="details-tax-number" name="taxNumber" defaultValue={taxNumber} {...described(result)} />
        <button type="submit">{labels.buttonLabel}</button>
      </form>
    </details>
  );
}

const described = (result: DetailsResult | undefined) =>
  result ? { 'aria-describedby': 'details-problem' } : {};
