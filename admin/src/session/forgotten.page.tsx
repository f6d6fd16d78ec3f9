import { forgetPassword } from '@lectern/api-client/admin';
import { Field } from '@lectern/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../parts/button.js';
import { Door } from './door.js';
import { FormSheet } from './form-sheet.js';
import { useForm } from './use-form.js';

/** For whoever has forgotten the password: what is said does not tell who has an account. */
export function ForgottenPage() {
  const [answer, setAnswer] = useState('');
  const state = useForm({
    required: { email: 'Please enter your email address' },
    send: async ({ email = '' }) => setAnswer((await forgetPassword(email)).message),
  });
  const back = <Link href="/">Back to signing in</Link>;
  if (answer) {
    return (
      <Door title="Look at your mail" back={back}>
        <p role="status">{answer}</p>
      </Door>
    );
  }
  return (
    <Door
      title="Forgotten password"
      lead="We send you a letter with a link. With it you choose a new password."
      back={back}
    >
      <FormSheet
        state={state}
        button={
          <Button kind="main" type="submit" busy={state.isBusy && 'Sending…'}>
            Send me the link
          </Button>
        }
      >
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={state.faults['email'] ?? null}
        />
      </FormSheet>
    </Door>
  );
}
