import { failureText, subscribe } from '@lectern/api-client';
import { type FormEvent, useState } from 'react';
import { track } from '../analytics/analytics.js';
import { showToast } from '@lectern/ui/toast';

/** Texts of the specification (document 1, section 8); what follows the thanks is the double opt-in's. */
const success = {
  title: 'Success!',
  description:
    'Thank you for subscribing to our newsletter. Please confirm it by the mail that is on its way to you.',
} as const;
const failure = 'Failed to subscribe. Please try again.';

/** Idle, submitting, and then a toast; the field is cleared when it went well. */
export function useSubscription() {
  const [isSubmitting, setSubmitting] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!email || isSubmitting) return;
    setSubmitting(true);
    subscribe(email)
      .then(
        () => {
          form.reset();
          track('sign_up', { method: 'newsletter' });
          showToast({ ...success, tone: 'success' });
        },
        (error: unknown) => {
          showToast({ title: 'Error', description: failureText(error, failure), tone: 'destructive' });
        },
      )
      .finally(() => setSubmitting(false));
  }

  return { isSubmitting, submit };
}
