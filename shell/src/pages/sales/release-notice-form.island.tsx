import { detailOf, joinWaitlist } from '@lectern/api-client';
import { Button, Field } from '@lectern/ui';
import { type FormEvent, startTransition, useEffect, useRef, useActionState } from 'react';
import { styled } from 'styled-components';

import { isEmailAddress } from '../../formats/email-address.js';
import { useIsLive } from '../../islands/use-is-live.js';
import { island } from '../../islands/island.js';
import type { ReleaseNoticeWords } from './sales.words.js';

const Place = styled.section`
  display: grid;
  gap: var(--space-2);
  > p {
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  h3:focus-visible {
    outline-offset: 4px;
  }
`;

const Fields = styled.form`
  display: grid;
  gap: var(--space-2);
`;

const Note = styled.p`
  && {
    font: 400 0.875rem/1.5 var(--font-control);
  }
`;

/** A plain form that the server handles until its script runs. */
function Form({ words }: { words: ReleaseNoticeWords }) {
  const { form, productId } = words;
  const { state, submit, isSubmitting } = useReleaseNotice(words);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  // Before hydration the browser validates the address; after it, the form shows its own messages.
  const isAlive = useIsLive();

  useEffect(() => {
    if (step === 'error') field.current?.focus();
    if (step === 'sent') heading.current?.focus();
  }, [step, state]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    startTransition(() => submit(form));
  }

  if (step === 'sent') {
    return (
      <Place>
        <h3 ref={heading} tabIndex={-1}>
          {form.sentHeading}
        </h3>
        <p role="status">{form.sentText}</p>
      </Place>
    );
  }
  return (
    <Place>
      <h3>{form.heading}</h3>
      <p>{form.text}</p>
      <Fields
        method="post"
        action="/api/release-notices"
        noValidate={isAlive}
        onSubmit={send}
        aria-busy={isSubmitting}
        data-keep="waitlist"
      >
        <input type="hidden" name="productId" value={productId} />
        <Field
          ref={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          label={form.emailLabel}
          error={state.problem}
          readOnly={isSubmitting}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? form.busyLabel : form.buttonLabel}
        </Button>
        <Note>{form.privacyNote}</Note>
      </Fields>
    </Place>
  );
}

export const ReleaseNoticeForm = island('release-notice-form', Form);

interface NoticeFormState {
  step: 'idle' | 'sent' | 'error';
  problem: string | null;
}

const idle: NoticeFormState = { step: 'idle', problem: null };

function useReleaseNotice({ form, productId }: ReleaseNoticeWords) {
  const [state, submit, isSubmitting] = useActionState<NoticeFormState, HTMLFormElement>(
    async (_before, sent) => {
      const email = String(new FormData(sent).get('email') ?? '').trim();
      const wrong = (problem: string): NoticeFormState => ({ step: 'error', problem });
      if (!isEmailAddress(email)) return wrong(form.emailProblem);
      try {
        await joinWaitlist({ email, productId });
        // Also deletes the saved input (`data-keep`).
        sent.reset();
        return { step: 'sent', problem: null };
      } catch (cause) {
        return wrong(detailOf(cause, form.failure));
      }
    },
    idle,
  );
  return { state, submit, isSubmitting };
}
