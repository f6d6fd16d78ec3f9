import { isComposing } from '@lectern/widget-kit';
import {
  Field,
  MainButton,
  ErrorMessage,
  color,
  EmailIcon,
  LockIcon,
  ReturnIcon,
} from '@lectern/widget-look';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { cleanEmail } from '@lectern/email-address';
import { type Customer, isComplete } from '../checkout-state.js';
import { goodsMessages } from '../goods-type.js';
import { AddressFields } from './address-fields.js';
import { Consent } from './consent.js';
import { RepeatQuestion } from './repeat-question.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';
import { TaxPlaceFields, TotalLines } from './tax-parts.js';
import { shownTotal, type ShownTotal } from '../tax-place.js';
import * as m from '../messages.en.js';
import { priceText } from '../price-text.js';

export function DetailsStep(props: StepProps): ReactNode {
  const { state, session, options, takeFocus } = props;
  const { customer } = state;
  const { heading, promise, emailProblem } = goodsMessages(options.productType);
  const canBuy = isComplete(state, options);
  const consent = options.law?.withdrawalConsent;
  const total = shownTotal(state.total, options);
  // With `payment-only`, the page has asked for name and email.
  const asksWho = options.layout !== 'payment-only';
  const form = useRef<HTMLFormElement>(null);
  const [emailError, setEmailError] = useState<string>();
  const busy = state.phase === 'starting';

  // The page's own button submits this form too, with the same validation.
  const { buyPresses } = options;
  const heeded = useRef(buyPresses);
  useEffect(() => {
    if (heeded.current === buyPresses) return;
    heeded.current = buyPresses;
    form.current?.requestSubmit();
  }, [buyPresses]);

  const field = (name: 'name' | 'email' | 'phone') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  /** Reads the fields from the DOM: password managers and scripts fill them without an event. */
  function readFields(): void {
    const held = (name: 'name' | 'email' | 'phone') => field(name)?.value ?? customer[name];
    const read = { ...customer, name: held('name'), email: cleanEmail(held('email')), phone: held('phone') };
    if (asksWho && !isSameBuyer(read, customer)) session.edit(read);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    readFields();
    if (!isComplete(session.store.getState(), options)) {
      form.current?.querySelector<HTMLElement>(':is(input, select):invalid')?.focus();
    } else if (field('email')?.validity.typeMismatch) {
      setEmailError(emailProblem);
      field('email')?.focus();
      return;
    }
    void session.buy();
  }

  // A disabled button also disables Enter in the fields, so this shows what is missing.
  function explainEnter(event: KeyboardEvent): void {
    const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
    if (isEnter && !busy && !canBuy && !state.repeat) submit(event);
  }

  function changeEmail(email: string): void {
    session.edit({ ...customer, email });
    if (emailError && !field('email')?.validity.typeMismatch) setEmailError(undefined);
  }

  return (
    <Form ref={form} noValidate onSubmit={submit} onKeyDown={explainEnter}>
      <StepHeading takeFocus={takeFocus}>{heading}</StepHeading>
      <Asked data-open-only="">
        {asksWho && (
          <>
            <Field
              name="name"
              label={m.details.name.label}
              autoComplete="name"
              required
              readOnly={busy}
              value={customer.name}
              onValue={(name) => session.edit({ ...customer, name })}
            />
            <Field
              name="email"
              type="email"
              label={m.details.email.label}
              autoComplete="email"
              inputMode="email"
              required
              readOnly={busy}
              value={customer.email}
              error={emailError}
              onBlur={(event) =>
                setEmailError(event.currentTarget.validity.typeMismatch ? emailProblem : undefined)
              }
              onValue={changeEmail}
            />
          </>
        )}
        {asksWho && options.phone && (
          <Field
            name="phone"
            type="tel"
            label={m.details.phone.label}
            hint={m.details.phone.hint}
            autoComplete="tel"
            readOnly={busy}
            value={customer.phone}
            onValue={(phone) => session.edit({ ...customer, phone })}
          />
        )}
        {options.productType === 'paperback' && <AddressFields {...props} />}
        {options.addsTax && options.productType !== 'paperback' && <TaxPlaceFields {...props} />}
      </Asked>
      {total && <TotalLines total={total} options={options} />}
      {consent && (
        <Consent text={consent} hasAgreed={state.hasAgreed} isBusy={busy} onChange={session.agree} />
      )}
      <ErrorMessage>{state.failure}</ErrorMessage>
      {state.repeat ? (
        <RepeatQuestion repeat={state.repeat} session={session} options={options} />
      ) : (
        <div>
          <MainButton type="submit" data-buy="" disabled={busy || !canBuy} aria-busy={busy}>
            {busy ? m.details.submit.busy : labelOf(options, total)}
          </MainButton>
        </div>
      )}
      <Promises promise={promise} />
    </Form>
  );
}

const isSameBuyer = (a: Customer, b: Customer): boolean =>
  a.name === b.name && a.email === b.email && a.phone === b.phone;

/** With added tax, the first click shows the total, so that the button always names the charged amount. */
function labelOf(options: StepProps['options'], total: ShownTotal | null): string {
  const { addsTax, priceCents } = options;
  if (addsTax && !total) return m.details.submit.showTotal;
  return m.details.submit.label(priceText(total?.totalCents ?? priceCents, options));
}

const Asked = styled.div`
  display: contents;
`;

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

function Promises({ promise }: { promise: string }): ReactNode {
  return (
    <List>
      <li>
        <LockIcon /> {m.promises.secure}
      </li>
      <li>
        <ReturnIcon /> {m.promises.guarantee}
      </li>
      <li>
        <EmailIcon /> {promise}
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 20px 0 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
  color: ${color.muted};
  font-size: 0.9375rem;
  li {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color.accent};
  }
`;
