import { askForPurchases, detailOf } from '@lectern/api-client';
import { Button, Card, Field } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { isEmailAddress } from '../../formats/email-address.js';
import type { ThankYouWords } from './thank-you.words.js';

const Sheet = styled(Card)`
  max-width: 34rem;
  margin-top: var(--space-5);
  h2 {
    font-size: var(--text-heading-3);
  }
  > p {
    margin-block: var(--space-1) var(--space-3);
    color: var(--color-muted);
  }
  form {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
  }
  form > div {
    width: 100%;
  }
`;

/** Form for buyers without proof of payment: sends the links to the address used for the purchase. */
export function BooksByMail({ words }: { words: ThankYouWords['byMail'] }) {
  const [step, setStep] = useState<'entry' | 'sending' | 'asked'>('entry');
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!isEmailAddress(email)) {
      setProblem(words.emailProblem);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setStep('sending');
    askForPurchases(email).then(
      () => setStep('asked'),
      (error: unknown) => {
        setStep('entry');
        setProblem(detailOf(error, words.failureText));
      },
    );
  }

  return (
    <Sheet as="section" aria-labelledby="books-by-mail">
      <h2 id="books-by-mail">{words.heading}</h2>
      <p role={step === 'asked' ? 'status' : undefined}>{step === 'asked' ? words.askedText : words.text}</p>
      {step === 'asked' ? null : (
        <form method="post" noValidate onSubmit={submit} aria-busy={step === 'sending'}>
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={words.emailLabel}
            error={problem}
            onChange={() => setProblem(null)}
          />
          <Button type="submit" disabled={step === 'sending'}>
            {step === 'sending' ? words.sendingLabel : words.buttonLabel}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
