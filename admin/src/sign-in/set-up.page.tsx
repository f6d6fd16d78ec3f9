import { Button } from '@lectern/ui/kit';
import { api } from '../api.js';
import { latePart } from '../components/index.js';
import { ProofDialog } from '../account/proof.js';
import { queryClient } from '../query-client.js';
import { setSession, fetchSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

export const SetUp = latePart(
  async () => (await import('../account/set-up-second-step.js')).SetUpSecondStep,
  ['9rem'],
);

export function SetUpPage() {
  const leave = () => {
    queryClient.clear();
    void api.DELETE('/api/admin/session').then(setSession, () => window.location.reload());
  };
  return (
    <SignInLayout
      title={m.setUp.title}
      lead={m.setUp.text}
      back={
        <Button kind="bare" onClick={leave}>
          {m.setUp.signOut}
        </Button>
      }
      isWide
    >
      <SetUp
        onDone={() => {
          void queryClient.invalidateQueries();
          void fetchSession();
        }}
      />
      <ProofDialog />
    </SignInLayout>
  );
}
