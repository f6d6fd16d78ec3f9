import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { PageHeading, Trouble } from '../components/index.js';
import { sentenceOf } from '../query-client.js';
import { useAccount } from './account-panel.js';
import { NamePanel, PasswordPanel } from './name-and-password.js';
import { PasskeysPanel } from './passkeys.js';
import { ProofDialog } from './proof.js';
import { SecondFactorPanel } from './second-factor.js';
import { SessionsPanel } from './sessions.js';

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;
`;

const Awaited = styled(Parts)`
  > * {
    height: 9rem;
  }
`;

/** What somebody keeps of her own: how she signs in, and where she is signed in. */
export function AccountPage() {
  const { data, error, refetch } = useAccount();
  return (
    <>
      <PageHeading title="Your account" lead="How you sign in, and where you are signed in." />
      {error && !data ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Awaited role="status" aria-label="Your account is on its way">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Awaited>
      ) : (
        <Parts>
          <SecondFactorPanel secondFactor={data.secondFactor} />
          <PasskeysPanel passkeys={data.passkeys} />
          <PasswordPanel email={data.email} />
          <SessionsPanel sessions={data.sessions} />
          <NamePanel name={data.name} email={data.email} />
        </Parts>
      )}
      <ProofDialog />
    </>
  );
}
