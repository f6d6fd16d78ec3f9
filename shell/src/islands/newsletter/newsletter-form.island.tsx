import { detailOf, failureText, subscribe } from '@lectern/api-client';
import type { Site } from '@lectern/catalogue';
import { Button, Field, from } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../island.js';
import { ScriptedForm } from '../scripted-form.js';
import { track } from '../../layout/analytics/analytics.js';
import { dropToasts, showToast } from '@lectern/ui/toast';
import * as m from '../../messages.en.js';

const Fields = styled(ScriptedForm)`
  gap: var(--space-2);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Note = styled.p`
  font: 400 0.875rem/1.5 var(--font-control);
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`;

const Address = styled.a`
  color: inherit;
`;

const Send = styled(Button)`
  background: var(--color-on-poster);
  color: var(--color-poster);
  &:hover:not(:disabled) {
    background: color-mix(in srgb, var(--color-on-poster) 88%, var(--color-poster));
    color: var(--color-poster);
  }
  &:focus-visible {
    outline-color: var(--color-on-poster);
  }
`;

interface FormProps {
  words: Omit<NonNullable<Site['newsletter']>, 'title' | 'text'>;
  contactEmail: string;
}

function Form({ words, contactEmail }: FormProps) {
  const { emailLabel, buttonLabel, busyLabel, privacyNote, scriptNote } = words;
  const { isSubmitting, isSubscribed, problem, submit } = useSubscription();
  return (
    <Fields data-keep="newsletter" onSubmit={submit} aria-busy={isSubmitting}>
      <Field name="email" type="email" inputMode="email" autoComplete="email" label={emailLabel} required />
      <Send type="submit" disabled={isSubmitting}>
        {isSubmitting ? busyLabel : buttonLabel}
      </Send>
      <Note>{isSubscribed ? m.newsletter.subscribed.description : (problem ?? privacyNote)}</Note>
      <noscript>
        <p>
          {scriptNote} <Address href={`mailto:${contactEmail}`}>{contactEmail}</Address>
        </p>
      </noscript>
    </Fields>
  );
}

export const NewsletterForm = island('newsletter-form', Form);

function useSubscription() {
  const [isSubmitting, setSubmitting] = useState(false);
  const [isSubscribed, setSubscribed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!email || isSubmitting) return;
    setSubmitting(true);
    dropToasts();
    setSubscribed(false);
    setProblem(null);
    subscribe(email)
      .then(
        () => {
          form.reset();
          setSubscribed(true);
          track('sign_up', { method: 'newsletter' });
          showToast({ ...m.newsletter.subscribed, tone: 'success' });
        },
        (error: unknown) => {
          setProblem(detailOf(error, m.form.failed));
          const { title, description } = m.newsletter.failed;
          showToast({ title, description: failureText(error, description), tone: 'destructive' });
        },
      )
      .finally(() => setSubmitting(false));
  }

  return { isSubmitting, isSubscribed, problem, submit };
}
