import { forgetPassword, resetPassword } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, ErrorMessage, Field, Form, PasswordField, useForm } from '../components/index.js';
import { askForSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';

/** The secret of a link, which stands behind the # so that no server and no log sees it. */
export function tokenOfAddress(): string {
  return window.location.hash.slice(1);
}

/** For whoever has forgotten the password: what is said does not tell who has an account. */
export function ForgottenPage() {
  const [answer, setAnswer] = useState('');
  const state = useForm({
    saved: { email: '' },
    required: { email: 'Please enter your email address' },
    send: async ({ email }) => setAnswer((await forgetPassword(email)).message),
  });
  const back = <Link href="/">Back to signing in</Link>;
  if (answer) {
    return (
      <SignInLayout title="Look at your mail" back={back}>
        <p role="status">{answer}</p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title="Forgotten password"
      lead="We send you a letter with a link. With it you choose a new password."
      back={back}
    >
      <Form
        state={state}
        button={
          <Button kind="main" type="submit" busy={state.isBusy && 'Sending…'}>
            Send me the link
          </Button>
        }
      >
        <Field
          {...state.free('email')}
          label="Email address"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </SignInLayout>
  );
}

/** Behind the link of an email: a new password, with which one signs in afterwards. */
export function NewPasswordPage() {
  const [token] = useState(tokenOfAddress);
  const [isDone, setDone] = useState(false);
  const state = useForm({
    saved: { password: '' },
    required: { password: 'Please enter a password' },
    send: async ({ password }) => {
      await resetPassword({ token, password });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <SignInLayout title="Your new password" back={<></>}>
        <p role="status">It is set, and all other sessions have ended.</p>
        <p>
          <Link href="/" onClick={() => void askForSession()}>
            Sign in with it
          </Link>
        </p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Your new password" back={<Link href="/forgotten">Ask for another link</Link>}>
      {token ? (
        <Form
          state={state}
          button={
            <Button kind="main" type="submit" busy={state.isBusy && 'Setting it…'}>
              Set this password
            </Button>
          }
        >
          <PasswordField {...state.free('password')} label="New password" isNew />
        </Form>
      ) : (
        <ErrorMessage error="This link is not whole. Please copy all of it, up to its end, from the letter." />
      )}
    </SignInLayout>
  );
}
