import { Field, LinkButton, Select, ErrorMessage } from '@lectern/widget-look';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { Country } from '../api/checkout-api.js';
import type { CheckoutSession } from '../checkout-session.js';
import * as m from '../messages.en.js';
import { type AddressField, emptyAddress } from '../postal-address.js';
import type { StepProps } from './step-props.js';

const labels = {
  name: [m.address.name, 'name'],
  line1: [m.address.line1, 'address-line1'],
  line2: [m.address.line2, 'address-line2'],
  city: [m.address.city, 'address-level2'],
  region: [m.address.region, 'address-level1'],
  postalCode: [m.address.postalCode, 'postal-code'],
} as const;

const allFields = Object.keys(labels) as (keyof typeof labels)[];

export function AddressFields({ state, session }: StepProps): ReactNode {
  const { countries, isBroken, retry } = useCountries(session);
  const { customer, wrong } = state;
  const isBusy = state.phase === 'starting';
  // Most packages go to the buyer.
  const address = { ...emptyAddress, name: customer.name, ...customer.address };
  const fieldsIn = (country: string) => countries.find(({ code }) => code === country)?.addressFields;
  // Before the choice, those of the first country.
  const fields = fieldsIn(address.country) ?? countries[0]?.addressFields ?? allFields;
  const edit = (field: AddressField, value: string) => {
    const edited = { ...address, [field]: value };
    const addressFields = fieldsIn(edited.country);
    session.edit({ ...customer, address: edited, ...(addressFields ? { addressFields } : {}) });
  };

  return (
    <Group>
      <legend>{m.address.legend}</legend>
      {fields.map((field) => (
        <Field
          key={field}
          name={`address-${field}`}
          label={labels[field][0]}
          autoComplete={`shipping ${labels[field][1]}`}
          required={field !== 'line2'}
          readOnly={isBusy}
          maxLength={100}
          value={address[field]}
          error={wrong[`shippingAddress.${field}`]}
          onValue={(value) => edit(field, value)}
        />
      ))}
      <Select
        name="address-country"
        emptyLabel={m.address.chooseCountry}
        label={m.address.country}
        autoComplete="shipping country"
        required
        disabled={isBusy}
        value={address.country}
        error={wrong['shippingAddress.country']}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onValue={(country) => edit('country', country)}
      />
      {isBroken && (
        <div>
          <ErrorMessage>{m.address.unknownCountries}</ErrorMessage>
          <LinkButton type="button" onClick={retry}>
            {m.actions.tryAgain}
          </LinkButton>
        </div>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @container widget (inline-size >= 26rem) {
    grid-template-columns: 1fr 1fr;
    /* The legend, the name and both lines of the street. */
    > :nth-child(-n + 4) {
      grid-column: 1 / -1;
    }
  }
  legend {
    padding: 0;
    margin-block-end: 12px;
    font-size: 1.0625rem;
    font-weight: 600;
  }
`;

interface Countries {
  countries: readonly Country[];
  isBroken: boolean;
  retry(): void;
}

function useCountries(session: CheckoutSession): Countries {
  const [attempt, setAttempt] = useState(0);
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    let isStale = false;
    session.countries().then(
      (found) => !isStale && setCountries(found),
      () => !isStale && setBroken(true),
    );
    return () => {
      isStale = true;
    };
  }, [session, attempt]);

  const retry = useCallback(() => {
    setBroken(false);
    setAttempt((count) => count + 1);
  }, []);
  return { countries, isBroken, retry };
}
