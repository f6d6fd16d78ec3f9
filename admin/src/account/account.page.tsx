import { Async } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { PageHeading } from '../components/index.js';
import { useAccount } from './account-panel.js';
import { EmailPanel } from './sign-in-email.js';
import { LanguagePanel } from './language.js';
import { NamePanel, PasswordPanel } from './name-and-password.js';
import { PasskeysPanel } from './passkeys.js';
import { ProofDialog } from './proof.js';
import { SecondFactorPanel } from './second-factor.js';
import { SessionsPanel } from './sessions.js';
import { account as m } from '../messages.js';

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;
`;

export function AccountPage() {
  const { data, error, refetch } = useAccount();
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '9rem', '9rem']}>
        {(data) => (
          <Parts>
            <SecondFactorPanel secondFactor={data.secondFactor} />
            <PasskeysPanel passkeys={data.passkeys} secondFactor={data.secondFactor} />
            <PasswordPanel email={data.email} />
            <EmailPanel email={data.email} />
            <SessionsPanel sessions={data.sessions} />
            <NamePanel name={data.name} />
            <LanguagePanel />
          </Parts>
        )}
      </Async>
      <ProofDialog />
    </>
  );
}
