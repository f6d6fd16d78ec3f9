import { color, Field, Select } from '@lectern/widget-look';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import * as m from '../messages.en.js';
import { localeOf, priceText } from '../price-text.js';
import { COUNTRIES, needsPostalCode, noPlace, type ShownTotal } from '../tax-place.js';
import type { StepProps } from './step-props.js';

const { tax } = m;

export function TaxPlaceFields({
  state,
  session,
  options,
}: Pick<StepProps, 'state' | 'session' | 'options'>): ReactNode {
  const locale = localeOf(options);
  const { customer, wrong } = state;
  const isBusy = state.phase === 'starting';
  const place = customer.place ?? noPlace;
  const edit = (changed: Partial<typeof place>) =>
    session.edit({ ...customer, place: { ...place, ...changed } });
  const countries = useMemo(() => namedCountries(locale), [locale]);

  // Guesses the country from the browser's language.
  const guess = useRef(edit);
  const isAsked = customer.place !== undefined;
  useEffect(() => {
    if (!isAsked) guess.current({ country: likelyCountry(navigator.language) });
  }, [isAsked]);

  return (
    <Pair>
      <Select
        name="tax-country"
        emptyLabel={m.address.chooseCountry}
        label={m.address.country}
        autoComplete="billing country"
        required
        disabled={isBusy}
        value={place.country}
        error={wrong.country}
        options={countries}
        onValue={(country) => edit({ country })}
      />
      <Field
        name="tax-postal-code"
        label={needsPostalCode(place) ? m.address.postalCode : tax.postalCode}
        autoComplete="billing postal-code"
        maxLength={12}
        required={needsPostalCode(place)}
        readOnly={isBusy}
        value={place.postalCode}
        error={wrong.postalCode}
        onValue={(postalCode) => edit({ postalCode })}
      />
    </Pair>
  );
}

function namedCountries(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}

function likelyCountry(language: string): string {
  const [, region = ''] = /-([A-Z]{2})\b/.exec(language) ?? [];
  return COUNTRIES.includes(region) ? region : '';
}

interface TotalLinesProps {
  total: ShownTotal;
  options: StepProps['options'];
}

export function TotalLines({ total, options }: TotalLinesProps): ReactNode {
  return (
    <Lines>
      <div>
        <dt>{tax.price}</dt>
        <dd>{priceText(total.priceCents, options)}</dd>
      </div>
      <div>
        <dt>{total.rates ?? tax.none}</dt>
        <dd>{priceText(total.taxCents, options)}</dd>
      </div>
      <div>
        <dt>{tax.total}</dt>
        <dd>{priceText(total.totalCents, options)}</dd>
      </div>
    </Lines>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  @container widget (inline-size >= 26rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: 6px;
  margin: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
  }
  div:last-child {
    padding-block-start: 8px;
    border-block-start: 1px solid ${color.line};
    font-size: 1.0625rem;
    font-weight: 600;
  }
  div:last-child dt {
    color: inherit;
  }
`;
