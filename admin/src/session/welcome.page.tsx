import { becomeFirstOwner } from '@lectern/api-client/admin';
import { FieldHint } from '@lectern/ui';
import { useState } from 'react';
import { Trouble } from '../parts/trouble.js';
import { CredentialsForm } from './credentials-form.js';
import { Door } from './door.js';

/** Behind the link that the start of the site prints: makes the first owner. */
export function WelcomePage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <Door title="Welcome">
      {token ? (
        <CredentialsForm
          isNew
          submitLabel="Make my account"
          busyLabel="Making your account…"
          send={(values) => becomeFirstOwner({ ...values, token })}
          hint={
            <FieldHint>
              Is there an owner already? <a href="/admin">Sign in</a>
            </FieldHint>
          }
        />
      ) : (
        <Trouble text="This link is not whole. Please copy all of it, up to its end, from where the site was started." />
      )}
    </Door>
  );
}
