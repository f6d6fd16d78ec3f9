import { Button, Field } from '@lectern/ui/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocationProperty } from 'wouter/use-browser-location';
import { EmptyState } from '../components/index.js';
import { SubjectDataSheet } from './subject-data.js';
import { customers as m } from '../messages.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 28rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Address in the URL's fragment, which no server sees; accepts `?email=` too. */
function addressFromUrl(): string {
  const { search, hash } = window.location;
  try {
    return new URLSearchParams(search).get('email') ?? decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Everything about one address, and its export and erasure. */
export function PersonLookup() {
  const address = useLocationProperty(addressFromUrl);
  const [typed, setTyped] = useState(address);
  useEffect(() => setTyped(address), [address]);
  useEffect(() => {
    // Moves the address into the fragment, so that a reload does not send it to the server.
    const { search, pathname } = window.location;
    if (search && address)
      window.history.replaceState(window.history.state, '', `${pathname}#${encodeURIComponent(address)}`);
  }, [address]);
  const look = (event: FormEvent) => {
    event.preventDefault();
    window.location.hash = encodeURIComponent(typed.trim());
  };
  return (
    <>
      <Form role="search" noValidate onSubmit={look}>
        <Field
          label={m.privacy.label}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{m.privacy.search}</Button>
      </Form>
      {address ? (
        <SubjectDataSheet key={address.toLowerCase()} email={address} />
      ) : (
        <EmptyState {...m.privacy.empty} />
      )}
    </>
  );
}
