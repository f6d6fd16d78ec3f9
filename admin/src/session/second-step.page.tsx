import { signOut } from '@lectern/api-client/admin';
import { Button } from '../parts/button.js';
import { arrive } from './desk-session.js';
import { Door } from './door.js';
import { SecondStepForm } from './second-step-form.js';

/** After the password: the second step. */
export function SecondStepPage() {
  const beginAgain = () => void signOut().then(arrive, () => window.location.reload());
  return (
    <Door
      title="One more step"
      back={
        <Button kind="bare" onClick={beginAgain}>
          Begin again
        </Button>
      }
    >
      <SecondStepForm onAnswer={arrive} />
    </Door>
  );
}
