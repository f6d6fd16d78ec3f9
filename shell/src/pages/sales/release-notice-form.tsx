import { Button, Field } from '@lectern/ui';
import { type FormEvent, startTransition, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useIsLive } from '../../use-is-live.js';
import type { ReleaseNoticeWords } from './release-notice.words.js';
import { useReleaseNotice } from './use-release-notice.js';

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

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

const Note = styled.p`
  && {
    font: 400 0.875rem/1.5 var(--font-control);
  }
`;

/** Asks to be told when the book is out. Until its script runs, it is a plain form that the server answers. */
export function ReleaseNoticeForm({ words }: { words: ReleaseNoticeWords }) {
  const { form, productId } = words;
  const { state, submit, isSubmitting } = useReleaseNotice(words);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  // Without a script the browser checks the address; with it, the words beside the field are ours.
  const isAlive = useIsLive();

  useEffect(() => {
    if (step === 'error') field.current?.focus();
    if (step === 'sent') heading.current?.focus();
  }, [step, state]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSubmitting) return;
    const data = new FormData(event.currentTarget);
    startTransition(() => submit(data));
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
      <Form
        method="post"
        action="/api/release-notices"
        noValidate={isAlive}
        onSubmit={send}
        aria-busy={isSubmitting}
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
          defaultValue={state.email}
          error={state.problem}
          readOnly={isSubmitting}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? form.busyLabel : form.buttonLabel}
        </Button>
        <Note>{form.privacyNote}</Note>
      </Form>
    </Place>
  );
}
