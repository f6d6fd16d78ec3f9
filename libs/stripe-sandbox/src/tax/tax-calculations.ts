import { findObject, insertTaxCalculation, newId, nowInSeconds } from '../database/stored-objects.js';
import type { Address } from '../objects/event.js';
import type { TaxCalculation, TaxLineItem } from '../objects/tax-objects.js';
import { clearable, fields, integer, list, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { type Reader, required } from '../parameters/reader.js';
import { currency, reference } from '../parameters/stripe-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import { type FoundRate, rateOf, stateOfZip, taxOf } from './tax-rates.js';

const DAYS_KEPT = 90;
const DAY_S = 24 * 60 * 60;

const country: Reader<string> = {
  read(value, path) {
    const code = text().read(value, path);
    if (/^[A-Z]{2}$/.test(code)) return code;
    throw invalidRequest(
      `Country '${code}' is unknown. Try using a 2-character alphanumeric country code instead.`,
      {
        code: 'country_code_invalid',
        param: path,
      },
    );
  },
};

const address = fields({
  city: clearable(text()),
  country: required(country),
  line1: clearable(text()),
  line2: clearable(text()),
  postal_code: clearable(text()),
  state: clearable(text()),
});

const lineItem = fields({
  amount: required(integer()),
  quantity: integer(1),
  reference: text(500),
  tax_behavior: oneOf('exclusive', 'inclusive'),
  tax_code: text(),
  product: reference('product'),
});

/** https://docs.stripe.com/api/tax/calculations/create */
export const createTaxCalculation = endpoint({
  method: 'POST',
  path: '/v1/tax/calculations',
  parameters: {
    currency: required(currency),
    line_items: required(list(lineItem)),
    customer: reference('customer'),
    customer_details: fields({
      address,
      address_source: oneOf('billing', 'shipping'),
      ip_address: unsupported(),
    }),
    ship_from_details: unsupported(),
    shipping_cost: unsupported(),
    tax_date: integer(),
  },
  async execute({ transaction }, values) {
    const given = values.customer_details?.address;
    if (!given) throw cannotTellWhere();
    const place = placeOf(given);
    const rated = values.line_items.map((item, at) => {
      const { amount, tax_behavior = 'exclusive', tax_code = 'txcd_10000000' } = item;
      const rate = rateOf(place.country ?? '', place.state, tax_code);
      const line: TaxLineItem = {
        ...{ id: newId.taxLine(), object: 'tax.transaction_line_item', amount },
        amount_tax: taxOf(amount, rate.hundredths, tax_behavior),
        ...{ livemode: false, metadata: {}, product: null, quantity: item.quantity ?? 1 },
        ...{ reference: item.reference ?? `L${at + 1}`, reversal: null, tax_behavior, tax_code },
        type: 'transaction',
      };
      return { line, rate };
    });
    const calculation = calculationOf(values.currency, place, rated, {
      source: values.customer_details?.address_source ?? 'billing',
      taxDate: values.tax_date ?? nowInSeconds(),
    });
    const lines = rated.map(({ line }) => line);
    await insertTaxCalculation(transaction, calculation, lines);
    return ok(calculation);
  },
});

export const retrieveTaxCalculation = endpoint({
  method: 'GET',
  path: '/v1/tax/calculations/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const calculation = await findObject(transaction, 'tax_calculations', id);
    if (!calculation) throw noSuch('tax calculation', id, 'calculation');
    return ok(calculation);
  },
});

type GivenAddress = { [Name in keyof Address]?: string | null };

/** In the United States, the location is determined by ZIP code or state; elsewhere by country. */
function placeOf({ city, country: code, line1, line2, postal_code, state }: GivenAddress): Address {
  const zip = postal_code ?? null;
  if (code === 'US' && !zip && !state) throw cannotTellWhere();
  const known = state ?? (code === 'US' ? stateOfZip(zip) : null);
  const street = { line1: line1 ?? null, line2: line2 ?? null };
  return { city: city ?? null, country: code ?? null, ...street, postal_code: zip, state: known };
}

const cannotTellWhere = () =>
  invalidRequest(
    'We could not determine the customer’s tax location based on the provided customer address.',
    { code: 'customer_tax_location_invalid', param: 'customer_details[address]' },
  );

interface RatedLine {
  line: TaxLineItem;
  rate: FoundRate;
}

function calculationOf(
  money: string,
  place: Address,
  rated: readonly RatedLine[],
  { source, taxDate }: { source: 'billing' | 'shipping'; taxDate: number },
): TaxCalculation {
  const sum = (behavior: 'exclusive' | 'inclusive') =>
    rated.reduce((total, { line }) => total + (line.tax_behavior === behavior ? line.amount_tax : 0), 0);
  const amounts = rated.reduce((total, { line }) => total + line.amount, 0);
  return {
    id: newId.taxCalculation(),
    object: 'tax.calculation',
    amount_total: amounts + sum('exclusive'),
    currency: money,
    customer: null,
    customer_details: {
      ...{ address: place, address_source: source, ip_address: null },
      ...{ tax_ids: [], taxability_override: 'none' },
    },
    expires_at: nowInSeconds() + DAYS_KEPT * DAY_S,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: sum('exclusive'),
    tax_amount_inclusive: sum('inclusive'),
    tax_breakdown: rated.map((each) => breakdownOf(each, place)),
    tax_date: taxDate,
  };
}

function breakdownOf({ line, rate }: RatedLine, { country: code, state }: Address) {
  const { hundredths, type, reason } = rate;
  const isInclusive = line.tax_behavior === 'inclusive';
  return {
    amount: line.amount_tax,
    inclusive: isInclusive,
    tax_rate_details: {
      ...{ country: code, flat_amount: null, percentage_decimal: String(hundredths / 100) },
      ...{ rate_type: type && ('percentage' as const), state, tax_type: type },
    },
    taxability_reason: reason,
    taxable_amount: hundredths > 0 ? line.amount - (isInclusive ? line.amount_tax : 0) : 0,
  };
}
